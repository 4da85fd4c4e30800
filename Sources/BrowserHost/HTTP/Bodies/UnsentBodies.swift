import Foundation
import HTTPServing
import Synchronization

/// The long bodies of responses that clients haven't read yet. Responses that send the same body at a time share one copy of
/// it, or one open file; the bytes in memory are limited in total and for each address. Safe from any thread.
final class UnsentBodies: Sendable {
    /// A shorter body isn't counted: the number of connections is limited, too.
    static let byteCountMin = 64 * 1024

    /// Why no other body is begun.
    enum Refusal: Error {
        /// The address has too many itself.
        case ofAddress
        case ofEverybody
    }

    private struct Body {
        let content: HeldBody.Content
        /// The bytes in memory that the limits count.
        let byteCount: Int
        /// How many responses each address reads.
        var readers: [String: Int] = [:]
    }

    private struct State {
        var bodies: [String: Body] = [:]
        var byteCount = 0
        var byteCounts: [String: Int] = [:]
        var fileCount = 0
    }

    private let state = Mutex(State())
    private let byteCountMax: Int
    private let byteCountPerAddressMax: Int
    private let fileCountMax: Int

    init(limits: HostConfiguration.Limits = .init(), descriptorCount: Int = DescriptorLimit.current) {
        byteCountMax = limits.unsentBytesMax
        byteCountPerAddressMax = limits.unsentBytesPerAddressMax
        // Connections have three quarters of the descriptors.
        fileCountMax = min(limits.openFileCountMax, descriptorCount / 8)
    }

    /// How many bytes are in memory for clients that read them, without those that aren't counted.
    var byteCount: Int { state.withLock(\.byteCount) }

    /// How many files are open for clients that read them.
    var fileCount: Int { state.withLock(\.fileCount) }

    /// The bytes that somebody reads under a name.
    func bytes(named name: String) -> Data? {
        state.withLock { state in
            guard case .bytes(let data) = state.bodies[name]?.content else { return nil }
            return data
        }
    }

    /// Whether a file of this length may be read into memory as a whole, because no other can be open.
    func mayBeInMemory(_ byteCount: Int) -> Bool { byteCount <= byteCountPerAddressMax }

    /// Why a body may not be begun for an address; nil if it may, and always if the address reads it already. The last one that
    /// is begun may exceed the limit, so that a body that is longer than the limit can be sent at all.
    ///
    /// An address that reads nothing may begin one body up to twice the limit of all addresses, so that a few slow addresses
    /// don't keep all others out.
    func refusal(of name: String, for address: String) -> Refusal? {
        state.withLock { state in
            let body = state.bodies[name]
            if body?.readers[address] != nil { return nil }
            let own = state.byteCounts[address, default: 0]
            if own >= byteCountPerAddressMax { return .ofAddress }
            let (twice, overflows) = byteCountMax.multipliedReportingOverflow(by: 2)
            let limit = own > 0 ? byteCountMax : overflows ? .max : twice
            return body == nil && state.byteCount >= limit ? .ofEverybody : nil
        }
    }

    /// Counts a body until the result is released. If there is a body with this name already, the result has that one.
    /// - Parameter isCounted: Whether its bytes count for the limits. A name has the same value each time.
    func hold(_ data: Data, named name: String, for address: String, isCounted: Bool = true) -> HeldBody {
        state.withLock { hold(.bytes(data), isCounted ? data.count : 0, named: name, for: address, &$0) }
    }

    /// Keeps a file open until the result is released; nil if too many are open, or the address has a quarter of all.
    func hold(_ file: OpenFile, named name: String, for address: String) -> HeldBody? {
        state.withLock { state in
            let own = state.bodies.values.count { $0.content.fileCount > 0 && $0.readers[address] != nil }
            let isFree = state.fileCount < fileCountMax && own < max(1, fileCountMax / 4)
            guard state.bodies[name] != nil || isFree else { return nil }
            return hold(.file(file), 0, named: name, for: address, &state)
        }
    }

    private func hold(
        _ content: HeldBody.Content, _ byteCount: Int, named name: String, for address: String,
        _ state: inout sending State
    ) -> HeldBody {
        var body = state.bodies[name] ?? Body(content: content, byteCount: byteCount)
        if state.bodies[name] == nil {
            state.byteCount += body.byteCount
            state.fileCount += body.content.fileCount
        }
        if body.readers[address] == nil {
            state.byteCounts[address, default: 0] += body.byteCount
        }
        body.readers[address, default: 0] += 1
        state.bodies[name] = body
        return HeldBody(content: body.content, name: name, address: address, bodies: self)
    }

    fileprivate func release(_ name: String, of address: String) {
        // What was held is freed outside of the lock.
        _ = state.withLock { state -> HeldBody.Content? in
            guard var body = state.bodies[name], let count = body.readers[address] else { return nil }
            body.readers[address] = count > 1 ? count - 1 : nil
            if count == 1 {
                let rest = state.byteCounts[address, default: 0] - body.byteCount
                state.byteCounts[address] = rest > 0 ? rest : nil
            }
            state.bodies[name] = body.readers.isEmpty ? nil : body
            guard body.readers.isEmpty else { return nil }
            state.byteCount -= body.byteCount
            state.fileCount -= body.content.fileCount
            return body.content
        }
    }
}

/// A body that one response sends, and that counts among the unsent ones for as long as this object exists.
final class HeldBody: Sendable {
    enum Content: Sendable {
        case bytes(Data)
        case file(OpenFile)

        fileprivate var fileCount: Int { if case .file = self { 1 } else { 0 } }
    }

    let content: Content
    private let name: String
    private let address: String
    private let bodies: UnsentBodies

    fileprivate init(content: Content, name: String, address: String, bodies: UnsentBodies) {
        self.content = content
        self.name = name
        self.address = address
        self.bodies = bodies
    }

    deinit { bodies.release(name, of: address) }
}

extension HeldBody: Equatable {
    static func == (first: HeldBody, second: HeldBody) -> Bool { first === second }
}
