import Foundation
import Glibc
import Synchronization
import Testing

@testable import Network

@Suite struct PathMonitorTests {
    @Test func `this machine's own interface is none that carries a network`() {
        #expect(!InterfaceList.current.interfaces.contains { $0.type == .loopback })
        #expect(InterfaceList.type(of: "lo", Int32(IFF_LOOPBACK)) == .loopback)
    }

    @Test(arguments: [
        ("wlan0", NWInterface.InterfaceType.wifi), ("wlp3s0", .wifi), ("enp0s1", .wiredEthernet),
        ("eth0", .wiredEthernet),
        ("wwan0", .cellular), ("tun0", .other),
    ])
    func `an interface is told by its name`(name: String, type: NWInterface.InterfaceType) {
        #expect(InterfaceList.type(of: name, 0) == type)
    }

    @Test func `without interfaces there is no network`() {
        let path = NWPath(InterfaceList())
        #expect(path.status == .unsatisfied)
        #expect(!path.supportsDNS && !path.isExpensive && path.availableInterfaces.isEmpty)
    }

    @Test func `where the system doesn't tell of interfaces nobody is taken for offline`() {
        #expect(NWPath(InterfaceList.unknown).status == .satisfied)
        #expect(NWPath(InterfaceList.unknown).availableInterfaces.isEmpty)
    }

    @Test func `a monitor tells of the path at first and when it changes`() {
        let lists = Mutex([
            InterfaceList(), InterfaceList(), .with("wlan0", .wifi), .with("wlan0", .wifi), InterfaceList(),
        ])
        let monitor = NWPathMonitor(required: nil, prohibited: []) {
            lists.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
        }
        let heard = Mutex<[NWPath.Status]>([])
        monitor.pathUpdateHandler = { path in heard.withLock { $0.append(path.status) } }
        for _ in 0..<4 { monitor.look() }
        #expect(heard.withLock { $0 } == [.unsatisfied, .satisfied, .unsatisfied])
        #expect(monitor.currentPath.status == .unsatisfied)
        monitor.cancel()
    }

    @Test func `only the types that are asked for count`() {
        let list = InterfaceList.with("wlan0", .wifi)
        #expect(NWPath(list, required: .wiredEthernet).status == .unsatisfied)
        #expect(NWPath(list, required: .wifi).usesInterfaceType(.wifi))
        #expect(NWPath(list, prohibited: [.wifi]).status == .unsatisfied)
    }

    @Test func `a loop over a monitor gets the path of now`() async {
        for await path in NWPathMonitor(required: nil, prohibited: [], list: { .with("eth0", .wiredEthernet) }) {
            #expect(path.status == .satisfied)
            #expect(path.availableInterfaces.map(\.name) == ["eth0"])
            break
        }
    }
}

extension InterfaceList {
    fileprivate static func with(_ name: String, _ type: NWInterface.InterfaceType) -> InterfaceList {
        InterfaceList(interfaces: [NWInterface(name: name, type: type, index: 1)], hasIPv4: true)
    }
}
