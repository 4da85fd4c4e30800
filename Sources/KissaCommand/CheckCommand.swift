import AppChecking
import Foundation

/// `kissa check`: whether somebody's app compiles with Kissa.
struct CheckCommand: Command {
    static let name = "check"
    static let summary = "say whether an app's sources compile here, and what they miss"
    static let words = "PATH"
    static let options: [ArgumentList.Option] = [
        .init(name: "--json", help: "as JSON"),
        .init(
            name: "--build", value: "FOLDER",
            help: "Kissa's products, such as .build/debug; if not given, the tool's own"),
        .init(
            name: "--limit", value: "SECONDS",
            help: "how long the type checker may take for a file; 60 if not given"),
    ]
    static let details = """
        PATH is a folder, an .xcodeproj, a Package.swift or one Swift file. The app targets and frameworks of the Xcode
        projects in it and the targets of its packages are type-checked against Kissa's modules, in the language mode and
        with the features that their projects say, os(iOS) read as true and #selector as a macro. Nothing is fetched,
        built or run: what needs a package from elsewhere is reported by the module's name. A file, or an expression, that
        keeps the type checker for longer than the limit is reported with its place, and the rest is checked all the same.

        The exit status is 0 if everything compiles, 1 if something doesn't, 2 for wrong arguments.
        """

    private let path: URL
    private let build: String?
    private let isJSON: Bool
    private let secondsPerFile: Int

    init(_ arguments: ArgumentList) throws {
        guard arguments.words.count == 1, let word = arguments.words.first else {
            throw UsageError("kissa check takes one path.")
        }
        // A link to a folder is not searched.
        path = URL(fileURLWithPath: word).resolvingSymlinksInPath()
        build = arguments.text("--build")
        isJSON = arguments.contains("--json")
        let limit = arguments.text("--limit")
        let seconds = limit.map { Int($0) ?? 0 } ?? Checker.defaultSecondsPerFile
        guard (1...3600).contains(seconds) else {
            throw UsageError("kissa check --limit takes seconds, from 1 to 3600.")
        }
        secondsPerFile = seconds
    }

    func run(_ tool: KissaCommand) async throws {
        let kissa =
            if let build {
                try KissaBuild(products: URL(fileURLWithPath: build))
            } else {
                try KissaBuild(executable: Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
            }
        let project = try Project(path)
        let report = CheckReport(
            try Checker(project, build: kissa, secondsPerFile: secondsPerFile).run(), remarks: project.remarks)
        tool.console.write(isJSON ? try report.json : report.text)
        guard report.compilingCount == report.targetCount else { throw CheckFailure(report) }
    }
}

/// Some targets don't compile. The tool exits with 1.
private struct CheckFailure: Error, CustomStringConvertible {
    let description: String

    init(_ report: CheckReport) {
        description = "\(report.compilingCount) of \(report.targetCount) targets compile."
    }
}
