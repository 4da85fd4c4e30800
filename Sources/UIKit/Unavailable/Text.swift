import Foundation

// Values of attributes that text here doesn't support.

/// Not available: text has no shadow of its own.
@available(*, unavailable, message: "Text here has no shadow of its own; use the layer's")
public final class NSShadow {
    /// Not available.
    public init() {}
    /// Not available.
    public var shadowOffset: CGSize = .zero
    /// Not available.
    public var shadowBlurRadius: CGFloat = 0
    /// Not available.
    public var shadowColor: Any?
}
