/// 128 random bits from the system, as 32 hexadecimal digits: infeasible to guess, so that knowing one proves a right.
package enum Secret {
    package static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        let halves = [
            UInt64.random(in: .min ... .max, using: &generator), .random(in: .min ... .max, using: &generator),
        ]
        return halves.map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Whether a text has the form that `make()` returns.
    static func isWellFormed(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 32 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }
}
