import Foundation

/// Why a model could not be fetched.
package enum FetchError: Error, Equatable, Sendable {
    /// The index, or its file host, doesn't answer.
    case unreachable(host: String, reason: String)
    /// The server refused the request.
    case refused(host: String, status: Int)
    /// The answer isn't a list of files.
    case noIndex(host: String)
    /// The index doesn't have the file.
    case missingFile(name: String, host: String)
    /// The connection ended early. The partial file is kept, and the next attempt resumes it.
    case interrupted(name: String, received: Int, byteCount: Int)
    /// The file's hash isn't the pinned one. The file has been deleted.
    case wrongHash(name: String, expected: String, found: String)
    /// The archive is malformed, or lacks the member.
    case malformed(name: String, reason: String)
    /// The cache can't be written to.
    case unwritable(path: String, reason: String)
}

extension FetchError: LocalizedError, CustomStringConvertible {
    package var errorDescription: String? { description }

    package var description: String {
        switch self {
        case .unreachable(let host, let reason): "\(host) cannot be reached: \(reason)"
        case .refused(let host, let status): "\(host) answers with status \(status)."
        case .noIndex(let host): "\(host) does not answer with a package index's list of files."
        case .missingFile(let name, let host): "\(host) does not have \(name)."
        case .interrupted(let name, let received, let byteCount):
            "\(name) broke off after \(received) of \(byteCount) bytes. The next attempt goes on from there."
        case .wrongHash(let name, let expected, let found):
            "\(name) is not the file that was meant and has been deleted: its SHA-256 is \(found), not \(expected)."
        case .malformed(let name, let reason): "\(name) cannot be unpacked: \(reason)"
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        }
    }
}
