import FoundationEssentials

/// The description of an adapter's file, read without its weights: enough to check whether it matches a model.
public struct AdapterDescription: Sendable {
    /// A value of the file's metadata; arrays are left out.
    public enum Value: Sendable, Equatable {
        case integer(Int), number(Double), boolean(Bool), text(String)
    }

    /// The adapter's name (`general.name`), or else the file's name.
    public let name: String
    /// The file's metadata.
    public let metadata: [String: Value]
    private let header: AdapterHeader
    private let dimensions: [String: [Int]]

    /// - Throws: ``ModelFileError`` if it is no adapter's file.
    public init(contentsOf url: URL) throws(ModelFileError) {
        let file = try GGUFFile(contentsOf: url)
        header = try AdapterHeader(file)
        name = try file.string("general.name") ?? url.deletingPathExtension().lastPathComponent
        dimensions = file.tensors.mapValues(\.dimensions)
        var metadata: [String: Value] = [:]
        for key in file.metadata.keys { metadata[key] = try Self.value(key, in: file) }
        self.metadata = metadata
    }

    private static func value(_ key: String, in file: GGUFFile) throws(ModelFileError) -> Value? {
        switch file.metadata[key] {
        case .unsigned, .signed: try file.integer(key).map(Value.integer)
        case .float(let number): .number(number)
        case .boolean(let boolean): .boolean(boolean)
        case .string: try file.string(key).map(Value.text)
        case .array, nil: nil
        }
    }

    /// Checks whether the adapter matches the model of a file, by the descriptions of the tensors in both files. Errors in the
    /// weights are found when the ``Adapter`` is loaded.
    ///
    /// - Throws: ``ModelFileError``, if it doesn't match.
    public func check(modelAt url: URL) throws(ModelFileError) {
        let file = try GGUFFile(contentsOf: url)
        try header.check(try Architecture.of(file))
        for name in dimensions.keys.sorted() { try check(name, file) }
    }

    private func check(_ name: String, _ file: GGUFFile) throws(ModelFileError) {
        let suffixes = [".lora_a", ".lora_b"]
        guard let suffix = suffixes.first(where: { name.hasSuffix($0) }),
            let matrix = file.tensors[String(name.dropLast(suffix.count))], matrix.dimensions.count == 2
        else { throw .unexpectedTensor(name) }
        let stem = String(name.dropLast(suffix.count))
        guard let first = dimensions[stem + suffixes[0]] else { throw .missingTensor(stem + suffixes[0]) }
        guard let second = dimensions[stem + suffixes[1]] else { throw .missingTensor(stem + suffixes[1]) }
        let rank = second[0]
        // An embedding's input is a token: a row of the pair's first matrix.
        let isEmbedding = stem == "token_embd.weight"
        let expected =
            switch (suffix == suffixes[0], isEmbedding) {
            case (true, false): [matrix.columns, rank]
            case (true, true): [rank, matrix.rows]
            case (false, false): [rank, matrix.rows]
            case (false, true): [rank, matrix.columns]
            }
        let found = suffix == suffixes[0] ? first : second
        guard found == expected else { throw .tensorShapeMismatch(name: name, expected: expected, found: found) }
    }
}
