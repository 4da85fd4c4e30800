/// The cookie that names a visitor: the visitor's id and our signature of it. Scripts can't read it, and other sites can't
/// make a browser send it.
struct VisitorCookie: Sendable {
    /// A year.
    static let ageMaxSeconds = 31_536_000
    /// The cookie's name before cookies were signed.
    static let unsignedName = "kissa-visitor"

    let keys: SigningKeys
    /// Whether the page uses TLS. Then the name begins with `__Host-`: browsers accept such a cookie only from this exact host
    /// over TLS, and not from another host in its domain.
    let isSecure: Bool

    var name: String {
        let tag = keys.tag
        return (isSecure ? "__Host-" : "") + Self.unsignedName + (tag.isEmpty ? "" : "-" + tag)
    }

    /// What a Cookie header contains.
    enum Content: Equatable {
        case nothing
        case visitor(Visitor)
        /// A well-formed id without a signature, as older versions issued it.
        case unsigned(Visitor)
        /// A value that we never issued.
        case invented
    }

    func content(ofHeader header: String) -> Content {
        let values = Self.values(of: name, in: header)
        if values.isEmpty {
            let old = Self.values(of: Self.unsignedName, in: header)
            return old.count == 1 && Secret.isWellFormed(old[0]) ? .unsigned(Visitor(id: old[0])) : .nothing
        }
        // Another host in the domain may have set a cookie with this name, too: ours is the one that is signed.
        let signed = values.compactMap(signedVisitor)
        if signed.count == 1 { return .visitor(signed[0]) }
        guard values.count == 1, Secret.isWellFormed(values[0]) else { return .invented }
        return .unsigned(Visitor(id: values[0]))
    }

    private func signedVisitor(_ value: String) -> Visitor? {
        let parts = value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, Secret.isWellFormed(parts[0]),
            keys.isSignature(parts[1], of: Self.signedText(id: String(parts[0])))
        else { return nil }
        return Visitor(id: String(parts[0]))
    }

    /// Sets it for a year, on this host alone, signed by the newest key.
    func header(for visitor: Visitor) -> Response.Header {
        let value = "\(visitor.id).\(keys.signature(of: Self.signedText(id: visitor.id)))"
        let attributes =
            "Path=/; Max-Age=\(Self.ageMaxSeconds); HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
        return Response.Header(name: "set-cookie", value: "\(name)=\(value); \(attributes)")
    }

    private static func signedText(id: String) -> String { "kissa-visitor:\(id)" }

    private static func values(of name: String, in header: String) -> [String] {
        let pairs = header.split(separator: ";").map { $0.drop { $0 == " " } }
        return pairs.filter { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.utf8.count + 1)) }
    }
}
