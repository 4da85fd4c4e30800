/// The drawing technique of a style.
enum Manner: String, Sendable, CaseIterable {
    /// Pencil and coloured pencils.
    case sketch
    /// Watercolour under a thin line.
    case illustration
    /// Flat bright colours, one shade, an even line.
    case animation
}
