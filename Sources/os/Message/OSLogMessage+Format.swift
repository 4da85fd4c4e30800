import Glibc

extension OSLogMessage {
    /// Creates a message from a `printf` format, with `%@` for any value, and privacy options: `%{public}@`.
    ///
    /// As with interpolations, numbers are public and other values private by default. A missing value is written as
    /// `<missing>`, and one of another type than in the format as its description; no memory is read beyond the values.
    init(format: String, _ values: [any CVarArg]) {
        var reader = FormatReader(rest: format[...], values: values[...])
        pieces = reader.pieces()
    }
}

/// Parses a format.
private struct FormatReader {
    var rest: Substring
    var values: ArraySlice<any CVarArg>

    mutating func pieces() -> [OSLogInterpolation.Piece] {
        var pieces: [OSLogInterpolation.Piece] = []
        while let mark = rest.firstIndex(of: "%") {
            pieces.append(.literal(String(rest[..<mark])))
            rest = rest[mark...].dropFirst()
            pieces.append(piece())
        }
        return pieces + [.literal(String(rest))]
    }

    /// Parses one `%…`.
    private mutating func piece() -> OSLogInterpolation.Piece {
        if rest.first == "%" {
            rest.removeFirst()
            return .literal("%")
        }
        let options = options()
        let layout = String(prefix { "-+ #0123456789.".contains($0) })
        _ = prefix { "hlqLzjt".contains($0) }
        guard let conversion = rest.popFirst() else { return .literal("%") }
        if conversion == "m" { return .literal(String(cString: strerror(errno))) }
        guard let value = values.popFirst() else { return .literal("<missing>") }
        let isNumber = value is any BinaryInteger || value is any BinaryFloatingPoint
        let text = Self.text(value, layout, conversion)
        return .value({ text }, Self.privacy(options), publicByDefault: isNumber)
    }

    /// `{public, …}`.
    private mutating func options() -> [String] {
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return [] }
        let words = rest[..<end].dropFirst().split(separator: ",")
        rest = rest[end...].dropFirst()
        return words.map { String($0.filter { !$0.isWhitespace }) }
    }

    private mutating func prefix(_ belongs: (Character) -> Bool) -> Substring {
        let found = rest.prefix(while: belongs)
        rest = rest[found.endIndex...]
        return found
    }

    private static func privacy(_ options: [String]) -> OSLogPrivacy {
        let isHashed = options.contains("mask.hash")
        if options.contains("sensitive") { return isHashed ? .sensitive(mask: .hash) : .sensitive }
        if options.contains("private") || isHashed { return isHashed ? .private(mask: .hash) : .private }
        return options.contains("public") ? .public : .auto
    }

    private static func text(_ value: any CVarArg, _ layout: String, _ conversion: Character) -> String {
        switch (conversion, value) {
        case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger):
            return printed("%\(layout)lld", Int64(truncatingIfNeeded: number))
        case ("u", let number as any BinaryInteger), ("x", let number as any BinaryInteger),
            ("X", let number as any BinaryInteger), ("o", let number as any BinaryInteger):
            return printed("%\(layout)ll\(conversion)", unsigned(number))
        case ("c", let number as any BinaryInteger):
            return String(UnicodeScalar(UInt8(truncatingIfNeeded: number)))
        case ("f", let number as any BinaryFloatingPoint), ("F", let number as any BinaryFloatingPoint),
            ("e", let number as any BinaryFloatingPoint), ("E", let number as any BinaryFloatingPoint),
            ("g", let number as any BinaryFloatingPoint), ("G", let number as any BinaryFloatingPoint):
            return printed("%\(layout)\(conversion)", Double(number))
        case ("s", let pointer as UnsafePointer<CChar>):
            return String(cString: pointer)
        default:
            return String(describing: value)
        }
    }

    /// A negative number in two's complement of its own type, as in `printf`.
    private static func unsigned(_ number: any BinaryInteger) -> UInt64 {
        let bits = UInt64(truncatingIfNeeded: number)
        return number.bitWidth >= 64 ? bits : bits & (1 << UInt64(number.bitWidth) - 1)
    }

    /// Widths and precisions above 99 are dropped.
    private static func printed(_ format: String, _ value: any CVarArg) -> String {
        let runs = format.split { !$0.isNumber }
        let format = runs.contains { $0.count > 2 } ? "%" + format.filter { $0.isLetter } : format
        var buffer = [CChar](repeating: 0, count: 512)
        let count = withVaList([value]) { vsnprintf(&buffer, buffer.count, format, $0) }
        return count < 0 ? "" : String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
