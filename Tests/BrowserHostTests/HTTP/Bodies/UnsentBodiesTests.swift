import Foundation
import TestSupport
import Testing

@testable import BrowserHost

@Suite struct UnsentBodiesTests {
    private func bodies(
        total: Int = 1000, perAddress: Int = 1000, files: Int = 10, descriptors: Int = 1024
    ) -> UnsentBodies {
        var limits = HostConfiguration.Limits()
        (limits.unsentBytesMax, limits.unsentBytesPerAddressMax, limits.openFileCountMax) = (total, perAddress, files)
        return UnsentBodies(limits: limits, descriptorCount: descriptors)
    }

    private func data(_ body: HeldBody?) -> Data? {
        guard case .bytes(let data) = body?.content else { return nil }
        return data
    }

    @Test func `a body that many read is in memory once, and as long as somebody reads it`() {
        let bodies = bodies()
        var readers = (0..<50).map { bodies.hold(Data(count: 100), named: "film", for: "address \($0 % 5)") }
        #expect(bodies.byteCount == 100)
        let places = Set(readers.compactMap { data($0)?.withUnsafeBytes { $0.baseAddress.map(Int.init(bitPattern:)) } })
        #expect(places.count == 1)
        readers.removeLast(49)
        #expect(bodies.byteCount == 100 && bodies.bytes(named: "film") == Data(count: 100))
        readers = []
        #expect(bodies.byteCount == 0 && bodies.bytes(named: "film") == nil)
    }

    @Test func `an address that has too many unsent bytes gets no others, until it has read them`() {
        let bodies = bodies(perAddress: 150)
        var first: HeldBody? = bodies.hold(Data(count: 100), named: "a", for: "1")
        #expect(bodies.refusal(of: "b", for: "1") == nil)
        let second = bodies.hold(Data(count: 100), named: "b", for: "1")
        #expect(bodies.refusal(of: "c", for: "1") == .ofAddress)
        #expect(bodies.refusal(of: "a", for: "1") == nil)
        #expect(bodies.refusal(of: "c", for: "2") == nil)
        #expect(data(first)?.count == 100 && data(second)?.count == 100)
        first = nil
        #expect(bodies.refusal(of: "c", for: "1") == nil)
    }

    @Test func `all addresses together have a limit, and what is in memory anyway is sent beyond it`() {
        let bodies = bodies(total: 200)
        var held = (0..<2).map { bodies.hold(Data(count: 100), named: "\($0)", for: "address \($0)") }
        #expect(bodies.refusal(of: "new", for: "address 0") == .ofEverybody)
        #expect(bodies.refusal(of: "1", for: "address 0") == nil)
        held.removeLast()
        #expect(bodies.refusal(of: "new", for: "address 0") == nil && bodies.byteCount == 100)
    }

    @Test func `beyond the limit, an address that reads nothing may begin one body, up to twice the limit`() {
        let bodies = bodies(total: 200)
        var held = (0..<4).map { bodies.hold(Data(count: 50), named: "\($0)", for: "slow \($0)") }
        #expect(bodies.refusal(of: "new", for: "slow 0") == .ofEverybody)
        for index in 4..<8 {
            #expect(bodies.refusal(of: "\(index)", for: "new \(index)") == nil)
            held.append(bodies.hold(Data(count: 50), named: "\(index)", for: "new \(index)"))
            #expect(bodies.refusal(of: "second", for: "new \(index)") == .ofEverybody)
        }
        #expect(bodies.byteCount == 400 && bodies.refusal(of: "last", for: "another") == .ofEverybody)
        withExtendedLifetime(held) {}
    }

    @Test func `a limit of any size has a double`() {
        let bodies = bodies(total: .max, perAddress: .max)
        #expect(bodies.refusal(of: "new", for: "1") == nil)
    }

    @Test func `bytes that aren't counted are shared and take nobody's room`() {
        let bodies = bodies(total: 10, perAddress: 10)
        var held = (0..<2).map { _ in bodies.hold(Data(count: 100), named: "font", for: "1", isCounted: false) }
        #expect(bodies.byteCount == 0 && bodies.bytes(named: "font") == Data(count: 100))
        #expect(bodies.refusal(of: "picture", for: "1") == nil && data(held.last)?.count == 100)
        held = []
        #expect(bodies.byteCount == 0 && bodies.bytes(named: "font") == nil)
    }

    @Test func `a long file may not be in memory`() {
        let bodies = bodies(total: 1000, perAddress: 100)
        #expect(bodies.mayBeInMemory(100) && !bodies.mayBeInMemory(101))
    }

    @Test func `a body of any length can be sent alone`() {
        let bodies = bodies(total: 10, perAddress: 10)
        #expect(bodies.refusal(of: "long", for: "1") == nil)
        let held = bodies.hold(Data(count: 100), named: "long", for: "1")
        #expect(data(held)?.count == 100 && bodies.refusal(of: "other", for: "2") == .ofEverybody)
    }

    @Test func `only so many files are open, each once`() throws {
        let folder = try TemporaryFolder()
        let url = try folder.write("text", to: "a.txt")
        let bodies = bodies(files: 2)
        var held = try (0..<9).map { bodies.hold(try OpenFile(url), named: "file \($0 % 2)", for: "\($0 % 2)") }
        #expect(held.allSatisfy { $0 != nil } && bodies.fileCount == 2 && bodies.byteCount == 0)
        #expect(bodies.hold(try OpenFile(url), named: "another", for: "another") == nil)
        held = []
        #expect(bodies.fileCount == 0)
    }

    @Test func `an address has a quarter of the open files, and those of others`() throws {
        let folder = try TemporaryFolder()
        let file = try OpenFile(folder.write("text", to: "a.txt"))
        let bodies = bodies(files: 8)
        var held = (0..<3).map { bodies.hold(file, named: "\($0)", for: "1") }
        #expect(held.map { $0 != nil } == [true, true, false])
        let other = bodies.hold(file, named: "other", for: "2")
        #expect(other != nil && bodies.hold(file, named: "other", for: "1") != nil)
        held[0] = nil
        #expect(bodies.hold(file, named: "new", for: "1") != nil)
        withExtendedLifetime((held, other)) {}
    }

    @Test func `files leave descriptors to others`() throws {
        let folder = try TemporaryFolder()
        let file = try OpenFile(folder.write("text", to: "a.txt"))
        let bodies = bodies(files: 100, descriptors: 16)
        let held = (0..<3).map { bodies.hold(file, named: "\($0)", for: "address \($0)") }
        #expect(held.map { $0 != nil } == [true, true, false])
    }
}
