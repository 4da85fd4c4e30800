@_exported import FoundationAdditions

/// A network interface of this machine.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// The type of an interface.
    public enum InterfaceType: Hashable, Sendable {
        /// Another kind, such as a tunnel.
        case other
        /// Wi-Fi.
        case wifi
        /// A cellular network.
        case cellular
        /// Ethernet.
        case wiredEthernet
        /// The loopback interface.
        case loopback
    }

    /// The name, such as `eth0`.
    public let name: String
    /// The type.
    public let type: InterfaceType
    /// The system's index.
    public let index: Int
    /// The name.
    public var debugDescription: String { name }
}

/// The state of the network.
///
/// See [NWPath](https://developer.apple.com/documentation/network/nwpath). It describes the network of the machine that runs the
/// app, not that of the visitor's browser.
public struct NWPath: Equatable, Sendable {
    /// Whether the network can be used.
    public enum Status: Hashable, Sendable {
        /// The network can be used.
        case satisfied
        /// The network can't be used.
        case unsatisfied
        /// The network would be usable after a connection is established. Never the case here.
        case requiresConnection
    }

    /// Why the network can't be used.
    public enum UnsatisfiedReason: Hashable, Sendable {
        /// No reason is known.
        case notAvailable
        /// The app may not use cellular networks.
        case cellularDenied
        /// The app may not use Wi-Fi.
        case wifiDenied
        /// The app may not use the local network.
        case localNetworkDenied
    }

    /// Whether the network can be used.
    public let status: Status
    /// The available interfaces, the preferred one first.
    public let availableInterfaces: [NWInterface]
    /// Whether there are IPv4 addresses.
    public let supportsIPv4: Bool
    /// Whether there are IPv6 addresses.
    public let supportsIPv6: Bool

    /// Whether DNS is available. Assumed whenever the network can be used.
    public var supportsDNS: Bool { status == .satisfied }
    /// Whether the network is metered, as cellular networks are.
    public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
    /// Whether low data mode is on. Always false here.
    public var isConstrained: Bool { false }
    /// Why the network can't be used.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

    /// Whether an interface of that type is used.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
}
