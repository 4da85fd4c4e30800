import SwiftUICore

/// Notices for assistive technology, and what the person has asked for.
///
/// See [UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility). A page isn't told whether a screen reader
/// is in use.
@MainActor
public enum UIAccessibility {
    /// What a notice is about.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Has words read out once, in the window whose code runs. Of a changed layout a browser's screen reader hears by itself, so an
    /// argument that is no text does nothing.
    public static func post(notification: Notification, argument: Any?) {
        guard let words = argument as? String else { return }
        ViewGraph.current?.announce(words)
    }

    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
    public static var isReduceTransparencyEnabled: Bool { environment.accessibilityReduceTransparency }
    public static var isDarkerSystemColorsEnabled: Bool { environment.colorSchemeContrast == .increased }
    public static var isBoldTextEnabled: Bool { false }

    private static var environment: EnvironmentValues { ViewGraph.current?.windowEnvironment ?? EnvironmentValues() }
}
