/// Adds counts of tokens without trapping: they come from servers and other executors, so they can't be trusted.
enum TokenCount {
    /// The sum of two counts. A negative count is treated as 0, and the sum is clamped to the maximum.
    static func sum(_ first: Int, _ second: Int) -> Int {
        let (sum, isTooLarge) = max(0, first).addingReportingOverflow(max(0, second))
        return isTooLarge ? .max : sum
    }

    /// How much greater a count is than an earlier one; not negative.
    static func difference(_ later: Int, _ earlier: Int) -> Int { max(0, max(0, later) - max(0, earlier)) }
}
