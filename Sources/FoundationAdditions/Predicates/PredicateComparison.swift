import Foundation

/// A comparison of two values in a predicate.
package struct PredicateComparison {
    /// How many elements of the left side must satisfy the comparison.
    package enum Quantity: String, CaseIterable {
        case any = "ANY"
        case some = "SOME"
        case all = "ALL"
        case none = "NONE"
    }

    package enum Operation: String {
        case equal = "=="
        case unequal = "!="
        case less = "<"
        case atMost = "<="
        case more = ">"
        case atLeast = ">="
        case begins = "BEGINSWITH"
        case ends = "ENDSWITH"
        case contains = "CONTAINS"
        case like = "LIKE"
        case matches = "MATCHES"
        case isIn = "IN"
        case between = "BETWEEN"

        init?(named name: String) {
            self.init(rawValue: ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][name] ?? name)
        }
    }

    package let quantity: Quantity?
    package let left: PredicateValue
    package let operation: Operation
    package let options: String.CompareOptions
    package let right: PredicateValue

    func isTrue(of subject: PredicateSubject) -> Bool {
        let (left, right) = (left.value(for: subject), right.value(for: subject))
        guard let quantity else { return holds(left, right) }
        let elements = PredicateValue.elements(of: left) ?? []
        switch quantity {
        case .any, .some: return elements.contains { holds($0, right) }
        case .all: return elements.allSatisfy { holds($0, right) }
        case .none: return !elements.contains { holds($0, right) }
        }
    }

    /// Whether two texts compare so, for a database that asks.
    package static func holds(
        _ left: String, _ operation: Operation, _ right: String, _ options: String.CompareOptions
    ) -> Bool {
        Self(quantity: nil, left: .constant(nil), operation: operation, options: options, right: .constant(nil))
            .holds(left, right)
    }

    private func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch operation {
        case .equal: return isEqual(left, right)
        case .unequal: return !isEqual(left, right)
        case .less: return order(left, right) == .orderedAscending
        case .atMost: return order(left, right).map { $0 != .orderedDescending } ?? false
        case .more: return order(left, right) == .orderedDescending
        case .atLeast: return order(left, right).map { $0 != .orderedAscending } ?? false
        case .begins: return finds(right, in: left, [.anchored])
        case .ends: return finds(right, in: left, [.anchored, .backwards])
        case .contains: return contains(left, right)
        case .isIn: return contains(right, left)
        case .like: return fits(left, text(right).map(Self.expression))
        case .matches: return fits(left, text(right))
        case .between: return isBetween(left, right)
        }
    }

    // MARK: Equality and order

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        if isNothing(left) || isNothing(right) { return isNothing(left) && isNothing(right) }
        if let order = order(left, right) { return order == .orderedSame }
        if let left = left as? any KeyValueCoded { return isSame(left, right) }
        if let right = right as? any KeyValueCoded { return isSame(right, left) }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return (left as? NSObject)?.isEqual(right) ?? false
    }

    private func isSame(_ object: any KeyValueCoded, _ other: Any?) -> Bool {
        let identity = (other as? any KeyValueCoded)?.codedIdentity ?? other as? AnyHashable
        return object.codedIdentity == identity
    }

    /// Nil if the two values can't be ordered.
    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let left = text(left), let right = text(right) { return left.compare(right, options: options) }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        guard let left = number(left), let right = number(right) else { return nil }
        return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }

    private func isBetween(_ value: Any?, _ limits: Any?) -> Bool {
        guard let limits = PredicateValue.elements(of: limits), limits.count == 2,
            let low = order(value, limits[0]), let high = order(value, limits[1])
        else { return false }
        return low != .orderedAscending && high != .orderedDescending
    }

    private func isNothing(_ value: Any?) -> Bool { value == nil || value is NSNull }

    private func number(_ value: Any?) -> Decimal? {
        switch value {
        case let flag as Bool: flag ? 1 : 0
        case let number as Decimal: number
        case let number as any BinaryInteger: Decimal(string: number.description)
        case let number as any BinaryFloatingPoint: Decimal(Double(number))
        case let number as NSNumber: number.decimalValue
        default: nil
        }
    }

    // MARK: Texts and collections

    private func text(_ value: Any?) -> String? {
        switch value {
        case let text as String: text
        case let text as Substring: String(text)
        case let text as NSString: text as String
        default: nil
        }
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        if let elements = PredicateValue.elements(of: whole) { return elements.contains { isEqual($0, part) } }
        return finds(part, in: whole, [])
    }

    private func finds(_ part: Any?, in whole: Any?, _ place: String.CompareOptions) -> Bool {
        guard let whole = text(whole), let part = text(part) else { return false }
        return whole.range(of: part, options: options.union(place)) != nil
    }

    /// Whether a regular expression matches a whole text. An invalid one matches nothing: on Apple's systems it traps, which
    /// would end the sessions of all visitors here.
    private func fits(_ value: Any?, _ expression: String?) -> Bool {
        guard var value = text(value), var expression else { return false }
        if options.contains(.diacriticInsensitive) {
            value = value.folding(options: .diacriticInsensitive, locale: nil)
            expression = expression.folding(options: .diacriticInsensitive, locale: nil)
        }
        let search: String.CompareOptions =
            options.contains(.caseInsensitive) ? [.regularExpression, .caseInsensitive] : .regularExpression
        return value.range(of: #"\A(?:\#(expression))\z"#, options: search) != nil
    }

    /// The regular expression for a pattern in which `*` matches any characters, and `?` a single one.
    private static func expression(forPattern pattern: String) -> String {
        var expression = "(?s)"
        for character in pattern {
            switch character {
            case "*": expression += ".*"
            case "?": expression += "."
            default: expression += NSRegularExpression.escapedPattern(for: String(character))
            }
        }
        return expression
    }
}
