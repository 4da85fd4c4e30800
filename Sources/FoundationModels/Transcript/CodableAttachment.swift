import CoreGraphics
import Foundation
import ImageIO
import UniformTypeIdentifiers

/// An attachment as a transcript stores it: `{"type": "image", "url"}`, `{"type": "image", "data": base 64}` or
/// `{"type": "data", "contentType", "data": base 64, "metadata"}`. The keys are specific to this project.
///
/// A `url` can be that of a file on this machine, whose image is then given to a model: so don't decode untrusted
/// transcripts.
struct CodableAttachment: Codable {
    let content: Transcript.Attachment

    init(content: Transcript.Attachment) {
        self.content = content
    }

    private enum Key: String, CodingKey {
        case type, url, data, orientation, contentType, metadata
    }

    private enum Kind: String, Codable {
        case image, data
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(Kind.self, forKey: .type) {
        case .image: content = .image(try Self.image(container))
        case .data:
            content = .data(
                .init(
                    contentType: try container.decode(UTType.self, forKey: .contentType),
                    content: try container.decode(Data.self, forKey: .data),
                    metadata: try container.decodeIfPresent(CodableJSON.self, forKey: .metadata)?.content
                        ?? GeneratedContent(properties: [:])))
        }
    }

    private static func image(_ container: KeyedDecodingContainer<Key>) throws -> Transcript.ImageAttachment {
        let orientation = try container.decodeIfPresent(UInt32.self, forKey: .orientation)
            .flatMap(CGImagePropertyOrientation.init)
        if let url = try container.decodeIfPresent(URL.self, forKey: .url) {
            return .init(imageURL: url, orientation: orientation)
        }
        return .init(.data(try container.decode(Data.self, forKey: .data)), orientation: orientation)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch content {
        case .image(let image):
            try container.encode(Kind.image, forKey: .type)
            try container.encodeIfPresent(image.url, forKey: .url)
            try container.encodeIfPresent(try image.storedData, forKey: .data)
            try container.encodeIfPresent(image.isTurned ? image.orientation.rawValue : nil, forKey: .orientation)
        case .data(let data):
            try container.encode(Kind.data, forKey: .type)
            try container.encode(data.contentType, forKey: .contentType)
            try container.encode(data.content, forKey: .data)
            try container.encode(CodableJSON(content: data.metadata), forKey: .metadata)
        }
    }
}

extension Transcript.ImageAttachment {
    /// The bytes to store; nil if the image is in a file.
    fileprivate var storedData: Data? {
        get throws {
            switch source {
            case .file: return nil
            case .data(let data): return data
            case .image(let image):
                guard let data = image.pngData else { throw ImageAttachmentError.tooLarge }
                return data
            }
        }
    }
}

/// Metadata by name, as an object.
package struct CodableMetadata: Codable, Sendable, Equatable {
    package let values: [String: GeneratedContent]

    /// Nil if there is no metadata.
    package init?(_ values: [String: GeneratedContent]) {
        guard !values.isEmpty else { return nil }
        self.values = values
    }

    package init(from decoder: any Decoder) throws {
        values = try [String: CodableJSON](from: decoder).mapValues(\.content)
    }

    package func encode(to encoder: any Encoder) throws {
        try values.mapValues { CodableJSON(content: $0) }.encode(to: encoder)
    }
}

/// Context options as an object of those that are set.
struct CodableContextOptions: Codable {
    let options: ContextOptions

    /// Nil if no option is set.
    init?(_ options: ContextOptions) {
        guard options != ContextOptions() else { return nil }
        self.options = options
    }

    private enum Key: String, CodingKey {
        case includeSchemaInPrompt, reasoningLevel
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        options = ContextOptions(
            includeSchemaInPrompt: try container.decodeIfPresent(Bool.self, forKey: .includeSchemaInPrompt),
            reasoningLevel: try container.decodeIfPresent(String.self, forKey: .reasoningLevel)
                .map(ContextOptions.ReasoningLevel.init(named:)))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(options.includeSchemaInPrompt, forKey: .includeSchemaInPrompt)
        try container.encodeIfPresent(options.reasoningLevel?.name, forKey: .reasoningLevel)
    }
}

extension ContextOptions.ReasoningLevel {
    fileprivate init(named name: String) {
        self = [Self.light, .moderate, .deep].first { $0.name == name } ?? .custom(name)
    }

    fileprivate var name: String {
        switch self {
        case .light: "light"
        case .moderate: "moderate"
        case .deep: "deep"
        case .custom(let name): name
        }
    }
}
