import Foundation

/// A response, or the head of one that is sent in pieces.
package struct OutgoingResponse: Sendable {
    package var status: Int
    package var contentType: String
    /// By their names in lowercase.
    package var headers: [(name: String, value: String)]
    package var body: Data

    /// Creates a response; the default has no body.
    package init(
        status: Int, contentType: String = "application/json", headers: [(name: String, value: String)] = [],
        body: Data = Data()
    ) {
        self.status = status
        self.contentType = contentType
        self.headers = headers
        self.body = body
    }
}
