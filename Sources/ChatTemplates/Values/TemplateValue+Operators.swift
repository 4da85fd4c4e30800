import Glibc

/// Arithmetic and order as in Python. An integer beyond 64 bits is an error.
extension TemplateValue {
    /// - Parameter spend: Called with the number of steps where the operands' sizes don't limit the work.
    func computed(
        _ operation: Arithmetic, _ other: TemplateValue, spend: (Int) throws -> Void
    ) throws -> TemplateValue {
        switch (operation, self, other) {
        case (.add, .text(let left), .text(let right)):
            try spend(left.count + right.count)
            return .text(left.adding(right))
        case (.add, .list(let left), .list(let right)):
            try spend(left.count + right.count)
            return .list(left + right)
        case (.add, .tuple(let left), .tuple(let right)): return .tuple(left + right)
        case (.remainder, .text(let format), _): return .text(try PercentFormat.text(format, other))
        case (.multiply, .text, _), (.multiply, .list, _), (.multiply, .tuple, _):
            return try repeated(other, operation, spend)
        case (.multiply, _, .text), (.multiply, _, .list), (.multiply, _, .tuple):
            return try other.repeated(self, operation, spend)
        default: break
        }
        if operation != .divide, let left = asInteger, let right = other.asInteger {
            return try Self.computed(left, operation, right)
        }
        guard let left = asNumber, let right = other.asNumber else { throw mismatch(operation, other) }
        return .number(try Self.computed(left, operation, right))
    }

    private func mismatch(_ operation: Arithmetic, _ other: TemplateValue) -> Failure {
        Failure("\(kind) and \(other.kind) don't go with \(operation.rawValue)")
    }

    private func repeated(
        _ times: TemplateValue, _ operation: Arithmetic, _ spend: (Int) throws -> Void
    ) throws -> TemplateValue {
        guard let count = times.asInteger else { throw mismatch(operation, times) }
        let times = max(0, count), length = length ?? 0
        guard times < 1 << 24, length < 1 << 24 else { throw LimitReached(limit: "\(1 << 24) repetitions") }
        try spend(times * length)
        switch self {
        case .text(let text): return .text(text.repeated(times).marked(as: text))
        case .list(let values): return .list((0..<times).flatMap { _ in values })
        case .tuple(let values): return .tuple((0..<times).flatMap { _ in values })
        default: throw mismatch(operation, .integer(times))
        }
    }

    private static func computed(_ left: Int, _ operation: Arithmetic, _ right: Int) throws -> TemplateValue {
        if right == 0, operation == .divideDown || operation == .remainder { throw Failure("a division by zero") }
        let (result, overflows) =
            switch operation {
            case .add: left.addingReportingOverflow(right)
            case .subtract: left.subtractingReportingOverflow(right)
            case .multiply: left.multipliedReportingOverflow(by: right)
            case .divideDown: quotient(left, right)
            case .remainder: (remainder(left, right), false)
            case .power, .divide: (0, false)
            }
        if operation == .power { return try power(left, right) }
        guard !overflows else { throw Failure("a number is beyond 64 bits") }
        return .integer(result)
    }

    private static func quotient(_ left: Int, _ right: Int) -> (Int, Bool) {
        let (quotient, overflows) = left.dividedReportingOverflow(by: right)
        guard !overflows else { return (0, true) }
        return (left % right != 0 && (left < 0) != (right < 0) ? quotient - 1 : quotient, false)
    }

    private static func remainder(_ left: Int, _ right: Int) -> Int {
        // The only remainder that overflows is that of the smallest integer by -1.
        guard right != -1 else { return 0 }
        let remainder = left % right
        return remainder != 0 && (remainder < 0) != (right < 0) ? remainder + right : remainder
    }

    private static func power(_ base: Int, _ exponent: Int) throws -> TemplateValue {
        guard exponent >= 0 else { return .number(try computed(Double(base), .power, Double(exponent))) }
        if abs(Double(base)) <= 1 { return .integer(base == -1 && exponent % 2 == 0 ? 1 : exponent == 0 ? 1 : base) }
        var result = 1
        for _ in 0..<min(exponent, 64) {
            let (product, overflows) = result.multipliedReportingOverflow(by: base)
            guard !overflows else { throw Failure("a number is beyond 64 bits") }
            result = product
        }
        return .integer(result)
    }

    private static func computed(_ left: Double, _ operation: Arithmetic, _ right: Double) throws -> Double {
        if right == 0, operation == .divide || operation == .divideDown || operation == .remainder {
            throw Failure("a division by zero")
        }
        let remainder = fmod(left, right)
        let isAcross = remainder != 0 && (remainder < 0) != (right < 0)
        return switch operation {
        case .add: left + right
        case .subtract: left - right
        case .multiply: left * right
        case .divide: left / right
        case .divideDown: ((left - (isAcross ? remainder + right : remainder)) / right).rounded()
        case .remainder: isAcross ? remainder + right : remainder
        case .power: pow(left, right)
        }
    }

    var negated: TemplateValue {
        get throws {
            if let value = asInteger {
                let (result, overflows) = (0).subtractingReportingOverflow(value)
                guard !overflows else { throw Failure("a number is beyond 64 bits") }
                return .integer(result)
            }
            guard case .number(let value) = self else { throw Failure("\(kind) has no negative") }
            return .number(-value)
        }
    }

    var positive: TemplateValue {
        get throws {
            if let value = asInteger { return .integer(value) }
            guard case .number = self else { throw Failure("\(kind) is no number") }
            return self
        }
    }

    // MARK: Order

    func compares(_ comparison: Comparison, to other: TemplateValue) throws -> Bool {
        switch comparison {
        case .equal: self == other
        case .unequal: self != other
        case .less: try isLess(than: other)
        case .greater: try other.isLess(than: self)
        case .lessOrEqual: try isLess(than: other) || self == other
        case .greaterOrEqual: try other.isLess(than: self) || self == other
        case .contained: try other.contains(self)
        case .notContained: try !other.contains(self)
        }
    }

    func isLess(than other: TemplateValue) throws -> Bool {
        switch (self, other) {
        case (.text(let left), .text(let right)):
            return left.units.lexicographicallyPrecedes(right.units) { $0.value < $1.value }
        case (.list(let left), .list(let right)), (.tuple(let left), .tuple(let right)):
            for (left, right) in zip(left, right) where left != right { return try left.isLess(than: right) }
            return left.count < right.count
        default:
            if let left = asInteger, let right = other.asInteger { return left < right }
            guard let left = asNumber, let right = other.asNumber else {
                throw Failure("\(kind) and \(other.kind) have no order")
            }
            return left < right
        }
    }

    func contains(_ value: TemplateValue) throws -> Bool {
        switch self {
        case .text(let text):
            guard let part = value.asText else { throw Failure("\(value.kind) can't be part of a text") }
            return text.contains(part)
        case .dictionary(let dictionary):
            guard value.isHashable else { throw Failure("\(value.kind) can't be a key") }
            return dictionary[value] != nil
        case .sequence(let sequence):
            while let element = try sequence.next() { if element == value { return true } }
            return false
        default:
            guard let elements = try elements else { throw Failure("\(kind) has no elements") }
            return elements.contains(value)
        }
    }
}
