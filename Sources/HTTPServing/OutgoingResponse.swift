import Foundation

/// An answer to a request, or the head of one that is sent in pieces.
package struct OutgoingResponse: Sendable {
    package var status: Int
    package var contentType: String
    /// Their names in lower case.
    package var headers: [(name: String, value: String)]
    package var body: Data

    /// An answer, without a body if not given.
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
