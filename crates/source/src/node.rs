//! A parsed TOML file as one kind of deserializer.
//!
//! TOML's own deserializers are several types, and every type that is read from a file is compiled for each of them, and
//! for each form that a value may have: with three games' content that was a quarter of the browser client. Here there is
//! one deserializer with one sort of table, and whatever knows its form is compiled for that form alone.

use alloc::string::{String, ToString};
use core::fmt;
use core::iter::Zip;
use core::ops::{Range, RangeFrom};
use core::slice::Iter;
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{
    self, DeserializeSeed, Deserializer, IntoDeserializer, MapAccess, SeqAccess, Unexpected, Visitor,
};
use serde_spanned::Spanned;
use serde_spanned::de::is_spanned;
use toml::de::{DeArray, DeString, DeTable, DeValue};

/// What is wrong and, once that is known, where it stands.
#[derive(Debug)]
pub(crate) struct Wrong {
    pub(crate) message: String,
    pub(crate) span: Option<Range<usize>>,
}

impl Wrong {
    /// The innermost place counts: it is the first to be told.
    fn at(mut self, span: &Range<usize>) -> Wrong {
        self.span.get_or_insert_with(|| span.clone());
        self
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl core::error::Error for Wrong {}

impl de::Error for Wrong {
    fn custom<T: fmt::Display>(message: T) -> Wrong {
        Wrong { message: message.to_string(), span: None }
    }
}

impl From<toml::de::Error> for Wrong {
    fn from(error: toml::de::Error) -> Wrong {
        Wrong { message: error.message().into(), span: error.span() }
    }
}

/// A value or a key with its place in the file.
#[derive(Clone)]
pub(crate) struct Node<'de> {
    what: What<'de>,
    span: Range<usize>,
}

#[derive(Clone, Copy)]
enum What<'de> {
    Text(&'de str),
    Number(i64),
    Fraction(f64),
    Truth(bool),
    Table(&'de DeTable<'de>),
    Array(&'de DeArray<'de>),
    /// A date, or a number beyond all bounds.
    Other(&'static str),
}

impl<'de> Node<'de> {
    /// The whole file.
    pub(crate) fn file(table: &'de Spanned<DeTable<'de>>) -> Node<'de> {
        Node { what: What::Table(table.get_ref()), span: table.span() }
    }

    fn key(key: &'de Spanned<DeString<'de>>) -> Node<'de> {
        Node { what: What::Text(key.get_ref()), span: key.span() }
    }

    fn value(value: &'de Spanned<DeValue<'de>>) -> Node<'de> {
        let what = match value.get_ref() {
            DeValue::String(text) => What::Text(text),
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
                .map_or(What::Other("a number beyond all bounds"), What::Number),
            DeValue::Float(number) => {
                number.as_str().parse().map_or(What::Other("a malformed number"), What::Fraction)
            }
            DeValue::Boolean(truth) => What::Truth(*truth),
            DeValue::Datetime(_) => What::Other("a date"),
            DeValue::Array(array) => What::Array(array),
            DeValue::Table(table) => What::Table(table),
        };
        Node { what, span: value.span() }
    }

    /// Reads the node, and says where it stands if it is wrong.
    fn read<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Wrong> {
        let span = self.span.clone();
        seed.deserialize(self).map_err(|wrong| wrong.at(&span))
    }

    /// Something else stands here than the visitor expects.
    #[inline(never)]
    fn unexpected(self, expected: &dyn de::Expected) -> Wrong {
        let found = match self.what {
            What::Text(text) => Unexpected::Str(text),
            What::Number(number) => Unexpected::Signed(number),
            What::Fraction(number) => Unexpected::Float(number),
            What::Truth(truth) => Unexpected::Bool(truth),
            What::Table(_) => Unexpected::Map,
            What::Array(_) => Unexpected::Seq,
            What::Other(what) => Unexpected::Other(what),
        };
        <Wrong as de::Error>::invalid_type(found, expected).at(&self.span)
    }

    fn scalar<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.what {
            What::Text(text) => visitor.visit_borrowed_str(text),
            What::Number(number) => visitor.visit_i64(number),
            What::Fraction(number) => visitor.visit_f64(number),
            What::Truth(truth) => visitor.visit_bool(truth),
            _ => return Err(self.unexpected(&visitor)),
        }
        .map_err(|wrong: Wrong| wrong.at(&self.span))
    }

    fn table<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let What::Table(table) = self.what else { return Err(self.unexpected(&visitor)) };
        let entries = Entries { left: Left::Table(table.iter()), value: None };
        visitor.visit_map(entries).map_err(|wrong| wrong.at(&self.span))
    }

    fn array<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let What::Array(array) = self.what else { return Err(self.unexpected(&visitor)) };
        visitor.visit_seq(Elements(array.iter())).map_err(|wrong| wrong.at(&self.span))
    }
}

