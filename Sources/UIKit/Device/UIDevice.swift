import Foundation
import SwiftUICore

/// What kind of device shows an interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone, pad, tv, carPlay
    case mac = 5, vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The visitor's device, as far as a browser tells of it.
///
/// See [UIDevice](https://developer.apple.com/documentation/uikit/uidevice). A narrow window is a phone's, a wide one a pad's;
/// what is higher than wide is held upright.
@MainActor
public final class UIDevice: NSObject {
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    public static let current = UIDevice()

    private override init() { super.init() }

    public var name: String { "Browser" }
    public var model: String { "Browser" }
    public var localizedModel: String { model }
    /// Of the machine on which the app runs.
    public var systemName: String { "Linux" }
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        UserInterfaceSizeClass.horizontal(width: UIScreen.main.bounds.width) == .compact ? .phone : .pad
    }

    public var orientation: UIDeviceOrientation {
        let bounds = UIScreen.main.bounds
        return bounds.width > bounds.height ? .landscapeLeft : .portrait
    }

    public private(set) var isGeneratingDeviceOrientationNotifications = false
    /// A page is told of nothing but its window's size, so there is nothing to begin.
    public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    /// Nil: a page is not told which device it is on.
    public var identifierForVendor: UUID? { nil }
    public var isMultitaskingSupported: Bool { true }
    public var isBatteryMonitoringEnabled = false
    /// -1: a page isn't told.
    public var batteryLevel: Float { -1 }
    public var batteryState: BatteryState { .unknown }
    public var isProximityMonitoringEnabled = false
    public var proximityState: Bool { false }
}
