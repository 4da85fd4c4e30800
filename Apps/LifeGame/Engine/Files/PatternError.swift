/// A syntax error in a pattern file, with its position.
public struct PatternError: Error, Equatable, CustomStringConvertible {
    /// The kinds of problems.
    public enum Problem: Equatable, Sendable {
        case tooLarge(bytes: Int)
        case tooManyCells(most: Int)
        case tooFarOut(most: Int)
        case unexpected(String)
        case expected(String, found: String)
        case rule(RuleError)
        /// A file in a known format that isn't supported.
        case format(String)
        case unknownFormat
        /// A cell in a state other than living and dead.
        case state(Int)
    }

    public let problem: Problem
    /// From 1.
    public let line: Int
    /// From 1, in bytes.
    public let column: Int

    init(_ problem: Problem, line: Int, column: Int) {
        (self.problem, self.line, self.column) = (problem, line, column)
    }

    public var description: String { "line \(line), column \(column): \(explanation)" }

    private var explanation: String {
        switch problem {
        case .tooLarge(let bytes): "the file has \(bytes) bytes; at most \(Pattern.byteCountMax) are read"
        case .tooManyCells(let most): "there are more than \(most) living cells"
        case .tooFarOut(let most): "a cell is farther than \(most) from the middle"
        case .unexpected(let found): "unexpected \(found)"
        case .expected(let what, let found): "expected \(what), found \(found)"
        case .rule(let error): "\(error)"
        case .format(let name): "this is \(name), which is not read"
        case .unknownFormat: "this is no pattern of a format that is known"
        case .state(let number): "a cell is in state \(number), and rules here have two: living and dead"
        }
    }
}
