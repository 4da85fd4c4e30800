/// The cookie that names a visitor: a secret that scripts can't read and other sites can't make a browser send.
enum VisitorCookie {
    static let name = "kissa-visitor"

    /// The visitor that a Cookie header names; nil where it names none, or something that we never gave out.
    static func visitor(inHeader header: String) -> String? {
        let pairs = header.split(separator: ";").map { $0.drop { $0 == " " } }
        let values = pairs.filter { $0.hasPrefix(name + "=") }.map { $0.dropFirst(name.count + 1) }
        guard values.count == 1, let value = values.first, Secret.isWellFormed(value) else { return nil }
        return String(value)
    }

    /// Sets it for a year, on this host alone.
    static func header(for visitor: String) -> Response.Header {
        Response.Header(
            name: "set-cookie", value: "\(name)=\(visitor); Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict")
    }
}
