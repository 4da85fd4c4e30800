/// Why a template can't be parsed or evaluated.
public enum TemplateError: Error, Equatable, Sendable {
    /// The text isn't valid syntax.
    case syntax(line: Int, reason: String)
    /// The template itself rejects the conversation, with this message (`raise_exception`).
    case refused(String)
    /// An operation failed during evaluation.
    case failed(line: Int, reason: String)
    /// The evaluation reached one of its limits.
    case limitReached(line: Int, limit: String)
}

extension TemplateError: CustomStringConvertible {
    /// The reason in words, with the line in the template where it is known.
    public var description: String {
        switch self {
        case .syntax(let line, let reason): "line \(line) of the template can't be read: \(reason)"
        case .refused(let reason): "the template refuses the conversation: \(reason)"
        case .failed(let line, let reason): "line \(line) of the template fails: \(reason)"
        case .limitReached(let line, let limit): "line \(line) of the template goes beyond its limit of \(limit)"
        }
    }
}

/// A failed operation, before its line is added.
struct Failure: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// A reached limit, before its line is added.
struct LimitReached: Error {
    let limit: String
}

/// The template's own rejection.
struct Refusal: Error {
    let reason: String
}
