/// One drawing operation. A picture is a list of these, in drawing order.
indirect enum Mark: Sendable {
    case fill(Outline, Tint, opacity: Double)
    /// A line of constant width.
    case stroke(Outline, Tint, opacity: Double, width: Double)
    /// Marks that are clipped to an outline.
    case clipped(Outline, [Mark])
}
