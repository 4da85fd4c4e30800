/// An error of a database, with its cause.
package enum StorageError: Error, Equatable, CustomStringConvertible {
    case cannotMakeFolder(path: String, reason: String)
    case cannotOpen(path: String, reason: String)
    case failed(statement: String, reason: String)
    /// The value is larger than `ByteStore.valueBytesMax`.
    case valueIsTooLarge(key: String, bytes: Int)
    /// The owner already has `ByteStore.keysMax` values.
    case tooManyKeys(key: String)

    package var description: String {
        switch self {
        case .cannotMakeFolder(let path, let reason): "the folder \(path) can't be made: \(reason)"
        case .cannotOpen(let path, let reason): "the database \(path) can't be opened: \(reason)"
        case .failed(let statement, let reason): "\"\(statement)\" failed: \(reason)"
        case .valueIsTooLarge(let key, let bytes):
            "the value for \"\(key)\" has \(bytes) bytes, more than the \(ByteStore.valueBytesMax) that are kept"
        case .tooManyKeys(let key):
            "there is no room for \"\(key)\": \(ByteStore.keysMax) values are kept already"
        }
    }
}
