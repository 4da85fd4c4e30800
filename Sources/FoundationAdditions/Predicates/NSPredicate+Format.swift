import Foundation

extension NSPredicate {
    /// A predicate from a format string: `SELF MATCHES %@`, `name CONTAINS[cd] %@ AND age >= %d`. On Linux Foundation only
    /// supports closures.
    ///
    /// Keys refer to entries of dictionaries and to stored properties, since there is no key-value coding; `predicateFormat`
    /// doesn't return the format. As on Apple's systems, an invalid format traps.
    ///
    /// See [the
    /// language](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html).
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(format: predicateFormat, argumentArray: arguments.map { $0 ?? NSNull() })
    }

    /// A predicate from a format string, with its arguments in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let condition: PredicateCondition
        do {
            var parser = try PredicateParser(predicateFormat, arguments: arguments ?? [])
            condition = try parser.parse()
        } catch {
            preconditionFailure("Unable to read the predicate \"\(predicateFormat)\": \(error)")
        }
        let judge = PredicateJudge(condition: condition)
        self.init { object, variables in judge.isTrue(of: object, variables ?? [:]) }
    }
}

/// @unchecked: the condition is immutable, and its constants come from the app, as with Apple's predicates.
private struct PredicateJudge: @unchecked Sendable {
    let condition: PredicateCondition

    func isTrue(of object: Any?, _ variables: [String: Any]) -> Bool {
        condition.judge(PredicateSubject(object: object, variables: variables))
    }
}

/// An error in a format, and its position.
struct PredicateFormatError: Error, Equatable, CustomStringConvertible {
    let description: String
}
