import Foundation
import SwiftData
import TestSupport

@Model
final class Sample {
    var number: Int
    var maybe: Int?
    var real: Double
    var text: String
    var word: String?
    var flag: Bool
    var parent: Sample?
    @Relationship(inverse: \Sample.parent) var children: [Sample] = []

    init(_ random: inout SeededRandom) {
        number = Int.random(in: -3...3, using: &random)
        maybe = Bool.random(using: &random) ? nil : Int.random(in: -2...2, using: &random)
        real = RandomPredicate.reals.randomElement(using: &random)!
        text = RandomPredicate.texts.randomElement(using: &random)!
        word = Bool.random(using: &random) ? nil : RandomPredicate.texts.randomElement(using: &random)!
        flag = Bool.random(using: &random)
    }
}

/// Makes random predicates with all kinds of expressions that are supported in SQL.
struct RandomPredicate {
    typealias Condition = any StandardPredicateExpression<Bool>
    typealias Number = any StandardPredicateExpression<Int>
    typealias Text = any StandardPredicateExpression<String>
    typealias Subject = PredicateExpressions.Variable<Sample>

    static let texts = ["", "a", "A", "é", "e\u{301}", "ab", "a%b", "_", "👨‍👩‍👧", "👨", "\r\n", "\n", "Zebra", "zebra", "ß"]
    static let reals = [0, -0.0, 1, 0.5, -2.5, .infinity, -.infinity, .nan, 3]

    var random: SeededRandom

    mutating func predicate() -> Predicate<Sample> {
        Predicate { condition($0, depth: Int.random(in: 0...3, using: &random)) }
    }

