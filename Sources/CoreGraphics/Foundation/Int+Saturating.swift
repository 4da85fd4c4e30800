extension Int {
    /// The whole part of a number, bounded by what an `Int` holds; 0 for NaN.
    ///
    /// `Int(_:)` traps for what doesn't fit. A length, an offset or a quotient of them may come from a page, a file or
    /// an app, and then it must not end the process.
    package init(saturating value: some BinaryFloatingPoint) {
        self = Int(exactly: value.rounded(.towardZero)) ?? (value.isNaN ? 0 : value < 0 ? .min : .max)
    }
}
