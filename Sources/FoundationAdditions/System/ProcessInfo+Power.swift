import Foundation

// Foundation's interface for a device's power and temperature. A server has no battery, and its operator monitors its
// temperature: the values never change, and the notifications are never posted.

extension ProcessInfo {
    /// How much the temperature slows the device down.
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// Always `nominal`.
    public var thermalState: ThermalState { .nominal }

    /// Always false.
    public var isLowPowerModeEnabled: Bool { false }

    /// Never posted here.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
    /// Never posted here.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
