/// Lines as they are in the file: a backslash in an argument is written as four if it is quoted, and as two if not.
/// The entry's name is `Bob's "Viewer" %f $HOME`, its icon `my icon`.
extension ExecRow {
  static let table = plain + quoted + literal + documented + deprecated + described + refused

  private static let plain = [
    ExecRow("viewer", runs: ["viewer"]),
    ExecRow("  viewer   --one ", runs: ["viewer", "--one"]),
    ExecRow("viewer\t--one", runs: ["viewer", "--one"]),
    ExecRow(#"viewer\s--one"#, runs: ["viewer", "--one"]),
    ExecRow(#"viewer --a\tb"#, runs: ["viewer", "--a", "b"]),
    ExecRow(#"viewer --a\nb"#, runs: ["viewer", "--a", "b"]),
    ExecRow("/bin/sh -l", runs: ["/bin/sh", "-l"]),
    ExecRow("env LANG=C viewer", runs: ["env", "LANG=C", "viewer"]),
    ExecRow("viewer größer 日本 🏹", runs: ["viewer", "größer", "日本", "🏹"]),
  ]

  private static let quoted = [
    ExecRow(#""viewer""#, runs: ["viewer"]),
    ExecRow(#"viewer "one two""#, runs: ["viewer", "one two"]),
    ExecRow(#"viewer "one\stwo""#, runs: ["viewer", "one two"]),
    ExecRow(#"viewer """#, runs: ["viewer", ""]),
    ExecRow(#"viewer --name="one two""#, runs: ["viewer", "--name=one two"]),
    ExecRow(#"viewer "\\"one\\"""#, runs: ["viewer", #""one""#]),
    ExecRow(#"viewer "\\$HOME""#, runs: ["viewer", "$HOME"]),
    ExecRow(#"viewer "\\`date\\`""#, runs: ["viewer", "`date`"]),
    ExecRow(#"viewer "C:\\\\dir""#, runs: ["viewer", #"C:\dir"#]),
    ExecRow(#"viewer C:\\\\dir\\\\a.exe"#, runs: ["viewer", #"C:\dir\a.exe"#]),
    ExecRow(#"viewer one\\ two"#, runs: ["viewer", "one two"]),
    ExecRow(#"viewer 'one two'"#, runs: ["viewer", "one two"]),
    ExecRow(#"viewer "it's""#, runs: ["viewer", "it's"]),
    ExecRow(#"sh -c "viewer; viewer""#, runs: ["sh", "-c", "viewer; viewer"]),
    ExecRow(#"sh -c "viewer \\"\\$1\\"" sh %f"#, ["/a b"], runs: ["sh", "-c", #"viewer "$1""#, "sh", "/a b"]),
  ]

  private static let literal = [
    ExecRow("viewer a #b c", runs: ["viewer", "a", "#b", "c"]),
    ExecRow("viewer $HOME ~ ~/x *", runs: ["viewer", "$HOME", "~", "~/x", "*"]),
    ExecRow("viewer $(date) `date`", runs: ["viewer", "$(date)", "`date`"]),
    ExecRow("viewer a|b a&b a;b <x >y", runs: ["viewer", "a|b", "a&b", "a;b", "<x", ">y"]),
    ExecRow("viewer && viewer", runs: ["viewer", "&&", "viewer"]),
    ExecRow("viewer 100%%", runs: ["viewer", "100%"]),
    ExecRow("viewer %%f", ["/a"], runs: ["viewer", "%f", "/a"]),
    ExecRow("viewer %%%%", runs: ["viewer", "%%"]),
    ExecRow("viewer 100%", runs: ["viewer", "100%"]),
    ExecRow("viewer https://x.org/?q=red%20shoes", runs: ["viewer", "https://x.org/?q=red%20shoes"]),
    ExecRow(#"sh -c "for i in 1; do echo %%f; done""#, runs: ["sh", "-c", "for i in 1; do echo %f; done"]),
  ]

  private static let documented = [
    ExecRow("viewer %f", runs: ["viewer"]),
    ExecRow("viewer %F", runs: ["viewer"]),
    ExecRow("viewer %u", runs: ["viewer"]),
    ExecRow("viewer -- %U --end", runs: ["viewer", "--", "--end"]),
    ExecRow("viewer --file=%f", runs: ["viewer", "--file="]),
    ExecRow("viewer %f", ["/a b"], runs: ["viewer", "/a b"]),
    ExecRow("viewer %f", ["file:///a%20b"], runs: ["viewer", "/a b"]),
    ExecRow("viewer %f", ["/a", "/b"], runs: ["viewer", "/a"], ["viewer", "/b"]),
    ExecRow("viewer %F", ["/a", "/b"], runs: ["viewer", "/a", "/b"]),
    ExecRow("viewer %u", ["/a b"], runs: ["viewer", "file:///a%20b"]),
    ExecRow("viewer %u", ["https://x.org/?a=1&b=2"], runs: ["viewer", "https://x.org/?a=1&b=2"]),
    ExecRow("viewer %u", ["https://x.org", "/b"], runs: ["viewer", "https://x.org"], ["viewer", "file:///b"]),
    ExecRow("viewer %U -x", ["https://x.org", "/b"], runs: ["viewer", "https://x.org", "file:///b", "-x"]),
    ExecRow("viewer --file=%f", ["/a b"], runs: ["viewer", "--file=/a b"]),
    ExecRow(#"viewer "%f""#, ["/a b"], runs: ["viewer", "/a b"]),
    ExecRow(#"viewer "see %u""#, ["https://x.org"], runs: ["viewer", "see https://x.org"]),
    ExecRow("viewer", ["/a", "/b"], runs: ["viewer", "/a"], ["viewer", "/b"]),
    ExecRow("viewer %f", ["/%f $HOME \"x\""], runs: ["viewer", "/%f $HOME \"x\""]),
  ]

  private static let deprecated = [
    ExecRow("viewer %d %D %n %N %v %m", runs: ["viewer"]),
    ExecRow("viewer -caption=%m", runs: ["viewer", "-caption="]),
  ]

  private static let described = [
    ExecRow("viewer %c", runs: ["viewer", #"Bob's "Viewer" %f $HOME"#]),
    ExecRow(#"viewer "%c""#, ["/a"], runs: ["viewer", #"Bob's "Viewer" %f $HOME"#, "/a"]),
    ExecRow("viewer -T=%c!", runs: ["viewer", #"-T=Bob's "Viewer" %f $HOME!"#]),
    ExecRow("viewer %i %f", ["/a"], runs: ["viewer", "--icon", "my icon", "/a"]),
    ExecRow("viewer %k", runs: ["viewer", "FILE"]),
  ]

  private static let refused = [
    ExecRow("", refused: "gives no command"),
    ExecRow(#"viewer "one"#, refused: "never closed"),
    ExecRow("viewer it's", refused: "never closed"),
    ExecRow("viewer %x", refused: "%x"),
    ExecRow("viewer https://x.org/%E3%83%A1", refused: "%E"),
    ExecRow("viewer %f %u", refused: "in more than one place"),
    ExecRow("viewer %F -- %F", refused: "in more than one place"),
    ExecRow("FOO=bar viewer", refused: "FOO=bar"),
    ExecRow("%f", ["/a"], refused: "program"),
    ExecRow("absent --one", refused: "program “absent” not found"),
    ExecRow("/nowhere/viewer", refused: "program “/nowhere/viewer” not found"),
    ExecRow("viewer %f", ["https://x.org"], refused: "https://x.org"),
  ]
}
