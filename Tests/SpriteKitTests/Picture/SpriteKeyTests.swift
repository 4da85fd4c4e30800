import TestSupport
import Testing

@testable import SpriteKit

@Suite("Names in a scene's JSON")
struct SpriteKeyTests {
    private let client = "Sources/SpriteKit/Client"
    private var table: String { client + "/wire.js" }

    @Test func `the client's lists are the same as ours`() throws {
        #expect(try RepositoryFiles.words(of: "keys", in: table) == SpriteKey.allCases.map(\.rawValue))
        #expect(try RepositoryFiles.words(of: "partKinds", in: table) == PartKind.allCases.map(\.rawValue))
    }

    @Test(arguments: [
        #"\bpart\??\.(\w+)"#, #"\bhead\??\.(\w+)"#, #"\bown\??\.(\w+)"#, #"\bphase\??\.(\w+)"#,
        #"\bsend\(\{ (\w+)"#,
    ])
    func `the client names nothing beyond the table`(pattern: String) throws {
        let named = try RepositoryFiles.names(matching: pattern, below: client)
        let keys = Set(SpriteKey.allCases.map(\.rawValue))
        #expect(!named.isEmpty)
        #expect(named.filter { !keys.contains($0.key) } == [:])
    }
}
