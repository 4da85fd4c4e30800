import ExternalPrograms
import Foundation

/// The type-checking of one target: of all its files at once, and if that takes too long, of each file separately, to find the
/// one that doesn't end.
struct Compilation {
    let target: CheckedTarget
    let sources: [URL]
    /// Names the copies that are read in place of some sources; nil if there are none.
    let adapted: URL?
    /// Where the module is written for targets that import it; nil if none does.
    let module: URL?
    let build: KissaBuild
    /// Contains the modules of other targets.
    let scratch: URL
    let secondsPerFile: Int

    /// - Parameter folder: The folder with the generated sources, which is removed from the findings' paths.
    func findings(in folder: URL) throws -> [Finding] {
        let all = try run(driverArguments, seconds: secondsPerFile * max(sources.count, 1))
        guard !all.ranOutOfTime else { return try findingsFileByFile(folder) }
        return Self.findings(of: all, in: folder)
    }

    private static func findings(of result: ExternalProgram.Result, in folder: URL) -> [Finding] {
        let text = (result.errorText + result.text).replacing(folder.path + "/", with: "")
        let findings = Finding.all(in: text)
        // A compiler that crashes reports no error in the usual form.
        guard findings.isEmpty, !result.hasSucceeded else { return findings }
        return [Finding(crashIn: text)]
    }

    private func findingsFileByFile(_ folder: URL) throws -> [Finding] {
        // Function bodies take most of the time, and targets that import the module don't need them.
        if module != nil {
            _ = try run(
                driverArguments + ["-Xfrontend", "-experimental-skip-all-function-bodies"], seconds: secondsPerFile)
        }
        let plugins = try Self.pluginFolder()
        var findings: [Finding] = []
        for source in sources {
            let result = try run(frontendArguments(source, plugins), seconds: secondsPerFile)
            if result.ranOutOfTime {
                let path = source.path.replacing(folder.path + "/", with: "")
                findings.append(Finding(tooLongIn: path, seconds: secondsPerFile))
            } else {
                findings += Self.findings(of: result, in: folder)
            }
        }
        var seen: Set<Finding> = []
        return findings.filter { seen.insert($0).inserted }
    }

    private func run(_ arguments: [String], seconds: Int) throws -> ExternalProgram.Result {
        // Only the time is limited: a compiler may use any amount of memory.
        let limits = ExternalProgram.Limits(seconds: Double(seconds), memoryBytes: 1 << 40, fileBytes: 1 << 40)
        return try ExternalProgram(arguments, limits: limits, errors: .result).run()
    }

    // MARK: Arguments

    private var driverArguments: [String] {
        let result =
            module.map {
                [
                    "-emit-module", "-emit-module-path", $0.path, "-Xfrontend",
                    "-experimental-allow-module-with-compiler-errors",
                ]
            } ?? ["-typecheck"]
        return ["swiftc"] + result + ["-wmo"] + sharedArguments + sources.map(\.path)
    }

    private func frontendArguments(_ source: URL, _ plugins: String) -> [String] {
        ["swiftc", "-frontend", "-typecheck", "-plugin-path", plugins] + sharedArguments.filter { $0 != "-Xfrontend" }
            + ["-primary-file", source.path] + sources.filter { $0 != source }.map(\.path)
    }

    private var sharedArguments: [String] {
        let isScript = sources.contains { $0.lastPathComponent == "main.swift" }
        return ["-module-name", target.module, "-swift-version", target.languageMode]
            + (isScript ? [] : ["-parse-as-library"]) + AppOptions.compiler + target.options
            + (adapted.map { [AdaptedSources.option, $0.path] } ?? [])
            // A single expression can take minutes: then it is reported with its location.
            + ["-Xfrontend", "-solver-expression-time-threshold=\(secondsPerFile)"]
            + ["-enable-testing", "-suppress-warnings", "-I", scratch.path, "-I", build.modules.path] + build.options
    }

    /// The toolchain's macros. The driver finds them itself; a frontend that is started directly has to be told.
    private static func pluginFolder() throws -> String {
        struct Info: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        let result = try ExternalProgram(["swiftc", "-print-target-info"]).run()
        let info = try JSONDecoder().decode(Info.self, from: result.output)
        return info.paths.runtimeResourcePath + "/host/plugins"
    }
}

extension ExternalProgram.Result {
    /// `timeout` exits with 124; a program that is killed for its time exits with the signal's number.
    fileprivate var ranOutOfTime: Bool { [124, 128 + SIGKILL, 128 + SIGXCPU].contains(status) }
}
