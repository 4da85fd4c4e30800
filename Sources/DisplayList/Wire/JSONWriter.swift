/// Writes JSON text into one growing buffer. It knows nothing of elements, and trusts its caller to balance what it
/// opens.
///
/// Numbers are rounded to thousandths (a thousandth of a point is invisible) or, where asked, to millionths; what JSON
/// cannot say is written as 0 (not a number) or clamped (infinities).
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    /// Whether the next value or key in the open array or object needs a comma before it.
    private var needsComma = false

    init(reservingBytes capacity: Int = 256) { bytes.reserveCapacity(capacity) }

    // MARK: Structure

    mutating func object(_ body: (inout JSONWriter) -> Void) { nest(UInt8(ascii: "{"), UInt8(ascii: "}"), body) }

    mutating func array(_ body: (inout JSONWriter) -> Void) { nest(UInt8(ascii: "["), UInt8(ascii: "]"), body) }

    mutating func array<Elements: Sequence>(
        _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
    ) {
        array { writer in for element in elements { body(&writer, element) } }
    }

    mutating func key(_ key: WireKey) {
        string(key.rawValue)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// A member whose value is JSON already.
    mutating func member(_ name: String, json: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(contentsOf: json.utf8)
        needsComma = true
    }

    private mutating func nest(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(open)
        needsComma = false
        body(&self)
        bytes.append(close)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    // MARK: Values

    mutating func null() { literal("null") }

    mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

    mutating func integer(_ value: Int) {
        separate()
        digits(value)
    }

    /// A number with three decimals at most.
    mutating func number(_ value: Double) { fixed(value, scale: 1000) }

    /// A number with six decimals at most: coefficients of matrices and curves.
    mutating func preciseNumber(_ value: Double) { fixed(value, scale: 1_000_000) }

    mutating func string(_ value: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { utf8 in
            if utf8.allSatisfy(Self.isPlain) { return bytes.append(contentsOf: utf8) }
            for byte in utf8 { escape(byte) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// `"#rrggbb"`, or `"#rrggbbaa"`. Texts are full of colours, so they are made without a string.
    mutating func hexadecimal(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8?) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: "#"))
        for byte in [red, green, blue] { hexadecimal(byte) }
        if let alpha { hexadecimal(alpha) }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func hexadecimal(_ byte: UInt8) {
        for digit in [byte >> 4, byte & 15] {
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
        }
    }

    private mutating func literal(_ text: StaticString) {
        separate()
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        case 0..<0x20:
            bytes.append(contentsOf: Array("\\u00".utf8))
            hexadecimal(byte)
        default: bytes.append(byte)
        }
    }

    // MARK: Digits

    private static let magnitudeMax = 1e12

    private mutating func fixed(_ value: Double, scale: Int) {
        separate()
        guard !value.isNaN else { return bytes.append(UInt8(ascii: "0")) }
        let clamped = min(max(value, -Self.magnitudeMax), Self.magnitudeMax)
        let scaled = Int((clamped * Double(scale)).rounded())
        if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
        let magnitude = scaled.magnitude
        digits(Int(magnitude / UInt(scale)))
        decimals(Int(magnitude % UInt(scale)), scale: scale)
    }

    private mutating func decimals(_ fraction: Int, scale: Int) {
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var (rest, place) = (fraction, scale / 10)
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
            rest %= place
            place /= 10
        }
    }

    private mutating func digits(_ value: Int) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        let magnitude = value.magnitude
        var place: UInt = 1
        while magnitude / place >= 10 { place *= 10 }
        while place > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(magnitude / place % 10))
            place /= 10
        }
    }
}
