/// A person's browser, as its cookie names it.
struct Visitor: Equatable, Sendable {
    /// 128 random bits. It stands in the cookie, beside its signature, and nowhere else.
    let id: String

    static func make() -> Visitor { Visitor(id: Secret.make()) }

    /// What everybody but the browser calls the visitor: who reads a database can't make a cookie of it.
    var name: String { Visitor.name(ofID: id) }

    static func name(ofID id: String) -> String {
        String(Digest.sha256(Array("kissa-visitor:\(id)".utf8)).hexadecimal.prefix(32))
    }
}
