import Foundation

/// `kissa new`: makes a package with a small app and its tests.
struct NewCommand: Command {
    static let name = "new"
    static let summary = "make a package with an app and its tests"
    static let words = "NAME"
    static let options: [ArgumentList.Option] = [
        .init(name: "--kissa", value: "PLACE", help: "Kissa's folder or address; found by itself if not given")
    ]
    static let details = """
        Makes a folder NAME with an app of one screen. kissa run NAME opens it, swift test --package-path NAME runs its
        tests, kissa shot NAME draws it.
        """

    private let name: String
    let kissa: String

    init(_ arguments: ArgumentList) throws {
        guard let name = arguments.words.first, arguments.words.count == 1 else {
            throw UsageError("kissa new takes one name.")
        }
        let isName = name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isName else {
            throw UsageError("The name \(name) is none for a Swift module: letters and digits, a letter first.")
        }
        self.name = name
        guard let kissa = arguments.text("--kissa") ?? Self.ownPackage() else {
            throw UsageError("This tool isn't in Kissa's folder; say with --kissa where that is.")
        }
        guard !kissa.contains("://") else {
            self.kissa = kissa
            return
        }
        // The package is one folder deeper than the folder to which the path is relative.
        let folder = URL(fileURLWithPath: kissa).standardizedFileURL
        guard Self.isKissa(folder) else { throw UsageError("\(kissa) isn't Kissa's folder.") }
        self.kissa = folder.path
    }

    /// The package in which this tool was built: the tool is in `.build/<triple>/<configuration>`.
    private static func ownPackage() -> String? {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let folders = sequence(first: program.deletingLastPathComponent()) { folder in
            folder.path == "/" ? nil : folder.deletingLastPathComponent()
        }
        return folders.first(where: isKissa)?.path
    }

    private static func isKissa(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources/KissaTesting").path)
    }

    func run(_ tool: KissaCommand) async throws {
        let folder = URL(fileURLWithPath: name)
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw PackageError(description: "\(name) is there already.")
        }
        for (path, text) in NewPackage(name: name, kissa: kissa).files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            tool.console.write("\(name)/\(path)\n")
        }
    }
}
