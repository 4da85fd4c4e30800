/// Why a model file can't be used: what is wrong, and where in the file.
///
/// Everything in a model file is somebody else's input, so nothing in it may crash: what this room can't read, it throws.
public enum ModelFileError: Error, Equatable, Sendable {
    /// The file can't be opened or mapped; `reason` is the system's.
    case unreadable(path: String, reason: String)
    /// The first four bytes are not `GGUF`.
    case notGGUF(found: [UInt8])
    /// A version of the format other than 2 and 3 (a big-endian file shows itself here too).
    case unsupportedVersion(UInt32)
    /// `what`, at byte `offset`, needs more bytes than the file has left.
    case truncated(what: String, offset: Int, needed: UInt64, available: Int)
    /// `what`, at byte `offset`, breaks a rule of the format.
    case malformed(what: String, offset: Int, reason: String)
    /// A metadata key that the model can't do without.
    case missingKey(String)
    /// A metadata value that can't be what its key says.
    case invalidValue(key: String, reason: String)
    /// A tensor that the architecture can't do without.
    case missingTensor(String)
    /// A tensor whose dimensions contradict the metadata; the fastest-running dimension stands first.
    case tensorShapeMismatch(name: String, expected: [Int], found: [Int])
    /// A tensor that the architecture gives no place to: running without it would give wrong answers.
    case unexpectedTensor(String)
    /// An adapter that was made for models of another architecture.
    case wrongArchitecture(expected: String, found: String)
    /// A weight that is no number, or an infinite one; rows count from 0.
    case notFinite(tensor: String, row: Int)
    /// Well-formed, but not something that this engine runs. `what` names the kind: an architecture, a tensor type …
    case unsupported(what: String, value: String)
}

extension ModelFileError: CustomStringConvertible {
    /// What is wrong and where, in words.
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
