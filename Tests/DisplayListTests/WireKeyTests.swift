import Foundation
import Testing

@testable import DisplayList

@Suite("Wire keys")
struct WireKeyTests {
    private func text(of path: String) throws -> String {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `the client's list is the same as ours`() throws {
        let script = try text(of: "Sources/BrowserHost/Client/transport/wire.js")
        let list = try #require(script.firstMatch(of: /keys = Object\.freeze\(\[(?<list>[^\]]*)\]/)).output.list
        let keys = list.matches(of: /"(\w+)"/).map { String($0.output.1) }
        #expect(keys == WireKey.allCases.map(\.rawValue))
    }

    @Test func `every field of an element has a default in the client`() throws {
        let script = try text(of: "Sources/BrowserHost/Client/transport/wire.js")
        let defaults = try #require(script.firstMatch(of: /fieldDefaults = Object\.freeze\(\{(?<list>[^}]*)\}/)).output
            .list
        let names = defaults.matches(of: #/(\w+): /#).map { String($0.output.1) }
        #expect(names.sorted() == ElementField.all.map(\.key.rawValue).sorted())
    }

    @Test func `the protocol page names every key`() throws {
        let page = try text(of: "Documentation/Protocol.md")
        for key in WireKey.allCases {
            #expect(page.contains(try Regex("\\b\(key.rawValue)\\b")), "\(key)")
        }
    }

    @Test func `no script writes markup or inline handlers`() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        let scripts = names.filter { $0.contains("/Client/") && $0.hasSuffix(".js") }
        #expect(scripts.count > 80)
        for script in scripts {
            let text = try String(contentsOf: sources.appendingPathComponent(script), encoding: .utf8)
            let forbidden = ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function("]
            for word in forbidden { #expect(!text.contains(word), "\(script) uses \(word)") }
        }
    }
}