    private mutating func condition(_ subject: Subject, depth: Int) -> Condition {
        guard depth > 0 else { return leaf(subject) }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return both(condition(subject, depth: depth - 1), condition(subject, depth: depth - 1))
        case 1: return either(condition(subject, depth: depth - 1), condition(subject, depth: depth - 1))
        case 2: return not(condition(subject, depth: depth - 1))
        case 3: return children(subject)
        case 4: return ofParent(subject)
        default: return leaf(subject)
        }
    }

    private mutating func leaf(_ subject: Subject) -> Condition {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return compare(number(subject, depth: 2), number(subject, depth: 1))
        case 1: return equal(number(subject, depth: 1), number(subject, depth: 1))
        case 2: return compare(text(subject), text(subject))
        case 3: return equal(text(subject), text(subject))
        case 4: return contains(text(subject), text(subject))
        case 5: return starts(text(subject), text(subject))
        case 6: return isNil(subject)
        case 7: return compareReals(subject)
        case 8: return oneOf(subject)
        default: return PredicateExpressions.build_KeyPath(root: subject, keyPath: \Sample.flag)
        }
    }

    private mutating func number(_ subject: Subject, depth: Int) -> Number {
        switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
        case 0: return PredicateExpressions.build_Arg(Int.random(in: -3...3, using: &random))
        case 1: return PredicateExpressions.build_KeyPath(root: subject, keyPath: \Sample.number)
        case 2:
            return PredicateExpressions.build_NilCoalesce(
                lhs: PredicateExpressions.build_KeyPath(root: subject, keyPath: \Sample.maybe),
                rhs: PredicateExpressions.build_Arg(1))
        case 3: return count(subject)
        default: return sum(number(subject, depth: depth - 1), number(subject, depth: depth - 1))
        }
    }

    private mutating func count(_ subject: Subject) -> Number {
        guard Bool.random(using: &random) else {
            return PredicateExpressions.build_KeyPath(
                root: PredicateExpressions.build_KeyPath(root: subject, keyPath: \Sample.children), keyPath: \.count)
        }
        return PredicateExpressions.build_KeyPath(
            root: PredicateExpressions.build_KeyPath(root: subject, keyPath: \Sample.text), keyPath: \.count)
    }

    private mutating func text(_ subject: Subject) -> Text {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: PredicateExpressions.build_Arg(Self.texts.randomElement(using: &random)!)
        case 1: PredicateExpressions.build_KeyPath(root: subject, keyPath: \Sample.text)
        default:
            PredicateExpressions.build_NilCoalesce(
                lhs: PredicateExpressions.build_KeyPath(root: subject, keyPath: \Sample.word),
                rhs: PredicateExpressions.build_Arg("é"))
        }
    }

    // MARK: Combinations

    private func both(
        _ left: some StandardPredicateExpression<Bool>, _ right: some StandardPredicateExpression<Bool>
    ) -> Condition { PredicateExpressions.build_Conjunction(lhs: left, rhs: right) }

    private func either(
        _ left: some StandardPredicateExpression<Bool>, _ right: some StandardPredicateExpression<Bool>
    ) -> Condition { PredicateExpressions.build_Disjunction(lhs: left, rhs: right) }

    private func not(_ condition: some StandardPredicateExpression<Bool>) -> Condition {
        PredicateExpressions.build_Negation(condition)
    }

    private mutating func sum(
        _ left: some StandardPredicateExpression<Int>, _ right: some StandardPredicateExpression<Int>
    ) -> Number {
        let operation: PredicateExpressions.ArithmeticOperator = [.add, .subtract, .multiply].randomElement(
            using: &random)!
        return PredicateExpressions.build_Arithmetic(lhs: left, rhs: right, op: operation)
    }

    private mutating func compare<Value: Comparable>(
        _ left: some StandardPredicateExpression<Value>, _ right: some StandardPredicateExpression<Value>
    ) -> Condition {
        let operation: PredicateExpressions.ComparisonOperator = [
            .lessThan, .lessThanOrEqual, .greaterThan, .greaterThanOrEqual,
        ].randomElement(using: &random)!
        return PredicateExpressions.build_Comparison(lhs: left, rhs: right, op: operation)
    }

    private mutating func equal<Value: Equatable>(
        _ left: some StandardPredicateExpression<Value>, _ right: some StandardPredicateExpression<Value>
    ) -> Condition {
        Bool.random(using: &random)
            ? PredicateExpressions.build_Equal(lhs: left, rhs: right)
            : PredicateExpressions.build_NotEqual(lhs: left, rhs: right)
    }

    private func contains(
        _ left: some StandardPredicateExpression<String>, _ right: some StandardPredicateExpression<String>
    ) -> Condition { PredicateExpressions.build_contains(left, right) }

    private func starts(
        _ left: some StandardPredicateExpression<String>, _ right: some StandardPredicateExpression<String>
    ) -> Condition { PredicateExpressions.build_starts(left, with: right) }

    // MARK: Leaves

    private mutating func isNil(_ subject: Subject) -> Condition {
        let maybe = PredicateExpressions.build_KeyPath(root: subject, keyPath: \Sample.maybe)
        let value = Bool.random(using: &random) ? nil : Int.random(in: -2...2, using: &random)
        return equal(maybe, PredicateExpressions.build_Arg(value))
    }

    private mutating func compareReals(_ subject: Subject) -> Condition {
        let real = PredicateExpressions.build_KeyPath(root: subject, keyPath: \Sample.real)
        let value = PredicateExpressions.build_Arg(Self.reals.randomElement(using: &random)!)
        return Bool.random(using: &random) ? compare(real, value) : compare(value, real)
    }

    private mutating func oneOf(_ subject: Subject) -> Condition {
        let values = (0..<3).map { _ in Self.texts.randomElement(using: &random)! }
        return PredicateExpressions.build_contains(
            PredicateExpressions.build_Arg(values),
            PredicateExpressions.build_KeyPath(root: subject, keyPath: \Sample.text))
    }

    /// The expression that a closure returns needs a static type.
    private mutating func children(_ subject: Subject) -> Condition {
        let children = PredicateExpressions.build_KeyPath(root: subject, keyPath: \Sample.children)
        let (limit, text) = (Int.random(in: -2...2, using: &random), Self.texts.randomElement(using: &random)!)
        let isAbove = { (child: Subject) in
            PredicateExpressions.build_Comparison(
                lhs: PredicateExpressions.build_KeyPath(root: child, keyPath: \Sample.number),
                rhs: PredicateExpressions.build_Arg(limit), op: .greaterThan)
        }
        let hasText = { (child: Subject) in
            PredicateExpressions.build_Equal(
                lhs: PredicateExpressions.build_KeyPath(root: child, keyPath: \Sample.word),
                rhs: PredicateExpressions.build_Arg(Optional(text)))
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return PredicateExpressions.build_contains(children, where: isAbove)
        case 1: return PredicateExpressions.build_allSatisfy(children, isAbove)
        case 2: return PredicateExpressions.build_contains(children, where: hasText)
        default:
            return PredicateExpressions.build_contains(children) { child in
                PredicateExpressions.build_contains(
                    PredicateExpressions.build_KeyPath(root: child, keyPath: \Sample.children), where: isAbove)
            }
        }
    }

    private mutating func ofParent(_ subject: Subject) -> Condition {
        let parent = PredicateExpressions.build_KeyPath(root: subject, keyPath: \Sample.parent)
        let value: Int? = Bool.random(using: &random) ? nil : Int.random(in: -3...3, using: &random)
        return equal(
            PredicateExpressions.build_flatMap(parent) {
                PredicateExpressions.build_KeyPath(root: $0, keyPath: \Sample.number)
            }, PredicateExpressions.build_Arg(value))
    }
}
