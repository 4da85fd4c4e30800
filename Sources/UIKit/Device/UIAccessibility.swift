import SwiftUICore

/// Notifications for assistive technology, and the user's accessibility settings in the browser.
///
/// See [UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility). A page isn't told whether a
/// screen reader is in use.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// The kinds of notifications.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The notification's number, with Apple's values.
        public let rawValue: UInt32
        /// A notification by its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Most of the screen changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text to be read out.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Announces a text once, in the current window. An argument that isn't a `String` has no effect: a browser's
    /// screen reader notices a changed layout by itself.
    public static func post(notification: Notification, argument: Any?) {
        guard let words = argument as? String else { return }
        ViewGraph.current?.announce(words)
    }

    /// False: a page can't know whether a screen reader is in use.
    public static var isVoiceOverRunning: Bool { false }
    /// False: a page can't know whether switch control is in use.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the person has asked the browser for less motion (`prefers-reduced-motion`).
    public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
    /// Whether the person has asked the browser for less transparency (`prefers-reduced-transparency`).
    public static var isReduceTransparencyEnabled: Bool { environment.accessibilityReduceTransparency }
    /// Whether the person has asked the browser for more contrast (`prefers-contrast`).
    public static var isDarkerSystemColorsEnabled: Bool { environment.colorSchemeContrast == .increased }
    /// False: browsers don't report it.
    public static var isBoldTextEnabled: Bool { false }

    private static var environment: EnvironmentValues { ViewGraph.current?.windowEnvironment ?? EnvironmentValues() }
}
