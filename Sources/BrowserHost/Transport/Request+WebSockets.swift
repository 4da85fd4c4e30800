import CWebSockets
import HTTPServing

extension Request {
    /// Reads what libwebsockets parsed.
    init(_ wsi: OpaquePointer, visitorHeader: String?) {
        var text: UnsafeMutablePointer<CChar>?
        var length: Int32 = 0
        let code = lws_http_get_uri_and_method(wsi, &text, &length)
        let path = UnsafeRawBufferPointer(start: text, count: code < 0 ? 0 : Int(length))
        self.init(method: Self.method(code), path: String(decoding: path, as: UTF8.self))
        hosts = ReceivedHeaders.values(of: WSI_TOKEN_HOST, wsi)
        origins = ReceivedHeaders.values(of: WSI_TOKEN_ORIGIN, wsi)
        cookie = ReceivedHeaders.values(of: WSI_TOKEN_HTTP_COOKIE, wsi).joined(separator: ";")
        ifNoneMatch = ReceivedHeaders.values(of: WSI_TOKEN_HTTP_IF_NONE_MATCH, wsi).first ?? ""
        acceptEncoding = ReceivedHeaders.joinedValues(of: WSI_TOKEN_HTTP_ACCEPT_ENCODING, wsi)
        acceptLanguage = ReceivedHeaders.joinedValues(of: WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, wsi)
        peer = ReceivedHeaders.peerAddress(of: wsi)
        forwardedFor = ReceivedHeaders.joinedValues(of: WSI_TOKEN_X_FORWARDED_FOR, wsi)
        let lengths = ReceivedHeaders.values(of: WSI_TOKEN_HTTP_CONTENT_LENGTH, wsi)
        hasBody =
            lengths.contains { $0 != "0" } || lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0
        forwardedProto = ReceivedHeaders.value(ofOther: "x-forwarded-proto:", wsi)
        headerByteCount = Self.headerByteCount(of: wsi)
        namedVisitor = visitorHeader.map { ReceivedHeaders.value(ofOther: $0 + ":", wsi) } ?? ""
        fetchSite = ReceivedHeaders.value(ofOther: "sec-fetch-site:", wsi)
    }

    private static func headerByteCount(of wsi: OpaquePointer) -> Int {
        (0..<WSI_TOKEN_COUNT.rawValue).reduce(0) { $0 + Int(lws_hdr_total_length(wsi, lws_token_indexes($1))) }
    }

    private static func method(_ code: Int32) -> Method {
        switch code {
        case Int32(LWSHUMETH_GET): .get
        case Int32(LWSHUMETH_HEAD): .head
        default: .other
        }
    }
}
