import ExternalPrograms
import Foundation

/// The toolchain's `swift`, for a package. What it and the compiler say goes to the terminal as it is.
struct SwiftTool {
    /// The package's folder.
    let package: URL

    /// Which package, and where it is built.
    private let place: [String]
    /// Where it is built.
    private let scratch: URL
    private let configuration: [String]

    static let scratchOption = ArgumentList.Option(
        name: "--scratch-path", value: "DIR", help: "where it is built, its .build if not given")

    /// - Parameters:
    ///   - scratch: Where it is built; nil is its own `.build`.
    ///   - isRelease: Whether programs are optimised, which takes longer to build.
    /// - Throws: Where there is no package.
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
        /// The folders of the package's targets of which it is made.
        let sources: [URL]
        /// The package's modules that stand on other packages.
        let appModules: [String]
    }

    /// The package's manifest.
    var manifest: URL { package.appendingPathComponent("Package.swift") }

    /// The program of that name, or else the first.
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

    /// Builds a program of the package, the one of that name or else the first, and returns its file.
    ///
    /// - Parameter isQuiet: Whether what the compiler says is in the error, in place of the terminal.
    /// - Throws: Where there is none, and where the compiler refuses it, after it has said why.
    func build(_ name: String?, isQuiet: Bool = false) async throws -> URL {
        try await build(program(named: name), isQuiet: isQuiet)
    }

    /// Builds a program, and returns its file. Sources that import Foundation alone compile as on Apple's systems.
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

    /// A package that stands on no other one, such as Kissa's own, is built as `swift build` builds it.
    private func withImports(_ command: [String], of program: Program) throws -> [String] {
        guard !program.appModules.isEmpty else { return command }
        return try FoundationImports(for: program.appModules, in: scratch.appendingPathComponent("kissa"))
            .command(command)
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
