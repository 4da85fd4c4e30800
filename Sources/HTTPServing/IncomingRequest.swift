import CWebSockets
import Foundation

/// A client's request.
package struct IncomingRequest: Sendable {
    package enum Method: String, Sendable {
        case get = "GET"
        case head = "HEAD"
        case post = "POST"
        case other = "OTHER"
    }

    package var method: Method
    /// Percent-decoded, without the query.
    package var path: String
    /// Every value of the Host header: exactly one is valid.
    package var hosts: [String] = []
    /// Every value of the Origin header. Clients other than browsers send none.
    package var origins: [String] = []
    package var contentType = ""
    package var authorization = ""
    /// The client's numeric address; empty if it isn't known.
    package var peer = ""
    /// Empty until it has been received.
    package var body = Data()
    var announcedBody: AnnouncedBody = .none
    /// The total length of the headers that were read.
    var headerByteCount = 0

    /// Creates a request without a body.
    package init(method: Method, path: String) {
        self.method = method
        self.path = path
    }

    /// What the headers announce about the body.
    enum AnnouncedBody: Equatable {
        case none
        case bytes(Int)
        /// Chunked, without a length (`Transfer-Encoding`).
        case pieces
        /// An invalid `Content-Length`, or several.
        case senseless

        init(lengths: [String], transferEncoding: String) {
            guard transferEncoding.isEmpty else {
                self = lengths.isEmpty ? .pieces : .senseless
                return
            }
            guard let text = lengths.first else {
                self = .none
                return
            }
            let isNumber = lengths.count == 1 && text.utf8.allSatisfy { (48...57).contains($0) }
            self = (isNumber ? Int(text) : nil).map(Self.bytes) ?? .senseless
        }
    }
}

extension IncomingRequest {
    /// Reads the request as parsed by libwebsockets.
    init(_ wsi: OpaquePointer) {
        let line = ReceivedHeaders.requestLine(wsi)
        self.init(method: Self.method(line.method), path: line.path)
        hosts = ReceivedHeaders.values(of: WSI_TOKEN_HOST, wsi)
        origins = ReceivedHeaders.values(of: WSI_TOKEN_ORIGIN, wsi)
        contentType = ReceivedHeaders.joinedValues(of: WSI_TOKEN_HTTP_CONTENT_TYPE, wsi)
        authorization = ReceivedHeaders.joinedValues(of: WSI_TOKEN_HTTP_AUTHORIZATION, wsi)
        peer = ReceivedHeaders.peerAddress(of: wsi)
        announcedBody = AnnouncedBody(
            lengths: ReceivedHeaders.values(of: WSI_TOKEN_HTTP_CONTENT_LENGTH, wsi),
            transferEncoding: ReceivedHeaders.joinedValues(of: WSI_TOKEN_HTTP_TRANSFER_ENCODING, wsi))
        headerByteCount = ReceivedHeaders.byteCount(wsi)
    }

    private static func method(_ code: Int32) -> Method {
        switch code {
        case Int32(LWSHUMETH_GET): .get
        case Int32(LWSHUMETH_HEAD): .head
        case Int32(LWSHUMETH_POST): .post
        default: .other
        }
    }
}
