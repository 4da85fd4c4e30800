import Foundation

/// The system's images for actions in lists.
extension UIImage {
    /// A plus in a circle.
    public static var add: UIImage { action("plus.circle.fill") }
    /// A minus in a circle.
    public static var remove: UIImage { action("minus.circle.fill") }
    /// Dots in a circle.
    public static var actions: UIImage { action("ellipsis.circle.fill") }
    /// A check mark.
    public static var checkmark: UIImage { action("checkmark") }
    /// A check mark in a circle.
    public static var strokedCheckmark: UIImage { action("checkmark.circle") }

    private static func action(_ symbol: String) -> UIImage { UIImage(systemName: symbol) ?? UIImage() }
}
