//! Starts other programs from the root of the workspace, and can say how to start them again by hand.

use std::{
    env,
    ffi::OsString,
    process::{Command, ExitCode, Stdio},
};

use anyhow::{Context, Result, bail};

use crate::repo;

/// A program with its arguments.
#[derive(Clone, Debug)]
pub(crate) struct Tool {
    /// As typed by hand.
    name: &'static str,
    args: Vec<OsString>,
    env: Option<(&'static str, String)>,
}

/// A call of cargo; the one that started us, so that a pinned toolchain stays the same.
pub(crate) fn cargo<A: Into<OsString>>(args: impl IntoIterator<Item = A>) -> Tool {
    tool("cargo", args)
}

/// A call of any program on the path.
pub(crate) fn tool<A: Into<OsString>>(name: &'static str, args: impl IntoIterator<Item = A>) -> Tool {
    Tool { name, args: args.into_iter().map(Into::into).collect(), env: None }
}

impl Tool {
    /// With this variable set for it.
    pub(crate) fn env(mut self, name: &'static str, value: impl Into<String>) -> Tool {
        self.env = Some((name, value.into()));
        self
    }

    /// The line to type for the same call.
    pub(crate) fn line(&self) -> String {
        let variable = self.env.as_ref().map(|(name, value)| format!("{name}='{value}'"));
        let args = self.args.iter().map(|arg| quote(&arg.to_string_lossy()));
        variable.into_iter().chain([self.name.to_owned()]).chain(args).collect::<Vec<_>>().join(" ")
    }

    /// Runs it to its end with our own input and output.
    pub(crate) fn run(&self) -> Result<()> {
        let status = self.command().status().with_context(|| self.not_started())?;
        if !status.success() {
            bail!("`{}` ended with {status}", self.line());
        }
        Ok(())
    }

    /// Runs it to its end and ends as it ended.
    pub(crate) fn hand_over(&self) -> Result<ExitCode> {
        let status = self.command().status().with_context(|| self.not_started())?;
        // Killed by a signal, a program has no code.
        let code = status.code().and_then(|code| u8::try_from(code).ok());
        Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
    }

    /// Whether it starts and succeeds; it prints nothing.
    pub(crate) fn succeeds(&self) -> bool {
        let quiet = self.command().stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
        quiet.is_ok_and(|status| status.success())
    }

    /// What it prints, without the line end.
    pub(crate) fn answer(&self) -> Result<String> {
        let output = self.command().stderr(Stdio::inherit()).output().with_context(|| self.not_started())?;
        if !output.status.success() {
            bail!("`{}` ended with {}", self.line(), output.status);
        }
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    fn command(&self) -> Command {
        let own_cargo = || env::var_os("CARGO").filter(|_| self.name == "cargo");
        let mut command = Command::new(own_cargo().unwrap_or_else(|| self.name.into()));
        command.args(&self.args).current_dir(repo::root()).envs(self.env.clone());
        command
    }

    fn not_started(&self) -> String {
        format!("`{}` could not be started; is {} installed and on the PATH?", self.line(), self.name)
    }
}

fn quote(arg: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_=./:,+@".contains(c);
    if !arg.is_empty() && arg.chars().all(plain) {
        arg.to_owned()
    } else {
        format!("'{}'", arg.replace('\'', r"'\''"))
    }
}

/// Installs packages of the system, looking for newer lists if it knows none.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    let command = || {
        let options = ["install", "--yes", "--no-install-recommends"];
        tool("apt-get", options.into_iter().chain(packages.iter().copied()))
    };
    command().run().or_else(|_| {
        tool("apt-get", ["update"]).run()?;
        command().run()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_can_be_typed_again() {
        let doc = cargo(["doc", "--workspace"]).env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(doc.line(), "RUSTDOCFLAGS='-D warnings' cargo doc --workspace");
        assert_eq!(tool("a", ["b c", "", "it's"]).line(), r"a 'b c' '' 'it'\''s'");
    }

    #[test]
    fn success_failure_and_absence_are_told_apart() {
        assert!(cargo(["--version"]).succeeds());
        assert!(cargo(["--version"]).answer().unwrap().starts_with("cargo "));
        assert!(!cargo(["no-such-command-at-all"]).succeeds());
        assert!(!tool("no-such-program-at-all", [""; 0]).succeeds());
        let error = tool("no-such-program-at-all", [""; 0]).run().unwrap_err();
        assert!(error.to_string().contains("is no-such-program-at-all installed"), "{error}");
    }
}
