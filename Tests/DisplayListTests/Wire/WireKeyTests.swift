import TestSupport
import Testing

@testable import DisplayList

@Suite("Wire keys")
struct WireKeyTests {
    private let client = "Sources/BrowserHost/Client"
    private var table: String { client + "/transport/wire.js" }
    private let keys = Set(WireKey.allCases.map(\.rawValue))

    @Test func `the client's list is the same as ours`() throws {
        #expect(try RepositoryFiles.words(of: "keys", in: table) == WireKey.allCases.map(\.rawValue))
    }

    @Test func `the client's kinds of events are the same as ours`() throws {
        #expect(try RepositoryFiles.words(of: "eventKinds", in: table) == EventKind.allCases.map(\.rawValue))
    }

    @Test func `every field of an element has a default in the client`() throws {
        let script = try RepositoryFiles.text(table)
        let defaults = try #require(script.firstMatch(of: /fieldDefaults = Object\.freeze\(\{(?<list>[^}]*)\}/)).output
            .list
        let names = defaults.matches(of: #/(\w+): /#).map { String($0.output.1) }
        #expect(names.sorted() == ElementField.all.map(\.key.rawValue).sorted())
    }

    @Test func `the protocol page names every key`() throws {
        let page = try RepositoryFiles.text("Documentation/Protocol.md")
        for key in WireKey.allCases {
            #expect(page.contains(try Regex("\\b\(key.rawValue)\\b")), "\(key)")
        }
    }

    // The TypeScript compiler also checks the tables, but only runs in `make lint`.

    @Test func `the client reports and asks for kinds of events that there are`() throws {
        let named = try RepositoryFiles.names(
            matching: #"\b(?:report|listensTo|hostHasHeard|isWaiting)\("(\w+)""#, below: client)
        let known = Set(EventKind.allCases.map(\.rawValue))
        #expect(named.count > 20)
        #expect(named.filter { !known.contains($0.key) } == [:])
    }

    @Test(arguments: [
        #"\bops\("(\w+)""#, #"\bop: "(\w+)""#, #"\bt: "(\w+)""#, #""(\w+)" in changes"#,
        #"\bfields\??\.(\w+)\b(?!\()"#, #"[^.]\bcontent\??\.(\w+)"#, #"\boperation\.(\w+)"#,
    ])
    func `the client names no operation, message or field beyond the table`(pattern: String) throws {
        let named = try RepositoryFiles.names(matching: pattern, below: client)
        #expect(!named.isEmpty)
        #expect(named.filter { !keys.contains($0.key) } == [:])
    }

    @Test func `no script writes markup or inline handlers`() throws {
        // Runs in the sandboxed frame of an app's HTML, which it writes; it reaches nothing of the window.
        let inFrame = "Sources/WebKit/Client/bridge.js"
        var scripts = RepositoryFiles.modules(below: "Sources").filter { $0.contains("/Client/") }
        #expect(scripts.count > 80 && scripts.contains(inFrame))
        scripts.removeAll { $0 == inFrame }
        for script in scripts {
            let text = try RepositoryFiles.text(script)
            let forbidden = ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function("]
            for word in forbidden { #expect(!text.contains(word), "\(script) uses \(word)") }
        }
    }
}
