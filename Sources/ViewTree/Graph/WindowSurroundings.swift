import Foundation
import Observation

/// What code may know of the window that it runs for without asking a view, as UIKit's `UIScreen` and `UIApplication` do.
/// A body that reads it is evaluated again when it changes.
@MainActor @Observable
package final class WindowSurroundings {
    /// In points.
    package internal(set) var size = CGSize.zero
    /// What the device's edges cover.
    package internal(set) var safeArea = EdgeInsets()
    /// Light or dark, as code outside of views has chosen for the window; nil leaves it to the browser.
    package var chosenScheme: ColorScheme?

    nonisolated init() {}
}

extension ViewGraph {
    /// The values that the window's root is given: what the browser tells of the person and the device.
    package var windowEnvironment: EnvironmentValues { root?.environment ?? firstEnvironment }
}

extension Notification {
    private static let originKey = "org.kissa.window"

    /// A notification of one window's: the views of others, which belong to other people, don't receive it.
    package init(name: Notification.Name, object: Any?, origin: ViewGraph) {
        self.init(name: name, object: object, userInfo: [Self.originKey: origin])
    }

    /// The window that the notification is about; nil where it is about none.
    var origin: ViewGraph? { userInfo?[Self.originKey] as? ViewGraph }
}

extension ViewGraph {
    /// What the browser's edges cover (a notch, a home indicator), in points.
    package var safeArea: EdgeInsets {
        get { rootLayout.safeArea }
        set {
            guard newValue != rootLayout.safeArea else { return }
            rootLayout.safeArea = newValue
            surroundings.safeArea = newValue
            rootLayout.invalidateLayout()
        }
    }

    /// Whether the visitor has asked for less motion.
    var reducesMotion: Bool { windowEnvironment.accessibilityReduceMotion }
}
