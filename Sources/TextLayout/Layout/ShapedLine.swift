/// A line that Pango broke, in bytes of the prepared text. It has no position yet.
struct ShapedLine {
    /// Without the spaces at which it was wrapped.
    var start: Int
    var end: Int
    /// Where the spaces end that follow `end` and are not shown.
    var spacesEnd: Int
    /// In visual order.
    var runs: [ShapedRun]
    var endsParagraph: Bool

    var width: Double { runs.reduce(0) { $0 + $1.width } }
}

/// Consecutive bytes of one piece in a line.
struct ShapedRun {
    let piece: Int
    var start: Int
    var end: Int
    /// In points.
    var width: Double
    let isRightToLeft: Bool

    /// Whether `next`, which stands to the right of this run, goes on with it.
    func continues(into next: ShapedRun) -> Bool {
        guard piece == next.piece, isRightToLeft == next.isRightToLeft else { return false }
        return isRightToLeft ? next.end == start : end == next.start
    }
}
