import struct Foundation.UUID

/// The identity of a piece of generated content, the same in every snapshot of one stream.
///
/// Two contents may be equal and still be two things; their identifiers say so, as SwiftUI's `ForEach` needs.
public struct GenerationID: Sendable, Hashable {
    private let value = UUID()

    /// A new identity, different from every other.
    public init() {}
}
