import Foundation
import TestSupport
import Testing

@testable import KissaCommand

/// Which files of a package have changed, and what has to be done about it.
@Suite final class SourceWatchTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var savings = 0.0

    deinit { try? FileManager.default.removeItem(at: folder) }

    @discardableResult private func write(_ path: String, _ text: String = "") throws -> URL {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        // Two saves within one tick of the file system's clock have to be distinguishable too.
        savings += 1
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: savings)], ofItemAtPath: file.path)
        return file
    }

    @Test func `a source that is saved, added or removed is news, once`() throws {
        let source = try write("Sources/A.swift")
        var watch = SourceWatch([folder])
        #expect(watch.news() == [])
        try write("Sources/A.swift")
        #expect(watch.news() == [source.path])
        #expect(watch.news() == [])
        try write(".build/log")
        #expect(watch.news() == [])
        let added = try write("Sources/Views/B.swift")
        try FileManager.default.removeItem(at: source)
        #expect(watch.news() == [source.path, added.path])
    }

    @Test func `a file can be watched by itself, before it is there too`() throws {
        let manifest = try write("Package.swift")
        var watch = SourceWatch([manifest, folder.appendingPathComponent("Later.swift")])
        try write("Other.swift")
        #expect(watch.news() == [])
        try write("Package.swift")
        let later = try write("Later.swift")
        #expect(watch.news() == [manifest.path, later.path])
    }

    @Test func `a program is made of its targets alone, and the page's own files need no build`() throws {
        try write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [
                .target(name: "Prices"), .target(name: "Other"),
                .executableTarget(name: "Shop", dependencies: ["Prices"]),
            ])
            """)
        for name in ["Prices", "Other"] { try write("Sources/\(name)/\(name).swift") }
        try write("Sources/Shop/main.swift")
        try write("Sources/Shop/Page/look.css")
        let swift = try SwiftTool(package: folder.path)
        let client = folder.appendingPathComponent("Sources/Shop/Page")
        var sources = try ProgramSources(swift, named: nil, client: client)
        #expect(sources.program.name == "Shop")
        #expect(Set(sources.program.sources.map(\.lastPathComponent)) == ["Shop", "Prices"])

        try write("Sources/Other/Other.swift")
        #expect(sources.change() == nil)
        try write("Sources/Shop/Page/look.css")
        #expect(sources.change() == .page)
        try write("Sources/Shop/Page/look.css")
        try write("Sources/Prices/Prices.swift")
        #expect(sources.change() == .code)
        try write("Package.swift", "// swift-tools-version: 6.0")
        #expect(sources.change() == .manifest)
        #expect(sources.change() == nil)

        #expect(throws: PackageError.self) { try swift.program(named: "Nobody") }
    }
}
