import UIKitCore

extension UITraitCollection {
    /// `phone` in a narrow window (a compact size class), `pad` in a wide one; otherwise it isn't specified.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        switch horizontalSizeClass {
        case .compact: .phone
        case .regular: .pad
        default: .unspecified
        }
    }
}
