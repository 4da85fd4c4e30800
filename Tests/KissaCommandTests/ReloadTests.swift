import BrowserTesting
import ExternalPrograms
import Foundation
import TestSupport
import Testing

/// `kissa run` on a new package, with its page in a browser. The test builds a program twice, so only `make verify` runs it
/// (`KISSA_RELOAD`).
@Suite(.enabled(if: ProcessInfo.processInfo.environment["KISSA_RELOAD"] != nil), .timeLimit(.minutes(20)))
struct ReloadTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func kissa(
        _ arguments: String..., environment: [String: String] = [:]
    ) throws -> (process: Process, output: FileHandle, errors: FileHandle) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (process, output, errors) = (Process(), Pipe(), Pipe())
        process.executableURL = BuiltProducts.executable("kissa")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = errors
        try process.runWithOrdinarySignals()
        return (process, output.fileHandleForReading, errors.fileHandleForReading)
    }

    /// Reads until the output contains these words; nil if the process ends first.
    private func text(of output: FileHandle, until words: String) -> String? {
        var text = ""
        while !text.contains(words) {
            let data = output.availableData
            if data.isEmpty { return nil }
            text += String(decoding: data, as: UTF8.self)
        }
        return text
    }

    @Test func `a page shows a source that was saved, with what its scene keeps`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try kissa("new", "Reloaded", "--kissa", RepositoryFiles.root.path).process.waitUntilExit()
        let view = folder.appendingPathComponent("Reloaded/Sources/Reloaded/ContentView.swift")
        let source = try String(contentsOf: view, encoding: .utf8)
            .replacing("@State private var count = 0", with: "@SceneStorage(\"count\") private var count = 0")
        try source.write(to: view, atomically: true, encoding: .utf8)
        // SwiftPM builds it in the folder in which Kissa is already built.
        let scratch = BuiltProducts.folder.deletingLastPathComponent().deletingLastPathComponent().path
        let (run, output, errors) = try kissa(
            "run", "--no-open", "--scratch-path", scratch, "Reloaded", environment: ["PORT": "0"])
        defer {
            run.interrupt()
            run.waitUntilExit()
        }
        let opened = try #require(text(of: output, until: "(Ctrl-C closes it)"))
        let address = try #require(opened.firstMatch(of: /http\S+/)?.0)
        let page = try #require(URL(string: String(address)))

        try await Browser.shared().withPage { tab in
            try await tab.navigate(to: page)
            try await tab.waitFor("document.body.innerText.includes('Add one')")
            let button = "[...document.querySelectorAll('button')].find(each => each.innerText.includes('Add one'))"
            try await tab.evaluate("\(button).click()")
            try await tab.waitFor("document.body.innerText.includes('1')")
            try source.replacing("Add one", with: "Pour one").write(to: view, atomically: true, encoding: .utf8)
            try await tab.waitFor("document.body.innerText.includes('Pour one')", timeout: .seconds(600))
            #expect(try await tab.evaluate("document.body.innerText.includes('1')").isTruthy)

            try source.replacing("Add one", with: "Oh\"").write(to: view, atomically: true, encoding: .utf8)
            #expect(text(of: errors, until: "The app goes on as it was.")?.contains("error:") == true)
            #expect(try await tab.evaluate("document.body.innerText.includes('Pour one')").isTruthy)
        }
        #expect(run.isRunning)
    }
}
