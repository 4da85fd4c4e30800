/// The task with which VS Code builds and runs the app (`.vscode/tasks.json`).
enum EditorTask {
    /// Matches a compiler message: file, line, column, severity, text.
    static let message = #"^(.+\.swift):(\d+):(\d+): (error|warning): (.+)$"#
    /// Matches the first line of a build.
    static let beginning = #"^(Building|\[[0-9]+/[0-9]+\])"#
    /// Matches the output of `kissa run` at the end of a build.
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
