import CZlib
import Foundation

/// A file's decompressed bytes, and their format.
struct PatternFile {
    enum Format { case runs, drawing, blocks, coordinates, mcell, macrocell }

    let data: Data
    let format: Format

    init(_ data: Data) throws(PatternError) {
        guard data.count <= Pattern.byteCountMax else {
            throw PatternError(.tooLarge(bytes: data.count), line: 1, column: 1)
        }
        self.data = Self.text(data.starts(with: [0x1F, 0x8B]) ? try Self.unpacked(data) : data)
        format = try Self.format(self.data)
    }

    /// Without a byte-order mark, and with normalized line endings.
    private static func text(_ data: Data) -> Data {
        let data = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        guard !data.contains(10), data.contains(13) else { return Data(data) }
        return Data(data.map { $0 == 13 ? 10 : $0 })
    }

    // MARK: - Gzip

    private static func unpacked(_ data: Data) throws(PatternError) -> Data {
        var stream = z_stream()
        // Adding 16 to the window bits selects the gzip format.
        guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw PatternError(.format("a gzip file"), line: 1, column: 1)
        }
        defer { inflateEnd(&stream) }
        var (input, output) = (Array(data), Data())
        var part = [UInt8](repeating: 0, count: 1 << 16)
        let status = input.withUnsafeMutableBufferPointer { input in
            part.withUnsafeMutableBufferPointer { part in
                (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
                return inflateAll(&stream, part, &output)
            }
        }
        guard output.count <= Pattern.byteCountMax else {
            throw PatternError(.tooLarge(bytes: output.count), line: 1, column: 1)
        }
        guard status == Z_STREAM_END else { throw PatternError(.format("a damaged gzip file"), line: 1, column: 1) }
        return output
    }

    /// Decompresses until the end, or until there is too much.
    private static func inflateAll(
        _ stream: inout z_stream, _ part: UnsafeMutableBufferPointer<UInt8>, _ output: inout Data
    ) -> Int32 {
        while true {
            (stream.next_out, stream.avail_out) = (part.baseAddress, UInt32(part.count))
            let status = inflate(&stream, Z_NO_FLUSH)
            output.append(part.baseAddress!, count: part.count - Int(stream.avail_out))
            guard status == Z_OK, output.count <= Pattern.byteCountMax else { return status }
        }
    }

    // MARK: - Format

    /// Each format has a distinctive beginning, except for RLE and drawings, which are distinguished by their characters.
    private static func format(_ data: Data) throws(PatternError) -> Format {
        func begins(_ text: String) -> Bool { data.starts(with: text.utf8) }
        if begins("#Life 1.06") { return .coordinates }
        if begins("#Life") { return .blocks }
        if begins("#MCell") { return .mcell }
        if begins("[M") { return .macrocell }
        if let name = others.first(where: { begins($0.begin) })?.name {
            throw PatternError(.format(name), line: 1, column: 1)
        }
        let signs = PatternSigns(data)
        if signs.isDrawing { return begins("#") && signs.hasStars ? .blocks : .drawing }
        guard signs.isRuns else { throw PatternError(.unknownFormat, line: 1, column: 1) }
        return .runs
    }

    private static let others: [(begin: String, name: String)] = [
        ("PK\u{3}\u{4}", "a ZIP archive"), ("3D version", "a pattern of Golly's 3D.lua"),
        ("@RULE", "a rule table of Golly"),
        ("<", "HTML or XML"), ("{", "JSON"), ("GIF8", "a GIF picture"), ("BM", "a BMP picture"),
        ("%PDF", "a PDF document"),
        ("-- ", "a Lua script"), ("import ", "a Python script"), ("CA ", "a table of a cellular automaton"),
    ]
}

/// Which characters occur in a file's lines, without comments.
private struct PatternSigns {
    /// A drawing has one character for each cell, line by line.
    private(set) var isDrawing = false
    /// Runs have a header line, a character that ends a line or the pattern, or a living cell.
    private(set) var isRuns = false
    private(set) var hasStars = false

    init(_ data: Data) {
        if data.first == UInt8(ascii: "!") {
            isDrawing = true
            return
        }
        var bytes = ByteReader(data)
        var (hasDots, isOfDrawing) = (false, true)
        while let next = bytes.next {
            if bytes.column == 1, next == UInt8(ascii: "#") {
                _ = bytes.restOfLine()
                continue
            }
            switch next {
            case UInt8(ascii: "."), UInt8(ascii: "O"): hasDots = true
            case UInt8(ascii: "*"): hasStars = true
            case 9...13, 32: break
            case UInt8(ascii: "o"), UInt8(ascii: "$"), UInt8(ascii: "!"), UInt8(ascii: "x"), UInt8(ascii: "X"):
                (isRuns, isOfDrawing) = (true, isOfDrawing && next == UInt8(ascii: "o"))
            default: isOfDrawing = false
            }
            if isRuns, !isOfDrawing { break }
            bytes.advance()
        }
        isRuns = isRuns || !isOfDrawing && hasDots
        isDrawing = isOfDrawing && (hasDots || hasStars)
    }
}
