import Foundation
import Glibc

/// The interfaces that are up and have an address.
struct InterfaceList: Equatable {
    private(set) var interfaces: [NWInterface] = []
    private(set) var hasIPv4 = false
    private(set) var hasIPv6 = false
    /// Whether the system doesn't list interfaces, as in a service without netlink sockets. Then the network is assumed to be
    /// available.
    private(set) var isUnknown = false

    static let unknown: InterfaceList = {
        var list = InterfaceList()
        list.isUnknown = true
        return list
    }()

    /// The current interfaces.
    static var current: InterfaceList {
        var list = InterfaceList(), first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return .unknown }
        defer { freeifaddrs(first) }
        for entry in sequence(first: first, next: { $0?.pointee.ifa_next }).compactMap({ $0?.pointee }) {
            list.add(entry)
        }
        return list
    }

    private mutating func add(_ entry: ifaddrs) {
        let flags = Int32(bitPattern: UInt32(entry.ifa_flags)), needed = Int32(IFF_UP | IFF_RUNNING)
        guard flags & needed == needed, let address = entry.ifa_addr else { return }
        let name = String(cString: entry.ifa_name)
        guard Self.type(of: name, flags) != .loopback else { return }
        switch Int32(address.pointee.sa_family) {
        case AF_INET: hasIPv4 = true
        case AF_INET6: hasIPv6 = hasIPv6 || !Self.isLinkLocal(address)
        default: return
        }
        let interface = NWInterface(
            name: name, type: Self.type(of: name, flags), index: Int(if_nametoindex(entry.ifa_name)))
        if !interfaces.contains(interface) { interfaces.append(interface) }
    }

    /// Whether an address is link-local. Every interface has such an address, even without a network behind it.
    private static func isLinkLocal(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
            withUnsafeBytes(of: address.pointee.sin6_addr) { $0[0] == 0xFE && $0[1] & 0xC0 == 0x80 }
        }
    }

    static func type(of name: String, _ flags: Int32) -> NWInterface.InterfaceType {
        if flags & Int32(IFF_LOOPBACK) != 0 { return .loopback }
        if name.hasPrefix("wl") { return .wifi }
        if name.hasPrefix("ww") { return .cellular }
        return name.hasPrefix("en") || name.hasPrefix("eth") ? .wiredEthernet : .other
    }
}

extension NWPath {
    /// - Parameters:
    ///   - required: The only type to use; nil for all.
    ///   - prohibited: Types to ignore.
    init(
        _ list: InterfaceList, required: NWInterface.InterfaceType? = nil, prohibited: [NWInterface.InterfaceType] = []
    ) {
        let rank: [NWInterface.InterfaceType] = [.wiredEthernet, .wifi, .cellular, .other, .loopback]
        let interfaces = list.interfaces
            .filter { (required == nil || $0.type == required) && !prohibited.contains($0.type) }
            .sorted { (rank.firstIndex(of: $0.type)!, $0.index) < (rank.firstIndex(of: $1.type)!, $1.index) }
        let isReached = !interfaces.isEmpty && (list.hasIPv4 || list.hasIPv6)
        self.init(
            status: isReached || list.isUnknown ? .satisfied : .unsatisfied,
            availableInterfaces: interfaces, supportsIPv4: !interfaces.isEmpty && list.hasIPv4,
            supportsIPv6: !interfaces.isEmpty && list.hasIPv6)
    }
}
