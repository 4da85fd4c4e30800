import Foundation

/// Why an index can't be changed or read.
///
/// See [CSIndexError](https://developer.apple.com/documentation/corespotlight/csindexerror).
public struct CSIndexError: Error, Equatable, LocalizedError {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// What isn't known.
        case unknownError = -1
        /// The index can't be opened, or it isn't known whose it is.
        case indexUnavailableError = -1000
        /// An item is too large.
        case invalidItemError = -1001
        /// A client state of more than 250 bytes.
        case invalidClientStateError = -1002
        /// Not thrown here.
        case remoteConnectionError = -1003
        /// The index holds too many items.
        case quotaExceeded = -1004
        /// Not thrown here.
        case indexingUnsupported = -1005
        /// Not thrown here.
        case mismatchedClientState = -1006
    }

    /// The kind of the error.
    public let code: Code
    private let text: String

    init(_ code: Code, _ text: String) {
        (self.code, self.text) = (code, text)
    }

    /// What went wrong.
    public var errorDescription: String? { text }
}

/// Why a query has failed.
///
/// See [CSSearchQueryError](https://developer.apple.com/documentation/corespotlight/cssearchqueryerror).
public struct CSSearchQueryError: Error, Equatable, LocalizedError {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// What isn't known.
        case unknown = -2000
        /// The index can't be read.
        case indexUnreachable = -2001
        /// The query isn't well formed.
        case invalidQuery = -2002
        /// The query was canceled.
        case cancelled = -2003
    }

    /// The kind of the error.
    public let code: Code
    private let text: String

    init(_ code: Code, _ text: String) {
        (self.code, self.text) = (code, text)
    }

    /// What went wrong.
    public var errorDescription: String? { text }
}
