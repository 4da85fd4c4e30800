/// Why a regular expression cannot guide a text.
struct PatternError: Error, Equatable, CustomStringConvertible {
    let pattern: String
    /// Where in the pattern, in characters from its beginning.
    let offset: Int
    let reason: String

    /// A pattern may have megabytes, and nobody reads them in a message.
    private var excerpt: String { pattern.utf8.count > 400 ? pattern.prefix(200) + "…" : pattern }

    var description: String {
        "the pattern \(excerpt) cannot guide a text: \(reason) at character \(offset + 1)."
    }
}
