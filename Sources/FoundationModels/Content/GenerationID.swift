import Synchronization

/// The identity of a piece of generated content, the same in every snapshot of one stream.
///
/// Two equal contents can have different identities, which SwiftUI's `ForEach` needs. Identities are only unique within
/// a process.
public struct GenerationID: Sendable, Hashable {
    /// Never zero, so that an optional identity fits into the same 64 bits.
    let number: UInt64

    private static let last = Atomic<UInt64>(0)

    /// A new identity, different from every other.
    public init() {
        number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
    }

    init?(number: UInt64) {
        guard number != 0 else { return nil }
        self.number = number
    }
}
