import Foundation
import Observation
import SwiftUICore

/// The base class of bar items, with a title, an image, and whether the item is enabled.
///
/// See [UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem).
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The observable state of an item, which bars read.
    @MainActor @Observable
    final class Look {
        var title: String?
        /// The localization key of a system title.
        var systemWord: String?
        var image: UIImage?
        var selectedImage: UIImage?
        var badge: String?
        var isEnabled = true
        var isHidden = false
        var isProminent = false
        var tint: UIColor?
        var accessibilityLabel: String?
        var accessibilityIdentifier: String?
        var view: UIView?
        var menu: UIMenu?
        var hasAction = false
        var titleAttributes = TitleAttributes()
    }

    let look = Look()
    /// Whether the item is the appearance proxy of its class.
    var isProxy = false
    /// The proxy's title attributes changed.
    func titleAttributesOfAllDidChange() {}

    /// An item without a title and image.
    public override init() { super.init() }

    /// The item's title.
    open var title: String? {
        get { look.title }
        set { look.title = newValue }
    }
    /// The item's image.
    open var image: UIImage? {
        get { look.image }
        set { look.image = newValue }
    }
    /// Whether the item is enabled.
    open var isEnabled: Bool {
        get { look.isEnabled }
        set { look.isEnabled = newValue }
    }
    /// A number for the app's own use.
    open var tag = 0
    /// The label for assistive technology.
    open var accessibilityLabel: String? {
        get { look.accessibilityLabel }
        set { look.accessibilityLabel = newValue }
    }
    /// An identifier for UI tests.
    open var accessibilityIdentifier: String? {
        get { look.accessibilityIdentifier }
        set { look.accessibilityIdentifier = newValue }
    }
}

extension Image {
    /// A SwiftUI image of a UIKit image.
    init(bridged image: UIImage) {
        let shown = Image(resource: image.resource, size: image.size)
        self = image.isTemplate ? shown.renderingMode(.template) : shown
    }
}
