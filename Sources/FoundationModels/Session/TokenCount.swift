/// Counts of tokens come from servers and from other people's executors: whatever they say, adding them doesn't trap.
enum TokenCount {
    /// The sum of two counts; a negative one counts as none, and a sum that is too large is the largest there is.
    static func sum(_ first: Int, _ second: Int) -> Int {
        let (sum, isTooLarge) = max(0, first).addingReportingOverflow(max(0, second))
        return isTooLarge ? .max : sum
    }
}
