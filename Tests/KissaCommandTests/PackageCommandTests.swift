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
                "Sources/Bakery/AppleImports.swift", "Tests/BakeryTests/ContentViewTests.swift", ".gitignore",
                ".vscode/tasks.json",
            ])
        #expect(package.files[0].text.contains(".package(name: \"Kissa\", path: \"/somewhere/kissa\")"))
        #expect(package.files[2].text.contains("Text(\"\\(count)\")"))
        let remote = NewPackage(name: "Bakery", kissa: "https://example.org/kissa.git")
        #expect(remote.files[0].text.contains(".package(url: \"https://example.org/kissa.git\", branch: \"main\")"))
    }

    @Test func `the editor's task understands what the compiler and kissa run say`() throws {
        let file = try JSONSerialization.jsonObject(with: Data(EditorTask.file.utf8)) as? [String: Any]
        let task = try #require((file?["tasks"] as? [[String: Any]])?.first)
        let matcher = try #require(task["problemMatcher"] as? [String: Any])
        let pattern = try #require((matcher["pattern"] as? [String: Any])?["regexp"] as? String)
        let background = try #require(matcher["background"] as? [String: Any])
        let message = "Shop/Sources/Shop/ContentView.swift:7:13: error: cannot find 'x' in scope"
        let found = try #require(try Regex(pattern).firstMatch(in: message))
        #expect(
            found.output.dropFirst().map { String($0.substring ?? "") }.prefix(4) == [
                "Shop/Sources/Shop/ContentView.swift", "7", "13", "error",
            ])
        func isSaid(_ key: String, by line: String) throws -> Bool {
            try Regex(try #require(background[key] as? String)).firstMatch(in: line) != nil
        }
        #expect(try isSaid("beginsPattern", by: "[3/8] Compiling Shop ContentView.swift"))
        #expect(try isSaid("beginsPattern", by: "Building for debugging..."))
        #expect(try isSaid("endsPattern", by: "Shop is open at http://127.0.0.1:8080/ (Ctrl-C closes it)"))
        #expect(try isSaid("endsPattern", by: "kissa: Shop does not build. The app goes on as it was."))
    }

    /// The first steps of the tutorials show the new package's files; later steps replace them.
    @Test(arguments: [
        ("Teahouse", "Sources/Teahouse/ContentView.swift", "first-app-1"),
        ("Teahouse", "Sources/Teahouse/TeahouseApp.swift", "first-app-2"),
    ])
    func `a tutorial begins with what a new package has`(name: String, path: String, step: String) throws {
        let file = NewPackage(name: name, kissa: "../Kissa").files.first { $0.path == path }
        #expect(try file?.text == RepositoryFiles.text("Documentation/Kissa.docc/Tutorials/Code/\(step).swift"))
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
        // Pango's package pulls in its FreeType part.
        #expect(named.filter { !asked.contains(String($0)) && $0 != "pangoft2" } == [])
        let unknown = manifest.matches(of: #/library\("\w+", nil, "([\w\-]+)"/#).map { String($0.1) }
        #expect(!unknown.isEmpty)
        #expect(unknown == DoctorCommand.headers.map(\.1))
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
            AppRun.address(in: "Bakery is open at http://127.0.0.1:8080/ (Ctrl-C closes it)")
                == "http://127.0.0.1:8080/")
        #expect(AppRun.address(in: "See https://example.org/ for help") == nil)
    }

    @Test(arguments: 1...7) func `what an app says comes in whole characters and lines`(size: Int) {
        let said = "いらっしゃいませ\nGrüße 🍵\nno end"
        let bytes = Array(said.utf8)
        var (words, shown, lines) = (SpokenText(), "", [String]())
        for start in stride(from: 0, to: bytes.count, by: size) {
            let (text, whole) = words.take(Data(bytes[start..<min(start + size, bytes.count)]))
            shown += text
            lines += whole
        }
        #expect(shown == said && lines == ["いらっしゃいませ", "Grüße 🍵"])
        #expect(words.rest().lines == ["no end"])
    }

    @Test func `bytes that are no characters are passed on`() {
        var words = SpokenText()
        #expect(
            words.take(Data([0xFF, 0x41, 0x80, 0x80, 0x80, 0x80])).text == "\u{FFFD}A\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
        #expect(words.take(Data([0xE3, 0x81])).text == "" && words.rest().text == "\u{FFFD}")
    }

    @Test func `an app that runs says where, and ends when it is told to`() async throws {
        let script = try script(
            "trap 'exit 0' INT", "echo Fetching http://example.org/",
            "echo 'Shop is open at http://127.0.0.1:4321/ (Ctrl-C closes it)'", "while :; do sleep 0.01; done")
        defer { try? FileManager.default.removeItem(at: script) }
        let console = TestConsole()
        let (heard, hearing) = AsyncStream<String>.makeStream()
        let app = try AppRun(script, environment: [:], console: console.console) { hearing.yield($0) }
        #expect(await heard.first { _ in true } == "http://127.0.0.1:4321/")
        #expect(app.port == 4321 && app.isRunning && console.output.contains("open at"))
        app.end()
        #expect(!app.isRunning && app.status == 0)
    }

    @Test(arguments: [("INT", SIGTERM), ("INT TERM", SIGKILL)])
    func `an app that takes no notice of Ctrl-C is ended by the next signal`(ignored: String, last: Int32) async throws
    {
        let script = try script("trap '' \(ignored)", "echo", "while :; do sleep 0.01; done")
        defer { try? FileManager.default.removeItem(at: script) }
        let console = TestConsole()
        let app = try AppRun(
            script, environment: ["PATH": "/usr/bin:/bin"],
            console: console.console)
        while console.output.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        app.end(within: 2)
        #expect(!app.isRunning && app.status == last)
    }

    private func script(_ lines: String...) throws -> URL {
        let script = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sh")
        try Data((["#!/bin/sh"] + lines).joined(separator: "\n").utf8).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        return script
    }
}
