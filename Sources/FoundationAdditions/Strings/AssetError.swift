import Foundation

/// An error in an app's resource, with its file.
package enum AssetError: Error, Equatable, CustomStringConvertible {
    /// The file can't be read.
    case unreadable(path: String)
    /// The file's content doesn't match its extension.
    case malformed(path: String, what: String)
    /// The file is valid, but uses something that Kissa doesn't support.
    case unsupported(path: String, what: String)

    package var description: String {
        switch self {
        case .unreadable(let path): "\(path): can't be read"
        case .malformed(let path, let what), .unsupported(let path, let what): "\(path): \(what)"
        }
    }
}

extension URL {
    /// The file's bytes. A file larger than `byteCountMax` is rejected.
    package func resourceBytes(byteCountMax: Int = 64 << 20) throws(AssetError) -> Data {
        do {
            let file = try FileHandle(forReadingFrom: self)
            defer { try? file.close() }
            let data = try file.read(upToCount: byteCountMax + 1) ?? Data()
            guard data.count <= byteCountMax else {
                throw AssetError.unsupported(path: path, what: "larger than \(byteCountMax) bytes")
            }
            return data
        } catch let error as AssetError {
            throw error
        } catch {
            throw AssetError.unreadable(path: path)
        }
    }

    /// Decodes the JSON file. Errors name the place in the file.
    package func decoded<Value: Decodable>(_ type: Value.Type) throws(AssetError) -> Value {
        let data = try resourceBytes()
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            throw .malformed(path: path, what: error.place)
        } catch {
            throw .malformed(path: path, what: "not JSON")
        }
    }
}

extension DecodingError {
    /// The place and Foundation's description: `images.0.scale: expected a string`.
    fileprivate var place: String {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
            return (path.isEmpty ? "" : path.joined(separator: ".") + ": ") + context.debugDescription
        @unknown default:
            return "not the JSON that is expected"
        }
    }
}