/// Methods of a deserializer that read one form of values.
macro_rules! reads {
    ($form:ident: $($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
            self.$form(visitor)
        }
    )*};
}

impl<'de> Deserializer<'de> for Node<'de> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.what {
            What::Table(_) => self.table(visitor),
            What::Array(_) => self.array(visitor),
            _ => self.scalar(visitor),
        }
    }

    reads! { scalar: deserialize_bool deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8
    deserialize_u16 deserialize_u32 deserialize_u64 deserialize_f32 deserialize_f64 deserialize_char deserialize_str
    deserialize_string deserialize_identifier deserialize_unit deserialize_bytes deserialize_byte_buf }
    reads! { array: deserialize_seq }
    reads! { table: deserialize_map }
    reads! { deserialize_any: deserialize_ignored_any }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_some(self)
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.scalar(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.array(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.array(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        if is_spanned(name) {
            return visitor
                .visit_map(Entries { left: Left::Place(self, fields.iter().zip(0..)), value: None });
        }
        self.table(visitor)
    }

    /// A name, or a table of one entry whose key is the name.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.what {
            What::Text(name) => {
                let name: StrDeserializer<'_, Wrong> = name.into_deserializer();
                visitor.visit_enum(name)
            }
            What::Table(table) if table.len() == 1 => {
                let entries = Entries { left: Left::Table(table.iter()), value: None };
                visitor.visit_enum(MapAccessDeserializer::new(entries))
            }
            _ => return Err(self.unexpected(&visitor)),
        }
        .map_err(|wrong| wrong.at(&self.span))
    }
}

/// A table, entry by entry.
struct Entries<'de> {
    left: Left<'de>,
    value: Option<Node<'de>>,
}

enum Left<'de> {
    Table(toml::map::Iter<'de, Spanned<DeString<'de>>, Spanned<DeValue<'de>>>),
    /// A value with its place is read as a table too: where it begins, where it ends, and the value.
    Place(Node<'de>, Zip<Iter<'static, &'static str>, RangeFrom<usize>>),
}

impl<'de> Entries<'de> {
    #[inline(never)]
    fn next(&mut self) -> Option<(Node<'de>, Node<'de>)> {
        match &mut self.left {
            Left::Table(entries) => entries.next().map(|(key, value)| (Node::key(key), Node::value(value))),
            Left::Place(node, fields) => fields.next().map(|(field, number)| {
                let Range { start, end } = node.span;
                let plain = |what| Node { what, span: start..end };
                // A file is never so long that a place in it would not fit.
                let place = |place: usize| plain(What::Number(i64::try_from(place).unwrap_or(i64::MAX)));
                let value = match number {
                    0 => place(start),
                    1 => place(end),
                    _ => node.clone(),
                };
                (plain(What::Text(field)), value)
            }),
        }
    }
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        let Some((key, value)) = self.next() else { return Ok(None) };
        self.value = Some(value);
        key.read(seed).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        match self.value.take() {
            Some(value) => value.read(seed),
            None => Err(de::Error::custom("a value, expected its key before it")),
        }
    }
}

/// An array, element by element.
struct Elements<'de>(Iter<'de, Spanned<DeValue<'de>>>);

impl<'de> SeqAccess<'de> for Elements<'de> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        self.0.next().map(|element| Node::value(element).read(seed)).transpose()
    }
}
