@_exported import FoundationAdditions

/// A network interface of this machine.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// What an interface is.
    public enum InterfaceType: Hashable, Sendable {
        /// Another kind, such as a tunnel.
        case other
        /// Wireless.
        case wifi
        /// Of a mobile network.
        case cellular
        /// A cable.
        case wiredEthernet
        /// The machine itself.
        case loopback
    }

    /// As `eth0`.
    public let name: String
    /// What it is.
    public let type: InterfaceType
    /// The system's number for it.
    public let index: Int
    /// The name.
    public var debugDescription: String { name }
}

/// How a network can be reached.
///
/// See [NWPath](https://developer.apple.com/documentation/network/nwpath). It is the network of the machine that the app runs
/// on. Whether a visitor's browser reaches the app shows in the page itself.
public struct NWPath: Equatable, Sendable {
    /// Whether the network can be used.
    public enum Status: Hashable, Sendable {
        /// It can.
        case satisfied
        /// It can't.
        case unsatisfied
        /// It could, once something is connected. Never here.
        case requiresConnection
    }

    /// Why the network can't be used.
    public enum UnsatisfiedReason: Hashable, Sendable {
        /// There is nothing to say.
        case notAvailable
        /// The app may not use mobile networks.
        case cellularDenied
        /// The app may not use wireless networks.
        case wifiDenied
        /// The app may not use the local network.
        case localNetworkDenied
    }

    /// Whether the network can be used.
    public let status: Status
    /// The interfaces that carry it, the most likely first.
    public let availableInterfaces: [NWInterface]
    /// Whether there are addresses of version 4.
    public let supportsIPv4: Bool
    /// Whether there are addresses of version 6.
    public let supportsIPv6: Bool

    /// Whether names can be looked up: wherever the network can be used.
    public var supportsDNS: Bool { status == .satisfied }
    /// Whether it costs, as mobile networks do.
    public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
    /// Whether somebody has asked for little traffic. Nobody has.
    public var isConstrained: Bool { false }
    /// Why the network can't be used.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

    /// Whether an interface of that type carries it.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
}
