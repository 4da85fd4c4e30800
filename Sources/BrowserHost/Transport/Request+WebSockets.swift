import CWebSockets

extension Request {
    /// Reads what libwebsockets parsed.
    init(_ wsi: OpaquePointer, visitorHeader: String?) {
        var text: UnsafeMutablePointer<CChar>?
        var length: Int32 = 0
        let code = lws_http_get_uri_and_method(wsi, &text, &length)
        let path = UnsafeRawBufferPointer(start: text, count: code < 0 ? 0 : Int(length))
        self.init(method: Self.method(code), path: String(decoding: path, as: UTF8.self))
        hosts = Self.values(of: WSI_TOKEN_HOST, wsi)
        origins = Self.values(of: WSI_TOKEN_ORIGIN, wsi)
        cookie = Self.values(of: WSI_TOKEN_HTTP_COOKIE, wsi).joined(separator: ";")
        ifNoneMatch = Self.values(of: WSI_TOKEN_HTTP_IF_NONE_MATCH, wsi).first ?? ""
        peer = Self.peerAddress(of: wsi)
        forwardedFor = Self.joinedValues(of: WSI_TOKEN_X_FORWARDED_FOR, wsi)
        let lengths = Self.values(of: WSI_TOKEN_HTTP_CONTENT_LENGTH, wsi)
        hasBody =
            lengths.contains { $0 != "0" } || lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0
        forwardedProto = Self.value(ofOther: "x-forwarded-proto:", wsi)
        headerByteCount = Self.headerByteCount(of: wsi)
        namedVisitor = visitorHeader.map { Self.value(ofOther: $0 + ":", wsi) } ?? ""
        fetchSite = Self.value(ofOther: "sec-fetch-site:", wsi)
    }

    private static func headerByteCount(of wsi: OpaquePointer) -> Int {
        (0..<WSI_TOKEN_COUNT.rawValue).reduce(0) { $0 + Int(lws_hdr_total_length(wsi, lws_token_indexes($1))) }
    }

    /// In digits; empty where it is not known.
    static func peerAddress(of wsi: OpaquePointer) -> String {
        var text = [CChar](repeating: 0, count: 64)
        guard let name = lws_get_peer_simple(wsi, &text, text.count) else { return "" }
        return String(cString: name)
    }

    private static func method(_ code: Int32) -> Method {
        switch code {
        case Int32(LWSHUMETH_GET): .get
        case Int32(LWSHUMETH_HEAD): .head
        default: .other
        }
    }

    /// Each occurrence of a header by itself.
    private static func values(of token: lws_token_indexes, _ wsi: OpaquePointer) -> [String] {
        var values: [String] = []
        while values.count < 8 {
            let length = lws_hdr_fragment_length(wsi, token, Int32(values.count))
            guard length > 0 else { break }
            var buffer = [CChar](repeating: 0, count: Int(length) + 1)
            guard lws_hdr_copy_fragment(wsi, &buffer, length + 1, token, Int32(values.count)) >= 0 else { break }
            values.append(String(decoding: buffer.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
        }
        return values
    }

    /// All occurrences of a header, however many, with commas between them.
    private static func joinedValues(of token: lws_token_indexes, _ wsi: OpaquePointer) -> String {
        let length = lws_hdr_total_length(wsi, token)
        guard length > 0 else { return "" }
        var buffer = [CChar](repeating: 0, count: Int(length) + 1)
        guard lws_hdr_copy(wsi, &buffer, length + 1, token) >= 0 else { return "" }
        return String(decoding: buffer.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func value(ofOther name: String, _ wsi: OpaquePointer) -> String {
        let length = lws_hdr_custom_length(wsi, name, Int32(name.utf8.count))
        guard length > 0 else { return "" }
        var buffer = [CChar](repeating: 0, count: Int(length) + 1)
        guard lws_hdr_custom_copy(wsi, &buffer, length + 1, name, Int32(name.utf8.count)) >= 0 else { return "" }
        return String(decoding: buffer.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
