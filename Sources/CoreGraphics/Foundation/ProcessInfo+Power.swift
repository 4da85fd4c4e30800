import Foundation

// What Foundation says on Apple's systems of a device's power and warmth. A server has neither a battery that it saves nor
// a hand that it burns: it runs at full power, and its warmth is its keeper's matter, so that neither notification comes.

extension ProcessInfo {
    /// How far warmth slows a device down.
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// `nominal`: a server's warmth is no concern of an app's.
    public var thermalState: ThermalState { .nominal }

    /// False: no server saves its battery.
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
