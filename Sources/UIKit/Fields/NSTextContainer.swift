import CoreGraphics
import Foundation

/// The area in which a text view lays its text out.
///
/// See [NSTextContainer](https://developer.apple.com/documentation/uikit/nstextcontainer).
@preconcurrency @MainActor
public final class NSTextContainer: NSObject {
    weak var view: UITextView?

    override init() { super.init() }

    /// The margin on either side of each line, in points. 5 by default.
    public var lineFragmentPadding: CGFloat = 5 { didSet { view?.contentDidChange() } }
    /// How many lines are shown at most; 0 is no limit. Ignored while the text can be edited.
    public var maximumNumberOfLines = 0 { didSet { view?.contentDidChange() } }
    /// Where a text that doesn't fit is truncated. Ignored while the text can be edited.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { view?.contentDidChange() } }
}
