import CBrotli
import CZlib
import Foundation

/// A content coding (RFC 9110, 8.4.1). The one that compresses best comes first.
enum ContentCoding: String, CaseIterable, Sendable {
    case brotli = "br"
    case gzip

    /// The first coding that a client accepts; nil if it accepts none. Browsers offer Brotli only over TLS and to localhost.
    /// - Parameter header: The value of Accept-Encoding.
    init?(acceptedBy header: String) {
        let accepted = header.split(separator: ",").compactMap(Self.accepted)
        guard let coding = Self.allCases.first(where: { accepted.contains($0.rawValue) }) else { return nil }
        self = coding
    }

    /// The coding that one member of the header names, unless its weight is 0.
    private static func accepted(_ member: Substring) -> String? {
        let parts = member.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
        guard let name = parts.first else { return nil }
        let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
        return weight.map { $0 > 0 } ?? true ? name : nil
    }

    /// How much time to spend.
    enum Effort {
        /// For a response that somebody waits for: some 20 MB a second.
        case prompt
        /// As small as possible: half a megabyte a second.
        case thorough
    }

    /// The bytes in this coding; nil if compression failed.
    func encoded(_ data: Data, _ effort: Effort) -> Data? {
        switch self {
        case .brotli: Self.brotli(data, quality: effort == .prompt ? 5 : BROTLI_MAX_QUALITY)
        case .gzip: Self.gzip(data, level: effort == .prompt ? 6 : Z_BEST_COMPRESSION)
        }
    }

    private static func brotli(_ data: Data, quality: Int32) -> Data? {
        var count = BrotliEncoderMaxCompressedSize(data.count)
        var result = Data(count: count)
        let isDone = result.withUnsafeMutableBytes { output in
            data.withUnsafeBytes { input in
                BrotliEncoderCompress(
                    quality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_GENERIC, input.count,
                    input.bindMemory(to: UInt8.self).baseAddress, &count,
                    output.bindMemory(to: UInt8.self).baseAddress)
            }
        }
        // A slice would keep the whole buffer.
        return isDone == BROTLI_TRUE ? result.withUnsafeBytes { Data($0.prefix(count)) } : nil
    }

    private static func gzip(_ data: Data, level: Int32) -> Data? {
        var stream = z_stream()
        // Adding 16 to the window bits asks for the gzip format.
        let isReady = deflateInit2_(
            &stream, level, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard isReady == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(data.count))))
        let status = data.withUnsafeBytes { input in
            output.withUnsafeMutableBufferPointer { output in
                // The library only reads the input.
                stream.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
                stream.avail_in = UInt32(input.count)
                (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
                return deflate(&stream, Z_FINISH)
            }
        }
        return status == Z_STREAM_END ? Data(output.prefix(Int(stream.total_out))) : nil
    }
}
