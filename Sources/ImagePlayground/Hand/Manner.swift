/// The drawing technique of a style.
enum Manner: String, Sendable, CaseIterable {
    /// Pencil and colored pencils.
    case sketch
    /// Watercolour under a thin line.
    case illustration
    /// Flat bright colors, one shade, an even line.
    case animation
}
