import CoreGraphics
import Foundation

/// The room in which a text view lays its text out.
///
/// See [NSTextContainer](https://developer.apple.com/documentation/uikit/nstextcontainer).
@MainActor
public final class NSTextContainer: NSObject {
    weak var view: UITextView?

    override init() { super.init() }

    /// On either side of each line, in points.
    public var lineFragmentPadding: CGFloat = 5 { didSet { view?.contentDidChange() } }
    /// Of a text that isn't edited; 0 is as many as it needs.
    public var maximumNumberOfLines = 0 { didSet { view?.contentDidChange() } }
    /// Of a text that isn't edited.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { view?.contentDidChange() } }
}
