import CWebSockets

/// The headers of a request, as parsed by libwebsockets. They can only be read during the request's first callback.
package enum ReceivedHeaders {
    private static let occurrenceCountMax: Int32 = 8

    /// The method, by libwebsockets' number, and the decoded path without the query.
    package static func requestLine(_ wsi: OpaquePointer) -> (method: Int32, path: String) {
        var text: UnsafeMutablePointer<CChar>?
        var length: Int32 = 0
        let method = lws_http_get_uri_and_method(wsi, &text, &length)
        let path = UnsafeRawBufferPointer(start: text, count: method < 0 ? 0 : Int(length))
        return (method, String(decoding: path, as: UTF8.self))
    }

    /// The total length of the headers that libwebsockets has tokens for.
    package static func byteCount(_ wsi: OpaquePointer) -> Int {
        (0..<WSI_TOKEN_COUNT.rawValue).reduce(0) { $0 + Int(lws_hdr_total_length(wsi, lws_token_indexes($1))) }
    }

    /// The values of each occurrence of a header.
    package static func values(of token: lws_token_indexes, _ wsi: OpaquePointer) -> [String] {
        var values: [String] = []
        for index in 0..<occurrenceCountMax {
            let length = lws_hdr_fragment_length(wsi, token, index)
            guard length > 0 else { break }
            var buffer = [CChar](repeating: 0, count: Int(length) + 1)
            guard lws_hdr_copy_fragment(wsi, &buffer, length + 1, token, index) >= 0 else { break }
            values.append(text(buffer))
        }
        return values
    }

    /// The values of all occurrences of a header, joined by commas.
    package static func joinedValues(of token: lws_token_indexes, _ wsi: OpaquePointer) -> String {
        let length = lws_hdr_total_length(wsi, token)
        guard length > 0 else { return "" }
        var buffer = [CChar](repeating: 0, count: Int(length) + 1)
        return lws_hdr_copy(wsi, &buffer, length + 1, token) >= 0 ? text(buffer) : ""
    }

    /// The value of a header that libwebsockets has no token for.
    ///
    /// - Parameter name: In lowercase, with the colon.
    package static func value(ofOther name: String, _ wsi: OpaquePointer) -> String {
        let length = lws_hdr_custom_length(wsi, name, Int32(name.utf8.count))
        guard length > 0 else { return "" }
        var buffer = [CChar](repeating: 0, count: Int(length) + 1)
        return lws_hdr_custom_copy(wsi, &buffer, length + 1, name, Int32(name.utf8.count)) >= 0 ? text(buffer) : ""
    }

    /// The client's numeric address; empty if it isn't known.
    package static func peerAddress(of wsi: OpaquePointer) -> String {
        var text = [CChar](repeating: 0, count: 64)
        guard let name = lws_get_peer_simple(wsi, &text, text.count) else { return "" }
        return String(cString: name)
    }

    private static func text(_ buffer: [CChar]) -> String {
        String(decoding: buffer.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
