import ExternalPrograms
import Foundation

/// The toolchain's `swift`, for a package. What it and the compiler say goes to the terminal as it is.
struct SwiftTool {
    /// The package's folder.
    let package: URL

    /// Which package, and where it is built.
    private let place: [String]

    static let scratchOption = ArgumentList.Option(
        name: "--scratch-path", value: "DIR", help: "where it is built, its .build if not given")

    /// - Parameter scratch: Where it is built; nil is its own `.build`.
    /// - Throws: Where there is no package.
    init(package path: String, scratch: String? = nil) throws {
        package = URL(fileURLWithPath: path)
        place = ["--package-path", package.path] + (scratch.map { ["--scratch-path", $0] } ?? [])
        let manifest = package.appendingPathComponent("Package.swift")
        guard FileManager.default.fileExists(atPath: manifest.path) else {
            throw PackageError(description: "There is no Package.swift in \(package.path).")
        }
    }

    /// Builds a program of the package, the one of that name or else the first, and returns its file.
    ///
    /// - Parameter isQuiet: Whether what the compiler says is in the error, in place of the terminal.
    /// - Throws: Where there is none, and where the compiler refuses it, after it has said why.
    func build(_ name: String?, isQuiet: Bool = false) throws -> URL {
        let name = try program(named: name)
        let arguments = ["build"] + place + ["--product", name]
        let (hasSucceeded, words) = try run(arguments, isQuiet: isQuiet)
        guard hasSucceeded else {
            throw PackageError(description: "\(name) does not build.\(words.isEmpty ? "" : "\n\n" + words)")
        }
        let bin = try output(["build"] + place + ["--ignore-lock", "--show-bin-path"])
        let folder = String(decoding: bin, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return URL(fileURLWithPath: folder).appendingPathComponent(name)
    }

    private func program(named name: String?) throws -> String {
        let description = try output(["package"] + place + ["--ignore-lock", "describe", "--type", "json"])
        let names = try JSONDecoder().decode(Description.self, from: description).programs
        guard let name = name ?? names.first, names.contains(name) else {
            let listed = names.isEmpty ? "none" : names.joined(separator: ", ")
            throw PackageError(description: "The package has no program \(name ?? "at all"); it has: \(listed).")
        }
        return name
    }

    private struct Description: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
        }

        struct Product: Decodable {
            struct Kind: Decodable {
                /// An executable's key is there, with null.
                let isExecutable: Bool

                init(from decoder: any Decoder) throws {
                    isExecutable = try decoder.container(keyedBy: Key.self).contains(.executable)
                }

                private enum Key: String, CodingKey { case executable }
            }

            let name: String
            let targets: [String]
            let type: Kind
        }

        let targets: [Target]
        let products: [Product]?

        /// Products, which SwiftPM makes of executable targets by itself, unless the manifest names one for them.
        var programs: [String] {
            let named = (products ?? []).filter(\.type.isExecutable)
            let rest = targets.filter { target in
                target.type == "executable" && !named.contains { $0.targets.contains(target.name) }
            }
            return named.map(\.name) + rest.map(\.name)
        }
    }

    // MARK: Processes

    private static let overheardBytesMax = 16_000

    /// Runs it, and returns the end of what it says, which is empty where that went to the terminal.
    private func run(_ arguments: [String], isQuiet: Bool) throws -> (hasSucceeded: Bool, words: String) {
        // The tool's own output is for programs to read, so what Swift says goes beside it.
        let output = isQuiet ? ExternalProgram.Output.result : .standardError
        let result = try ExternalProgram(["swift"] + arguments, output: output, errors: output).run()
        let words = (result.output + result.errors).suffix(Self.overheardBytesMax)
        return (result.hasSucceeded, String(decoding: words, as: UTF8.self))
    }

    /// What a question is answered that changes nothing: it needn't wait for a SwiftPM that builds the package.
    private func output(_ arguments: [String]) throws -> Data {
        let result = try ExternalProgram(["swift"] + arguments).run()
        guard result.hasSucceeded else { throw PackageError(description: "swift \(arguments[0]) failed.") }
        return result.output
    }
}

/// Why a package can't be built, run or made.
struct PackageError: LocalizedError, CustomStringConvertible {
    let description: String
    var errorDescription: String? { description }
}
