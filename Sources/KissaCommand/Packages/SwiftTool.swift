import ExternalPrograms
import Foundation

/// The toolchain's `swift`, for a package. Its output, and the compiler's, goes to the terminal unchanged.
struct SwiftTool {
    /// The package's folder.
    let package: URL

    /// The options for the package and its build folder.
    private let place: [String]
    /// The build folder.
    private let scratch: URL
    private let configuration: [String]

    static let scratchOption = ArgumentList.Option(
        name: "--scratch-path", value: "DIR", help: "where it is built, its .build if not given")

    /// - Parameters:
    ///   - scratch: The build folder; nil is the package's `.build`.
    ///   - isRelease: Whether programs are optimized, which takes longer to build.
    /// - Throws: If there is no package.
    init(package path: String, scratch: String? = nil, isRelease: Bool = false) throws {
        configuration = isRelease ? ["--configuration", "release"] : []
        package = URL(fileURLWithPath: path)
        place = ["--package-path", package.path] + (scratch.map { ["--scratch-path", $0] } ?? [])
        self.scratch = scratch.map { URL(fileURLWithPath: $0) } ?? package.appendingPathComponent(".build")
        guard FileManager.default.fileExists(atPath: manifest.path) else {
            throw PackageError(description: "There is no Package.swift in \(package.path).")
        }
    }

    /// A program of the package.
    struct Program: Equatable {
        let name: String
        /// The folders of the program's targets in the package.
        let sources: [URL]
        /// The package's modules that depend on other packages.
        let appModules: [String]
    }

    /// The package's manifest.
    var manifest: URL { package.appendingPathComponent("Package.swift") }

    /// The program with that name, or else the first one.
    ///
    /// - Throws: Where there is none.
    func program(named name: String?) async throws -> Program {
        let description = try await output(["package"] + place + ["--ignore-lock", "describe", "--type", "json"])
        let content = try JSONDecoder().decode(DescribedPackage.self, from: description)
        let names = content.programs
        guard let name = name ?? names.first, names.contains(name) else {
            let listed = names.isEmpty ? "none" : names.joined(separator: ", ")
            throw PackageError(description: "The package has no program \(name ?? "at all"); it has: \(listed).")
        }
        return Program(
            name: name, sources: content.folders(of: name).map(package.appendingPathComponent),
            appModules: content.appModules)
    }

    /// Builds a program of the package, the one with that name or else the first one, and returns its file.
    ///
    /// - Parameter isQuiet: Whether what the compiler says is in the error, in place of the terminal.
    /// - Throws: Where there is none, and where the compiler refuses it, after it has said why.
    func build(_ name: String?, isQuiet: Bool = false) async throws -> URL {
        try await build(program(named: name), isQuiet: isQuiet)
    }

    /// Builds a program, and returns its file. Sources that import Foundation alone, use selectors or ask for iOS compile as on
    /// Apple's systems.
    ///
    /// - Throws: Where the compiler refuses it, and `CancellationError`.
    func build(_ program: Program, isQuiet: Bool = false) async throws -> URL {
        let arguments = ["build"] + place + configuration
        let command = try withImports(["swift"] + arguments + ["--product", program.name], of: program)
        let (hasSucceeded, words) = try await run(command, isQuiet: isQuiet)
        guard hasSucceeded else {
            throw PackageError(description: "\(program.name) does not build.\(words.isEmpty ? "" : "\n\n" + words)")
        }
        let bin = try await output(arguments + ["--ignore-lock", "--show-bin-path"])
        let folder = String(decoding: bin, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return URL(fileURLWithPath: folder).appendingPathComponent(program.name)
    }

    /// A package without dependencies on other packages, such as Kissa itself, is built as by `swift build`.
    private func withImports(_ command: [String], of program: Program) throws -> [String] {
        guard !program.appModules.isEmpty else { return command }
        let imports = try FoundationImports(for: program.appModules, in: scratch.appendingPathComponent("kissa"))
        try imports.adapted.write(program.sources.flatMap(SourceWatch.swiftFiles))
        return imports.command(command)
    }

    // MARK: Processes

    private static let overheardBytesMax = 16_000

    /// Runs it, and returns the end of what it says, which is empty where that went to the terminal.
    private func run(_ command: [String], isQuiet: Bool) async throws -> (hasSucceeded: Bool, words: String) {
        // The tool's own output is for programs to read, so what Swift says goes beside it.
        let output = isQuiet ? ExternalProgram.Output.result : .standardError
        let result = try await ExternalProgram(command, output: output, errors: output).runUnlessCancelled()
        let words = (result.output + result.errors).suffix(Self.overheardBytesMax)
        return (result.hasSucceeded, String(decoding: words, as: UTF8.self))
    }

    /// What a question is answered that changes nothing: it needn't wait for a SwiftPM that builds the package.
    private func output(_ arguments: [String]) async throws -> Data {
        let result = try await ExternalProgram(["swift"] + arguments).runUnlessCancelled()
        guard result.hasSucceeded else { throw PackageError(description: "swift \(arguments[0]) failed.") }
        return result.output
    }
}

/// Why a package can't be built, run or made.
struct PackageError: LocalizedError, CustomStringConvertible {
    let description: String
    var errorDescription: String? { description }
}
