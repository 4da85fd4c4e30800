/// A part of a transcript that has a JSON form. On Apple's systems only a whole transcript is `Codable`, so the parts
/// aren't here either: an app may add its own conformance.
package protocol TranscriptPart: Sendable, Equatable {
    /// Reads the part.
    ///
    /// - Throws: `DecodingError`.
    init(reading decoder: any Decoder) throws

    /// Writes the part.
    func write(to encoder: any Encoder) throws
}

/// A part of a transcript in a document.
package struct StoredPart<Part: TranscriptPart>: Codable, Sendable, Equatable {
    package let part: Part

    package init(_ part: Part) { self.part = part }

    package init(from decoder: any Decoder) throws { part = try Part(reading: decoder) }

    package func encode(to encoder: any Encoder) throws { try part.write(to: encoder) }
}

extension KeyedDecodingContainer {
    func parts<Part: TranscriptPart>(forKey key: Key) throws -> [Part] {
        try decode([StoredPart<Part>].self, forKey: key).map(\.part)
    }

    /// Nil if the key is missing.
    func partsIfPresent<Part: TranscriptPart>(forKey key: Key) throws -> [Part]? {
        try decodeIfPresent([StoredPart<Part>].self, forKey: key)?.map(\.part)
    }
}

extension KeyedEncodingContainer {
    mutating func encode<Part: TranscriptPart>(parts: [Part], forKey key: Key) throws {
        try encode(parts.map(StoredPart.init), forKey: key)
    }
}
