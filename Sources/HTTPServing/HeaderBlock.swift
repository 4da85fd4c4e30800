import CWebSockets

/// Writes the status line and headers of a response.
package enum HeaderBlock {
    private static let byteCountMax = 4 * 1024

    /// Writes them, on the server's thread.
    ///
    /// - Parameter headers: Their names in lowercase.
    /// - Returns: Whether the connection accepted them.
    package static func write(
        status: Int, _ headers: [(name: String, value: String)], to wsi: OpaquePointer
    ) -> Bool {
        let prefix = Int(websockets_prefix_size())
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: prefix + byteCountMax)
        defer { buffer.deallocate() }
        let start = buffer + prefix
        let end = start + byteCountMax
        var position: UnsafeMutablePointer<UInt8>? = start
        guard lws_add_http_header_status(wsi, UInt32(status), &position, end) == 0 else { return false }
        for header in headers {
            let value = Array(header.value.utf8)
            let failed = lws_add_http_header_by_name(wsi, header.name + ":", value, Int32(value.count), &position, end)
            guard failed == 0 else { return false }
        }
        return lws_finalize_write_http_header(wsi, start, &position, end) == 0
    }
}
