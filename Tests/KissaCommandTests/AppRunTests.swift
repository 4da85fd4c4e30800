import ExternalPrograms
import Foundation
import TestSupport
import Testing

@testable import KissaCommand

/// How apps end that `kissa run` has started, with what has started them.
@Suite(.timeLimit(.minutes(5))) struct AppRunTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A script in a folder whose name `env` would take for a variable.
    @discardableResult
    private func script(_ lines: String..., named name: String) throws -> URL {
        let file = folder.url.appendingPathComponent("a=b/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try ("#!/bin/sh\n" + lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return file
    }

    /// The line by which a script says its number.
    private func saying(_ name: String) -> String {
        let file = folder.url.appendingPathComponent(name).path
        return "echo $$ >'\(file).new'; mv '\(file).new' '\(file)'"
    }

    /// The number that a script says, once it does.
    private func number(of name: String) async throws -> pid_t {
        let file = folder.url.appendingPathComponent(name)
        while true {
            if let text = try? String(contentsOf: file, encoding: .utf8) {
                return try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
            }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private func waitForEnd(of process: pid_t) async throws {
        while FileManager.default.fileExists(atPath: "/proc/\(process)/exe") {
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private func run(_ app: URL, through starter: URL?) throws -> AppRun {
        try AppRun(
            app, through: starter, environment: ProcessInfo.processInfo.environment, console: TestConsole().console)
    }

    private static let supervise = RepositoryFiles.root.appendingPathComponent("Scripts/supervise")

    @Test func `an app that isn't open yet ends with its supervisor`() async throws {
        // It says nothing of signals.
        let app = try script(saying("app"), "exec sleep 600", named: "app")
        let started = try run(app, through: Self.supervise), number = try await number(of: "app")
        started.end(within: 60)
        #expect(!started.isRunning)
        try await waitForEnd(of: number)
    }

    @Test func `a starter that lets its app ignore Ctrl-C is told more plainly`() async throws {
        let starter = try script(
            "trap 'kill -INT $app' INT", "trap 'kill -TERM $app' TERM", "\"$@\" &", "app=$!",
            "while kill -0 $app 2>/dev/null; do wait $app; done", named: "starter")
        let app = try script(saying("app"), "exec sleep 600", named: "app")
        let started = try run(app, through: starter), number = try await number(of: "app")
        started.end(within: 60)
        try await waitForEnd(of: number)
    }

    @Test func `a starter that takes no notice is killed, and its app with it`() async throws {
        let starter = try script("trap '' INT TERM", "\"$@\" &", "wait", named: "starter")
        let app = try script(saying("app"), "while :; do sleep 1; done", named: "app")
        let started = try run(app, through: starter), number = try await number(of: "app")
        started.end(within: 0.3)
        #expect(started.status == SIGKILL)
        try await waitForEnd(of: number)
    }

    // MARK: The tool

    /// A package whose program is a script, and a `swift` that builds it: for ever once there is a file `slow`.
    private func makePackage() throws {
        try folder.write("", to: "a=b/Package.swift")
        try folder.write("", to: "a=b/Sources/Shop/main.swift")
        let root = folder.url.path + "/a=b"
        let target = #"{"name": "Shop", "c99name": "Shop", "type": "executable", "path": "Sources/Shop"}"#
        try script(
            "case \"$*\" in", "*describe*) echo '{\"targets\": [\(target)]}' ;;",
            "*--show-bin-path*) echo '\(root)' ;;",
            "*) [ ! -e '\(root)/slow' ] || { \(saying("build")); exec sleep 600; } ;;", "esac", named: "swift")
        try script(saying("app"), "exec sleep 600", named: "Shop")
    }

    private func startTool() throws -> Process {
        try makePackage()
        let root = folder.url.path + "/a=b", process = Process()
        process.executableURL = BuiltProducts.executable("kissa")
        process.arguments = ["run", "--no-open", root]
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        process.environment = ProcessInfo.processInfo.environment.merging(["PATH": "\(root):\(path)"]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.runWithOrdinarySignals()
        return process
    }

    @Test(arguments: [SIGTERM, SIGINT]) func `the tool ends while it builds, with its app and the build`(signal: Int32)
        async throws
    {
        let tool = try startTool(), app = try await number(of: "app")
        try folder.write("", to: "a=b/slow")
        try folder.write("// saved", to: "a=b/Sources/Shop/main.swift")
        let build = try await number(of: "build")
        kill(tool.processIdentifier, signal)
        tool.waitUntilExit()
        #expect(tool.terminationReason == .exit && tool.terminationStatus == 0)
        try await waitForEnd(of: app)
        try await waitForEnd(of: build)
    }

    @Test func `an app ends with a tool that is killed`() async throws {
        let tool = try startTool(), app = try await number(of: "app")
        kill(tool.processIdentifier, SIGKILL)
        tool.waitUntilExit()
        try await waitForEnd(of: app)
    }
}
