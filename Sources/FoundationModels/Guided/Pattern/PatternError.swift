/// Why a regular expression can't be used as a guide.
struct PatternError: Error, Equatable, CustomStringConvertible {
    let pattern: String
    /// The position in the pattern, in characters from its beginning.
    let offset: Int
    let reason: String

    /// Only an excerpt is shown, because a pattern can have megabytes.
    private var excerpt: String { pattern.utf8.count > 400 ? pattern.prefix(200) + "…" : pattern }

    var description: String {
        "the pattern \(excerpt) cannot guide a text: \(reason) at character \(offset + 1)."
    }
}
