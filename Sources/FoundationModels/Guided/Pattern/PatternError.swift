/// Why a regular expression cannot guide a text.
struct PatternError: Error, Equatable, CustomStringConvertible {
    let pattern: String
    /// Where in the pattern, in characters from its beginning.
    let offset: Int
    let reason: String

    var description: String {
        "the pattern \(pattern) cannot guide a text: \(reason) at character \(offset + 1)."
    }
}
