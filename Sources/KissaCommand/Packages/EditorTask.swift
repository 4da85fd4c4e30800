/// The task by which VS Code builds and runs the app (`.vscode/tasks.json`).
enum EditorTask {
    /// A message of the compiler: file, line, column, severity, words.
    static let message = #"^(.+\.swift):(\d+):(\d+): (error|warning): (.+)$"#
    /// The first line of a build.
    static let beginning = #"^(Building|\[[0-9]+/[0-9]+\])"#
    /// What `kissa run` says when a build has come to its end.
    static let ending = "(is open at http|does not build)"

    static let file = #"""
        {
            "version": "2.0.0",
            "tasks": [
                {
                    "label": "kissa run",
                    "type": "shell",
                    "command": "kissa run --no-open",
                    "isBackground": true,
                    "problemMatcher": {
                        "owner": "swift",
                        "fileLocation": "absolute",
                        "pattern": {
                            "regexp": "\#(escaped(message))",
                            "file": 1, "line": 2, "column": 3, "severity": 4, "message": 5
                        },
                        "background": {
                            "activeOnStart": true,
                            "beginsPattern": "\#(escaped(beginning))",
                            "endsPattern": "\#(escaped(ending))"
                        }
                    },
                    "group": { "kind": "build", "isDefault": true }
                }
            ]
        }

        """#

    private static func escaped(_ pattern: String) -> String { pattern.replacing(#"\"#, with: #"\\"#) }
}
