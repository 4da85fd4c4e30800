import CoreGraphics
import Foundation

/// The state of a scene's status bar. A page has none.
///
/// See [UIStatusBarManager](https://developer.apple.com/documentation/uikit/uistatusbarmanager).
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    static let page = UIStatusBarManager()

    private override init() { super.init() }

    /// Always `default`: there is no status bar.
    public var statusBarStyle: UIStatusBarStyle { .default }
    /// Always true: there is no status bar.
    public var isStatusBarHidden: Bool { true }
    /// Always of no size: there is no status bar.
    public var statusBarFrame: CGRect { .zero }
}
