import Foundation

extension NSPredicate {
    /// A condition in the language of predicates: `SELF MATCHES %@`, `name CONTAINS[cd] %@ AND age >= %d`. Foundation has
    /// only closures on Linux.
    ///
    /// Keys are those of dictionaries, and stored properties by name, since there is no key-value coding; `predicateFormat`
    /// doesn't tell the words. As on Apple's systems, a format that can't be read stops the program.
    ///
    /// See [the language](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html).
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(format: predicateFormat, argumentArray: arguments.map { $0 ?? NSNull() })
    }

    /// A condition in the language of predicates, with its arguments in an array.
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

/// @unchecked: a condition is never changed, and what it compares with is what the app gave it, as Apple's keep it.
private struct PredicateJudge: @unchecked Sendable {
    let condition: PredicateCondition

    func isTrue(of object: Any?, _ variables: [String: Any]) -> Bool {
        condition.isTrue(of: PredicateSubject(object: object, variables: variables))
    }
}

/// What is wrong with a format, and where.
struct PredicateFormatError: Error, Equatable, CustomStringConvertible {
    let description: String
}
