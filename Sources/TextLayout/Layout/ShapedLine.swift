/// A line as broken by Pango, in bytes of the prepared text. It has no position yet.
struct ShapedLine {
    /// The range without the spaces at which it was wrapped.
    var start: Int
    var end: Int
    /// The end of the spaces after `end`, which aren't displayed.
    var spacesEnd: Int
    /// In visual order.
    var runs: [ShapedRun]
    var endsParagraph: Bool

    var width: Double { runs.reduce(0) { $0 + $1.width } }
}

/// Consecutive bytes of one piece on a line.
struct ShapedRun {
    let piece: Int
    var start: Int
    var end: Int
    /// In points.
    var width: Double
    let isRightToLeft: Bool

    /// Whether `next`, which is to the right of this run, continues it.
    func continues(into next: ShapedRun) -> Bool {
        guard piece == next.piece, isRightToLeft == next.isRightToLeft else { return false }
        return isRightToLeft ? next.end == start : end == next.start
    }
}
