import Foundation
import Observation
import SwiftUICore

/// What the entries of bars have in common: a title, an image, and whether they can be used.
///
/// See [UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem).
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// What a bar shows of an entry. Bars follow its changes.
    @MainActor @Observable
    final class Look {
        var title: String?
        /// The key of a word of the system's.
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
    }

    let look = Look()

    /// An entry without title and image.
    public override init() { super.init() }

    /// The entry's words.
    open var title: String? {
        get { look.title }
        set { look.title = newValue }
    }
    /// The entry's image.
    open var image: UIImage? {
        get { look.image }
        set { look.image = newValue }
    }
    /// Whether the entry can be used.
    open var isEnabled: Bool {
        get { look.isEnabled }
        set { look.isEnabled = newValue }
    }
    /// A number of the app's.
    open var tag = 0
    /// What is said to people who don't see the entry.
    open var accessibilityLabel: String? {
        get { look.accessibilityLabel }
        set { look.accessibilityLabel = newValue }
    }
    /// A name for tests.
    open var accessibilityIdentifier: String? {
        get { look.accessibilityIdentifier }
        set { look.accessibilityIdentifier = newValue }
    }
}

extension Image {
    /// UIKit's image, as SwiftUI shows it.
    init(bridged image: UIImage) {
        let shown = Image(resource: image.resource, size: image.size)
        self = image.isTemplate ? shown.renderingMode(.template) : shown
    }
}
