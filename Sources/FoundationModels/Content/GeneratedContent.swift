/// What a model generated: a JSON value that keeps the order of its keys, knows whether it is finished, and keeps its
/// identity across a stream's snapshots.
///
/// ```swift
/// let content = try GeneratedContent(json: #"{"drink": "latte", "shots": 2}"#)
/// let drink = try content.value(String.self, forProperty: "drink")
/// ```
public struct GeneratedContent: Sendable {
    /// A value, or a position in a snapshot of an unfinished document.
    enum Storage: Sendable {
        case value(GeneratedValue)
        case open(OpenContent)
    }

    let storage: Storage

    /// Whether the content is finished; false for an unfinished value at the end of a stream, and for everything that
    /// contains it.
    public let isComplete: Bool

    /// The number of ``id``; zero for none. An optional would make each content half as large again.
    private var idNumber: UInt64

    /// The identity of this content across the snapshots of a stream.
    public var id: GenerationID? {
        get { GenerationID(number: idNumber) }
        set { idNumber = newValue?.number ?? 0 }
    }

    init(_ value: GeneratedValue, id: GenerationID? = nil, isComplete: Bool = true) {
        self.storage = .value(value)
        self.idNumber = id?.number ?? 0
        self.isComplete = isComplete
    }

    init(_ open: OpenContent, id: GenerationID?) {
        self.storage = .open(open)
        self.idNumber = id?.number ?? 0
        self.isComplete = false
    }

    /// The content as a value. For an unfinished array or structure it is a copy of the members so far.
    var value: GeneratedValue {
        switch storage {
        case .value(let value): value
        case .open(let open): open.value
        }
    }

    /// JSON's null.
    package static let null = GeneratedContent(GeneratedValue.null)

    /// A structure from pairs of a name and a value, in this order. For duplicate names the last value is used.
    public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
        self.init(properties: properties.map { ($0.key, $0.value) }, id: id) { _, last in last }
    }

    /// A structure from a sequence of names and values; `combine` merges the values of duplicate names.
    public init<S>(
        properties: S, id: GenerationID? = nil,
        uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
    ) rethrows where S: Sequence, S.Element == (String, any ConvertibleToGeneratedContent) {
        var collected = OrderedProperties()
        for (name, value) in properties {
            let content = value.generatedContent
            collected[name] = try collected[name].map { try combine($0, content).generatedContent } ?? content
        }
        self.init(.structure(collected), id: id)
    }

    /// An array of values.
    public init<S>(elements: S, id: GenerationID? = nil)
    where S: Sequence, S.Element == any ConvertibleToGeneratedContent {
        self.init(.array(elements.map(\.generatedContent)), id: id)
    }

    /// The generated content of a value.
    public init(_ value: some ConvertibleToGeneratedContent) {
        self = value.generatedContent
    }

    /// The generated content of a value, with another identity.
    public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
        self = value.generatedContent
        self.id = id
    }

    /// A finished value of a given kind. In a structure, keys that are missing in `orderedKeys`, and ordered keys
    /// without a value, are dropped.
    public init(kind: Kind, id: GenerationID? = nil) {
        self.init(GeneratedValue(kind), id: id)
    }

    /// Reads JSON that may be truncated anywhere.
    ///
    /// A truncated value is kept as far as it is certain: text up to its last complete character, an array or structure
    /// up to its last started element. A truncated number, literal or key is dropped.
    ///
    /// - Throws: ``ParsingError``, which names the position, if the text is not the beginning of any JSON value.
    public init(json: String) throws {
        do {
            try self.init(parsing: json)
        } catch LanguageModelSession.GenerationError.decodingFailure(let context) {
            throw ParsingError(rawContent: json, debugDescription: context.debugDescription).thrown
        }
    }

    /// Reads JSON from a model. Malformed JSON is reported as the session's error.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``.
    init(parsing json: String) throws {
        var parser = IncrementalJSONParser()
        try parser.feed(json)
        self = try parser.finish()
    }
}

extension GeneratedContent: Equatable {
    /// Equal if the values are equal, and both or neither are finished. Identities aren't compared.
    public static func == (left: GeneratedContent, right: GeneratedContent) -> Bool {
        left.value == right.value && left.isComplete == right.isComplete
    }
}

extension GeneratedContent: Generable {
    /// Any JSON value.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(name: "GeneratedContent", node: .any)
    }

    /// The content itself.
    public init(_ content: GeneratedContent) throws {
        self = content
    }

    /// The content itself.
    public var generatedContent: GeneratedContent { self }
}

extension GeneratedContent: CustomDebugStringConvertible {
    /// The JSON, with `…` at the end if it is not finished.
    public var debugDescription: String { isComplete ? jsonString : jsonString + " …" }
}
