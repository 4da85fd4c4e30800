import Foundation
import TestSupport
import Testing

@testable import KissaCommand

@Suite("Packages of apps")
struct PackageCommandTests {
    @Test func `a new package has an app, a preview and a test`() throws {
        let package = NewPackage(name: "Bakery", kissa: "/somewhere/kissa")
        #expect(
            package.files.map(\.path) == [
                "Package.swift", "Sources/Bakery/BakeryApp.swift", "Sources/Bakery/ContentView.swift",
                "Tests/BakeryTests/ContentViewTests.swift", ".gitignore",
            ])
        #expect(package.files[0].text.contains(".package(name: \"Kissa\", path: \"/somewhere/kissa\")"))
        #expect(package.files[2].text.contains("Text(\"\\(count)\")"))
        let remote = NewPackage(name: "Bakery", kissa: "https://example.org/kissa.git")
        #expect(remote.files[0].text.contains(".package(url: \"https://example.org/kissa.git\", branch: \"main\")"))
    }

    @Test func `a path to Kissa is meant from where one is, and has to lead there`() throws {
        let root = RepositoryFiles.root
        func kissa(_ path: String) throws -> String {
            try NewCommand(ArgumentList(["Shop", "--kissa", path], options: NewCommand.options)).kissa
        }
        #expect(try kissa(root.path + "/Sources/..") == root.path)
        #expect(try kissa("https://example.org/kissa.git") == "https://example.org/kissa.git")
        #expect(throws: UsageError.self) { try kissa("/nowhere") }
    }

    @Test func `the doctor asks for every library that the manifest names`() throws {
        let manifest = try String(contentsOf: RepositoryFiles.root.appending(path: "Package.swift"), encoding: .utf8)
        let named = manifest.matches(of: #/library\("\w+", "([\w\- ]+)"/#).flatMap { $0.1.split(separator: " ") }
        let asked = Set(DoctorCommand.packages.map(\.0))
        #expect(named.count > 8)
        // Pango brings FreeType's part of it along.
        #expect(named.filter { !asked.contains(String($0)) && $0 != "pangoft2" } == [])
    }

    @Test(arguments: ["", "1st", "my app", "../up"]) func `a name that no module can have is refused`(name: String) {
        #expect(throws: UsageError.self) { try NewCommand(ArgumentList([name], options: NewCommand.options)) }
    }

    @Test(arguments: ["390", "axb", "0x10", "390x", "390x844x2"]) func `a size that is none is refused`(size: String) {
        #expect(throws: UsageError.self) {
            try ShotCommand(ArgumentList(["--size", size], options: ShotCommand.options))
        }
    }

    @Test func `an option goes by its letter, too`() throws {
        let list = try ArgumentList(["-o", "out", "App"], options: ShotCommand.options)
        #expect(list.text("--out") == "out" && list.words == ["App"])
        #expect(throws: UsageError.self) { try ArgumentList(["-x"], options: ShotCommand.options) }
    }

    @Test func `a folder without a package is said to be none`() {
        #expect(throws: PackageError.self) { try SwiftTool(package: "/nowhere") }
    }

    @Test func `the address that an app says is found`() {
        #expect(
            AppRun.address(in: "Bakery is open at http://127.0.0.1:8080/ (Ctrl-C closes it)\n")
                == "http://127.0.0.1:8080/")
        #expect(AppRun.address(in: "no address") == nil)
    }

    @Test func `an app that runs says where, and ends when it is told to`() async throws {
        let script = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sh")
        defer { try? FileManager.default.removeItem(at: script) }
        let lines = [
            "#!/bin/sh", "trap 'exit 0' INT", "echo Open at http://127.0.0.1:4321/", "while :; do sleep 0.01; done",
        ]
        try Data(lines.joined(separator: "\n").utf8).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        let console = TestConsole()
        let (heard, hearing) = AsyncStream<String>.makeStream()
        let app = try AppRun(script, environment: [:], console: console.console) { hearing.yield($0) }
        #expect(await heard.first { _ in true } == "http://127.0.0.1:4321/")
        #expect(app.port == 4321 && app.isRunning && console.output.contains("Open at"))
        app.end()
        #expect(!app.isRunning && app.status == 0)
    }
}
