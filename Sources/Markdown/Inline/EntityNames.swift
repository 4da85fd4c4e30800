/// The character references that HTML has names for, which are Markdown's as well.
enum EntityNames {
    /// By the names between `&` and `;`.
    static let characters: [String: String] = Dictionary(
        (firstHalf + " " + secondHalf).split(whereSeparator: \.isWhitespace).map { entry in
            let parts = entry.split(separator: ":")
            let scalars = parts[1].split(separator: "+").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            return (String(parts[0]), String(String.UnicodeScalarView(scalars)))
        }, uniquingKeysWith: { first, _ in first })
}
