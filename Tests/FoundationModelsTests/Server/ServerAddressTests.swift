import Foundation
import Testing

@testable import FoundationModels

@Suite("Servers' addresses and keys")
struct ServerAddressTests {
    @Test(
        arguments: [
            ("https://host/v1#name", "https://host/v1", "name"),
            ("http://localhost:11434/v1/#llama3.2:3b", "http://localhost:11434/v1", "llama3.2:3b"),
            ("http://[::1]:8080#org/model", "http://[::1]:8080/v1", "org/model"),
            ("https://host/api/openai/v1#a%20b#c", "https://host/api/openai/v1", "a b#c"),
            ("https://host/v1#喫茶", "https://host/v1", "喫茶"), ("https://host", "https://host/v1", nil),
            ("https://host/v1#", "https://host/v1", nil),
        ] as [(String, String, String?)])
    func `an address is a place and a model's name`(text: String, base: String, model: String?) throws {
        let address = try ServerAddress(text)
        #expect(address.base.absoluteString == base)
        #expect(address.model == model)
    }

    @Test(arguments: ["", "ftp://host/v1", "https://", "host/v1", "https:///v1"])
    func `what is no server's address is refused`(text: String) {
        #expect(throws: ServerAddressError.noServer(text)) { try ServerAddress(text) }
    }

    @Test
    func `secrets in an address are refused and not repeated`() {
        #expect(throws: ServerAddressError.containsPassword) { try ServerAddress("https://me:secret@host/v1") }
        #expect(throws: ServerAddressError.noServer("host/v1")) { try ServerAddress("me:secret@http://@host/v1") }
        #expect(throws: ServerAddressError.containsQuery("https://host/v1")) {
            try ServerAddress("https://host/v1?key=secret#name")
        }
    }

    @Test
    func `parts of the interface stand below the address, a server's own beside it`() throws {
        let address = try ServerAddress("http://host:1/v1#m")
        #expect(address.url("chat/completions").absoluteString == "http://host:1/v1/chat/completions")
        #expect(address.urlOutside("props").absoluteString == "http://host:1/props")
        #expect(try ServerAddress("http://host/api").urlOutside("props").absoluteString == "http://host/api/props")
    }

    @Test
    func `Kissa's key goes before OpenAI's, which is sent only where nobody can read it`() throws {
        let both = ["KISSA_API_KEY": " one\n", "OPENAI_API_KEY": "two"]
        let tls = try ServerAddress("https://host/v1")
        let plain = try ServerAddress("http://host/v1")
        #expect(ServerKey(for: plain, in: both).authorization == "Bearer one")
        #expect(ServerKey(for: tls, in: ["OPENAI_API_KEY": "two"]).authorization == "Bearer two")
        #expect(
            ServerKey(for: try ServerAddress("http://localhost:1/v1"), in: ["OPENAI_API_KEY": "two"]).authorization
                != nil)
        let withheld = ServerKey(for: plain, in: ["OPENAI_API_KEY": "two"])
        #expect(withheld.authorization == nil)
        #expect(withheld.withheld != nil)
        #expect(ServerKey(for: tls, in: [:]).authorization == nil)
    }

    @Test
    func `a key with a line's end inside cannot add a header`() throws {
        let key = ServerKey(for: try ServerAddress("https://host/v1"), in: ["KISSA_API_KEY": "a\r\nX-Evil: b"])
        #expect(key.authorization == nil)
    }

    @Test
    func `a key is not in its description, its dump, or a text that repeats it`() throws {
        let key = ServerKey(for: try ServerAddress("https://host/v1"), in: ["KISSA_API_KEY": "secret"])
        var dumped = ""
        dump(key, to: &dumped)
        #expect(!(dumped + "\(key)" + String(reflecting: key)).contains("secret"))
        #expect(key.redacting("Wrong key: secret!") == "Wrong key: •••!")
    }
}
