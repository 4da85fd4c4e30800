import CWebSockets
import HTTPServing

extension Request {
    /// Reads what libwebsockets parsed.
    init(_ wsi: OpaquePointer, visitorHeader: String?) {
        let line = ReceivedHeaders.requestLine(wsi)
        self.init(method: Self.method(line.method), path: line.path)
        hosts = ReceivedHeaders.values(of: WSI_TOKEN_HOST, wsi)
        origins = ReceivedHeaders.values(of: WSI_TOKEN_ORIGIN, wsi)
        cookie = ReceivedHeaders.values(of: WSI_TOKEN_HTTP_COOKIE, wsi).joined(separator: ";")
        ifNoneMatch = ReceivedHeaders.values(of: WSI_TOKEN_HTTP_IF_NONE_MATCH, wsi).first ?? ""
        range = ReceivedHeaders.joinedValues(of: WSI_TOKEN_HTTP_RANGE, wsi)
        ifRange = ReceivedHeaders.joinedValues(of: WSI_TOKEN_HTTP_IF_RANGE, wsi)
        acceptEncoding = ReceivedHeaders.joinedValues(of: WSI_TOKEN_HTTP_ACCEPT_ENCODING, wsi)
        acceptLanguage = ReceivedHeaders.joinedValues(of: WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, wsi)
        peer = ReceivedHeaders.peerAddress(of: wsi)
        forwardedFor = ReceivedHeaders.joinedValues(of: WSI_TOKEN_X_FORWARDED_FOR, wsi)
        let lengths = ReceivedHeaders.values(of: WSI_TOKEN_HTTP_CONTENT_LENGTH, wsi)
        hasBody =
            lengths.contains { $0 != "0" } || lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0
        forwardedProto = ReceivedHeaders.value(ofOther: "x-forwarded-proto:", wsi)
        headerByteCount = ReceivedHeaders.byteCount(wsi)
        namedVisitor = visitorHeader.map { ReceivedHeaders.value(ofOther: $0 + ":", wsi) } ?? ""
        fetchSite = ReceivedHeaders.value(ofOther: "sec-fetch-site:", wsi)
    }

    private static func method(_ code: Int32) -> Method {
        switch code {
        case Int32(LWSHUMETH_GET): .get
        case Int32(LWSHUMETH_HEAD): .head
        default: .other
        }
    }
}
