/// Why a model file can't be used: the problem and its place in the file.
///
/// Model files are untrusted input, so nothing in them may cause a crash: problems are thrown as errors.
public enum ModelFileError: Error, Equatable, Sendable {
    /// The file can't be opened or mapped; `reason` is the system's.
    case unreadable(path: String, reason: String)
    /// The first four bytes aren't `GGUF`.
    case notGGUF(found: [UInt8])
    /// A version of the format other than 2 and 3 (a big-endian file also results in this).
    case unsupportedVersion(UInt32)
    /// `what`, at byte `offset`, needs more bytes than the file has left.
    case truncated(what: String, offset: Int, needed: UInt64, available: Int)
    /// `what`, at byte `offset`, violates the format.
    case malformed(what: String, offset: Int, reason: String)
    /// A required metadata key is missing.
    case missingKey(String)
    /// A metadata value is invalid.
    case invalidValue(key: String, reason: String)
    /// A required tensor is missing.
    case missingTensor(String)
    /// A tensor's dimensions contradict the metadata; the fastest-varying dimension is first.
    case tensorShapeMismatch(name: String, expected: [Int], found: [Int])
    /// A tensor that the architecture doesn't use: ignoring it would give wrong results.
    case unexpectedTensor(String)
    /// An adapter for models of another architecture.
    case wrongArchitecture(expected: String, found: String)
    /// A weight is NaN or infinite; rows count from 0.
    case notFinite(tensor: String, row: Int)
    /// Valid, but not supported by this engine. `what` is the kind of thing: an architecture, a tensor type …
    case unsupported(what: String, value: String)
}

extension ModelFileError: CustomStringConvertible {
    /// The problem and its place, in words.
    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) can't be read: \(reason)"
        case .notGGUF(let found): "not a GGUF file: it begins with \(found)"
        case .unsupportedVersion(let version): "GGUF version \(version) is not supported; 2 and 3 are"
        case .truncated(let what, let offset, let needed, let available):
            "\(what) at byte \(offset) needs \(needed) bytes, the file has \(available) left"
        case .malformed(let what, let offset, let reason): "\(what) at byte \(offset): \(reason)"
        case .missingKey(let key): "the metadata lacks \(key)"
        case .invalidValue(let key, let reason): "metadata \(key): \(reason)"
        case .missingTensor(let name): "the file lacks the tensor \(name)"
        case .tensorShapeMismatch(let name, let expected, let found):
            "tensor \(name) should measure \(expected), it measures \(found)"
        case .unexpectedTensor(let name): "tensor \(name) has no place in this architecture"
        case .wrongArchitecture(let expected, let found):
            "made for the architecture \(found), the model's is \(expected)"
        case .notFinite(let tensor, let row): "tensor \(tensor) holds what is no finite number, in row \(row)"
        case .unsupported(let what, let value): "\(what) \(value) is not supported"
        }
    }
}
