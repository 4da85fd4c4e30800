extension Int {
    /// The integer part of a number, clamped to the range of `Int`; 0 for NaN.
    ///
    /// `Int(_:)` traps for numbers out of range. A length, an offset or a quotient of them may come from a page, a file or an
    /// app, and must not crash the process.
    package init(saturating value: some BinaryFloatingPoint) {
        self = Int(exactly: value.rounded(.towardZero)) ?? (value.isNaN ? 0 : value < 0 ? .min : .max)
    }
}
