import CoreGraphics
import Foundation
import TextLayout
import UIKitCore

/// An image in an attributed string.
///
/// See [NSTextAttachment](https://developer.apple.com/documentation/uikit/nstextattachment). Labels, buttons and drawn text
/// show it; editable text shows nothing in its place.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    // @unchecked: as on Apple's systems, an attachment is set up before others get it.

    /// The character that stands for an attachment.
    public static let character: Int = 0xFFFC

    /// The image; nil leaves the space of `bounds` empty.
    open var image: UIImage?
    /// The size and place, in points: the origin is relative to the baseline, and a positive y is above it. With an empty
    /// rectangle the image has its own size and stands on the baseline; a symbol is centered on the capital letters.
    open var bounds = CGRect.zero
    /// Other data than an image. Kept, but not shown.
    open var contents: Data?
    /// The type of that data.
    open var fileType: String?
    /// What assistive technology says in place of the image.
    open var accessibilityLabel: String?

    /// An attachment with data. An image in it is shown.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// An empty attachment.
    public override convenience init() { self.init(data: nil, ofType: nil) }

    /// An attachment with an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The space in a line, in a font.
    func place(in font: TextFont) -> TextAttachment {
        guard bounds.isEmpty else {
            return TextAttachment(
                width: Double(bounds.width), ascent: Double(max(bounds.maxY, 0)), descent: Double(max(-bounds.minY, 0)))
        }
        let size = image?.size ?? .zero
        let below =
            image?.isSymbolImage == true ? (Double(size.height) - TextEngine.metrics(for: font).capHeight) / 2 : 0
        return TextAttachment(width: Double(size.width), ascent: Double(size.height) - below, descent: max(below, 0))
    }
}

extension NSAttributedString {
    /// A string of one character, which is shown as the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: TextAttachment.character, attributes: [.attachment: attachment])
    }

    /// Whether there is an attachment in a range.
    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value is NSTextAttachment else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }
}
