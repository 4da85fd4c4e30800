/// A person's browser, as its cookie identifies it.
struct Visitor: Equatable, Sendable {
    /// 128 random bits. They are stored in the cookie, next to their signature, and nowhere else.
    let id: String

    static func make() -> Visitor { Visitor(id: Secret.make()) }

    /// The visitor's name for everything except the cookie: it is a hash, so that nobody who reads a database can forge the
    /// cookie.
    var name: String { Visitor.name(ofID: id) }

    static func name(ofID id: String) -> String {
        String(Digest.sha256(Array("kissa-visitor:\(id)".utf8)).hexadecimal.prefix(32))
    }
}
