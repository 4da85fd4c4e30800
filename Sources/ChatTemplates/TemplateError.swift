/// Why a template can't be read, or writes nothing.
public enum TemplateError: Error, Equatable, Sendable {
    /// Its text makes no sense.
    case syntax(line: Int, reason: String)
    /// The template itself refuses the conversation, in these words.
    case refused(String)
    /// Something in it can't be done.
    case failed(line: Int, reason: String)
    /// It goes on for longer, deeper or wider than any conversation needs.
    case limitReached(line: Int, limit: String)
}

extension TemplateError: CustomStringConvertible {
    /// The reason in words, with the place in the template where there is one.
    public var description: String {
        switch self {
        case .syntax(let line, let reason): "line \(line) of the template can't be read: \(reason)"
        case .refused(let reason): "the template refuses the conversation: \(reason)"
        case .failed(let line, let reason): "line \(line) of the template fails: \(reason)"
        case .limitReached(let line, let limit): "line \(line) of the template goes beyond its limit of \(limit)"
        }
    }
}

/// Something that can't be done, before it is known on which line.
struct Failure: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// A bound that was reached, before it is known on which line.
struct LimitReached: Error {
    let limit: String
}

/// What the template itself refuses.
struct Refusal: Error {
    let reason: String
}
