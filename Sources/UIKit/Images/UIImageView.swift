import CoreGraphics
import DisplayList
import Foundation

/// Shows an image, by default stretched over the view; `contentMode` says otherwise.
///
/// See [UIImageView](https://developer.apple.com/documentation/uikit/uiimageview).
open class UIImageView: UIView {
    open var image: UIImage? { didSet { if image != oldValue { imageDidChange() } } }
    /// Shown instead of `image` while `isHighlighted`, if there is one.
    open var highlightedImage: UIImage? { didSet { if highlightedImage != oldValue { imageDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { displayDidChange() } } }

    /// As large as the image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var takesInput: Bool { false }

    private func imageDidChange() {
        invalidateIntrinsicContentSize()
        displayDidChange()
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    override func drawing() -> ViewDrawing? {
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
        let frame = contentMode.rectangle(of: image.size, in: bounds.size)
        let tint = image.isTemplate ? tintColor.map { DisplayColor($0) } : nil
        return ViewDrawing(
            frame: frame, content: .image(ImageContent(resource: image.resource, tint: tint)), isDecoration: true)
    }

    @available(*, unavailable, message: "Show one image after the other in a SwiftUI TimelineView")
    open var animationImages: [UIImage]? {
        get { nil }
        set {}
    }
}
