import CZlib
import Foundation

/// A wheel: a ZIP archive (PKWARE's APPNOTE), without features that wheels don't use, such as encryption and multi-file
/// archives. Everything is validated before it is used.
struct WheelArchive {
    private struct Entry {
        let name: String
        let method: UInt16
        let packedCount: Int
        let count: Int
        let offset: Int
    }

    private let name: String
    private let bytes: Data
    private let entries: [Entry]

    /// - Throws: ``FetchError/malformed(name:reason:)``.
    init(_ url: URL, name: String) throws {
        let bytes: Data
        // On Linux, `mappedIfSafe` reads the whole file, which may have a gigabyte. It is this program's own, so nobody cuts it.
        do { bytes = try Data(contentsOf: url, options: .alwaysMapped) } catch {
            throw FetchError.malformed(name: name, reason: error.localizedDescription)
        }
        try self.init(bytes, name: name)
    }

    /// - Throws: ``FetchError/malformed(name:reason:)``.
    init(_ bytes: Data, name: String) throws {
        self.name = name
        self.bytes = bytes
        entries = try Self.entries(in: bytes, name)
    }

    /// Passes a member's bytes to `body`, part by part.
    ///
    /// - Throws: ``FetchError/malformed(name:reason:)``, or the error of `body`.
    func read(_ member: String, byteCountMax: Int, _ body: (Data) throws -> Void) throws {
        guard let entry = entries.first(where: { $0.name == member }) else {
            throw FetchError.malformed(name: name, reason: "it has no member \(member)")
        }
        guard entry.count <= byteCountMax else {
            throw FetchError.malformed(
                name: name, reason: "\(member) has \(entry.count) bytes, more than \(byteCountMax)")
        }
        let packed = try packed(entry)
        switch entry.method {
        case 0: try body(packed)
        case 8: try Inflation(name: name, count: entry.count).run(packed, body)
        default: throw FetchError.malformed(name: name, reason: "\(member) is compressed by method \(entry.method)")
        }
    }

    private func packed(_ entry: Entry) throws -> Data {
        guard bytes.word32(at: entry.offset) == 0x0403_4B50, let nameCount = bytes.word16(at: entry.offset + 26),
            let extraCount = bytes.word16(at: entry.offset + 28)
        else { throw FetchError.malformed(name: name, reason: "\(entry.name) is not where it should be") }
        let start = entry.offset + 30 + Int(nameCount) + Int(extraCount)
        guard start <= bytes.count, entry.packedCount <= bytes.count - start else {
            throw FetchError.malformed(name: name, reason: "\(entry.name) goes beyond the archive's end")
        }
        return bytes.subdata(in: start..<start + entry.packedCount)
    }

    private static func entries(in bytes: Data, _ name: String) throws -> [Entry] {
        // The end-of-directory record is followed by a comment of at most 65,535 bytes.
        let last = bytes.count - 22
        let end = stride(from: last, through: max(0, last - 65_535), by: -1).first {
            bytes.word32(at: $0) == 0x0605_4B50
        }
        guard let end, let count = bytes.word16(at: end + 10), var place = bytes.word32(at: end + 16).map(Int.init)
        else {
            throw FetchError.malformed(name: name, reason: "it is no ZIP archive")
        }
        var entries: [Entry] = []
        for _ in 0..<count {
            guard bytes.word32(at: place) == 0x0201_4B50, let method = bytes.word16(at: place + 10),
                let packedCount = bytes.word32(at: place + 20), let memberCount = bytes.word32(at: place + 24),
                let nameCount = bytes.word16(at: place + 28), let extraCount = bytes.word16(at: place + 30),
                let commentCount = bytes.word16(at: place + 32), let offset = bytes.word32(at: place + 42),
                place + 46 + Int(nameCount) <= bytes.count
            else { throw FetchError.malformed(name: name, reason: "its directory is damaged") }
            let text = bytes.subdata(in: place + 46..<place + 46 + Int(nameCount))
            entries.append(
                Entry(
                    name: String(decoding: text, as: UTF8.self), method: method, packedCount: Int(packedCount),
                    count: Int(memberCount), offset: Int(offset)))
            place += 46 + Int(nameCount) + Int(extraCount) + Int(commentCount)
        }
        return entries
    }
}

extension Data {
    fileprivate func word16(at place: Int) -> UInt16? {
        guard place >= 0, place <= count - 2 else { return nil }
        return UInt16(self[startIndex + place]) | UInt16(self[startIndex + place + 1]) << 8
    }

    fileprivate func word32(at place: Int) -> UInt32? {
        guard let low = word16(at: place), let high = word16(at: place + 2) else { return nil }
        return UInt32(low) | UInt32(high) << 16
    }
}

/// Inflates a deflate stream (RFC 1951).
private struct Inflation {
    let name: String
    /// The expected size of the output.
    let count: Int

    private static let partBytes = 1 << 20

    func run(_ packed: Data, _ body: (Data) throws -> Void) throws {
        var stream = z_stream()
        // A negative window size means a raw stream, without a zlib header.
        guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw FetchError.malformed(name: name, reason: "zlib does not start")
        }
        defer { inflateEnd(&stream) }
        var output = [UInt8](repeating: 0, count: Self.partBytes)
        var total = 0
        try packed.withUnsafeBytes { (input: UnsafeRawBufferPointer) in
            let start = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
            (stream.next_in, stream.avail_in) = (start, UInt32(input.count))
            var status = Z_OK
            while status == Z_OK {
                let written = output.withUnsafeMutableBufferPointer { buffer in
                    (stream.next_out, stream.avail_out) = (buffer.baseAddress, UInt32(buffer.count))
                    status = inflate(&stream, Z_NO_FLUSH)
                    return buffer.count - Int(stream.avail_out)
                }
                total += written
                guard total <= count, written > 0 || status != Z_OK else { break }
                try body(Data(output[..<written]))
            }
            guard status == Z_STREAM_END, total == count else {
                throw FetchError.malformed(name: name, reason: "its compressed bytes are damaged")
            }
        }
    }
}
