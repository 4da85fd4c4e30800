import ExternalPrograms
import Foundation

/// `kissa doctor`: reports what is missing on this machine.
struct DoctorCommand: Command {
    static let name = "doctor"
    static let summary = "say what is missing on this machine to build and test apps"
    static let words = ""
    static let options: [ArgumentList.Option] = []
    static let details =
        "Each line is something that is needed, whether it is there, and how it can be had. It fails where something is missing."

    init(_ arguments: ArgumentList) throws {
        guard arguments.words.isEmpty else { throw UsageError("kissa doctor takes no words.") }
    }

    /// A requirement.
    private struct Need {
        let name: String
        let isThere: Bool
        let remedy: String
        var isOptional = false
    }

    func run(_ tool: KissaCommand) async throws {
        let needs = Self.programs + Self.libraries
        for need in needs {
            let mark = need.isThere ? "ok     " : need.isOptional ? "absent " : "MISSING"
            tool.console.write("\(mark)  \(need.name)\(need.isThere ? "" : "  (\(need.remedy))")\n")
        }
        let missing = needs.filter { !$0.isThere && !$0.isOptional }
        guard missing.isEmpty else {
            throw PackageError(description: "\(missing.count) of \(needs.count) are missing.")
        }
    }

    private static var programs: [Need] {
        [
            Need(name: "swift", isThere: answers(["swift", "--version"]), remedy: "https://www.swift.org/install"),
            Need(name: "pkg-config", isThere: answers(["pkg-config", "--version"]), remedy: "apt install pkg-config"),
            Need(
                name: "Chromium, for browser tests", isThere: answers(["chromium", "--version"]),
                remedy: "apt install chromium", isOptional: true),
        ]
    }

    /// The libraries in Package.swift, by their pkg-config names, with Debian's packages.
    static let packages = [
        ("cairo", "libcairo2-dev"), ("pangocairo", "libpango1.0-dev"), ("harfbuzz-subset", "libharfbuzz-dev"),
        ("libwebsockets", "libwebsockets-dev"), ("libcrypto", "libssl-dev"), ("zlib", "zlib1g-dev"),
        ("libical", "libical-dev"), ("libcurl", "libcurl4-openssl-dev"), ("icu-uc", "libicu-dev"),
        ("sqlite3", "libsqlite3-dev"), ("libpq", "libpq-dev"), ("libbrotlienc", "libbrotli-dev"),
        ("libqrencode", "libqrencode-dev"),
    ]

    /// The header of each library that pkg-config doesn't know, and its package.
    static let headers = [("chipmunk/chipmunk.h", "libchipmunk-dev")]

    private static var libraries: [Need] {
        packages.map { library, package in
            Need(
                name: library, isThere: answers(["pkg-config", "--exists", library]), remedy: "apt install \(package)")
        }
            + headers.map { header, package in
                Need(
                    name: header, isThere: FileManager.default.fileExists(atPath: "/usr/include/\(header)"),
                    remedy: "apt install \(package)")
            }
    }

    private static func answers(_ command: [String]) -> Bool {
        let result = try? ExternalProgram(command, output: .nowhere, errors: .nowhere).run()
        return result?.hasSucceeded == true
    }
}
