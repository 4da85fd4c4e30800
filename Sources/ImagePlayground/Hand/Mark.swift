/// One thing that is put on the paper. A picture is a list of these, and drawn from first to last.
indirect enum Mark: Sendable {
    case fill(Outline, Tint, opacity: Double)
    /// Of even width.
    case stroke(Outline, Tint, opacity: Double, width: Double)
    /// Marks of which only what lies inside the outline is seen.
    case clipped(Outline, [Mark])
}
