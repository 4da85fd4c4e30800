import Foundation

// What belongs to attributes that text here hasn't.

@available(*, unavailable, message: "Text here has no shadow of its own; use the layer's")
public final class NSShadow {
    public init() {}
    public var shadowOffset: CGSize = .zero
    public var shadowBlurRadius: CGFloat = 0
    public var shadowColor: Any?
}

@available(*, unavailable, message: "There are no text attachments here; use SwiftUI's Text(Image(…))")
public final class NSTextAttachment {
    public init() {}
    public init(image: UIImage) {}
    public var image: UIImage?
    public var bounds: CGRect = .zero
}
