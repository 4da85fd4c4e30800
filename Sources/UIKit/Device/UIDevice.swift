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

    /// Whether the device is upright, or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on its back or its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the device is held upright, upside down or on a side: neither flat nor unknown.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The visitor's device, as far as a browser describes it.
///
/// See [UIDevice](https://developer.apple.com/documentation/uikit/uidevice). A narrow window counts as a phone's, a
/// wide one as a pad's; a window that is higher than wide as held upright.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// Whether the battery is being charged.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    /// Never posted: a page is told only of its window's size.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// Never posted: browsers don't report it.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Never posted: browsers don't report it.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// Never posted: browsers don't report it.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    /// The device of the current window.
    public static let current = UIDevice()

    private override init() { super.init() }

    /// "Browser": a page can't know the device's name.
    public var name: String { "Browser" }
    /// "Browser": a page can't know the model.
    public var model: String { "Browser" }
    /// The same as `model`.
    public var localizedModel: String { model }
    /// "Linux": the system of the machine on which the app runs.
    public var systemName: String { "Linux" }
    /// The version of the kernel of the machine on which the app runs, as "6.1.0".
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// `phone` if the window is narrow (a compact size class), otherwise `pad`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        UserInterfaceSizeClass.horizontal(width: UIScreen.main.bounds.width) == .compact ? .phone : .pad
    }

    /// `landscapeLeft` if the window is wider than high, otherwise `portrait`.
    public var orientation: UIDeviceOrientation {
        let bounds = UIScreen.main.bounds
        return bounds.width > bounds.height ? .landscapeLeft : .portrait
    }

    /// Whether `beginGeneratingDeviceOrientationNotifications` was called last. No notification is posted either way.
    public private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Sets `isGeneratingDeviceOrientationNotifications` to true, and nothing else.
    public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Sets `isGeneratingDeviceOrientationNotifications` to false, and nothing else.
    public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    /// Always nil: a page can't know which device it is on.
    public var identifierForVendor: UUID? { nil }
    /// True.
    public var isMultitaskingSupported: Bool { true }
    /// Accepted and has no effect here.
    public var isBatteryMonitoringEnabled = false
    /// Always -1: browsers don't report it.
    public var batteryLevel: Float { -1 }
    /// `unknown`: browsers don't report it.
    public var batteryState: BatteryState { .unknown }
    /// Accepted and has no effect here.
    public var isProximityMonitoringEnabled = false
    /// False: browsers don't report it.
    public var proximityState: Bool { false }
}
