/// Writes JSON text into a buffer. It trusts the caller to balance arrays and objects.
@usableFromInline
package struct JSONWriter {
    /// The text so far, as UTF-8.
    package private(set) var bytes: [UInt8] = []
    /// Whether commas and colons are followed by a space.
    private let isSpaced: Bool
    /// Whether the next value or key needs a comma before it.
    private var needsComma = false

    package init(isSpaced: Bool = false, reservingBytes capacity: Int = 256) {
        self.isSpaced = isSpaced
        bytes.reserveCapacity(capacity)
    }

    /// The text so far.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    // MARK: Structure

    package mutating func object(_ body: (inout JSONWriter) -> Void) {
        open(UInt8(ascii: "{"))
        body(&self)
        close(UInt8(ascii: "}"))
    }

    @usableFromInline
    package mutating func array(_ body: (inout JSONWriter) -> Void) {
        open(UInt8(ascii: "["))
        body(&self)
        close(UInt8(ascii: "]"))
    }

    @inlinable
    package mutating func array<Elements: Sequence>(
        _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
    ) {
        array { writer in for element in elements { body(&writer, element) } }
    }

    /// The name of the member whose value is written next.
    package mutating func key(_ name: String) {
        string(name)
        endKey()
    }

    /// A key that needs no escaping, as UTF-8 including the closing quotation mark.
    package mutating func key(written name: ArraySlice<UInt8>) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes += name
        endKey()
    }

    /// A value that is already encoded as JSON.
    package mutating func json(_ text: String) {
        separate()
        bytes += text.utf8
    }

    private mutating func endKey() {
        bytes.append(UInt8(ascii: ":"))
        if isSpaced { bytes.append(UInt8(ascii: " ")) }
        needsComma = false
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma {
            bytes.append(UInt8(ascii: ","))
            if isSpaced { bytes.append(UInt8(ascii: " ")) }
        }
        needsComma = true
    }

    // MARK: Values

    package mutating func null() { literal("null") }

    package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

    package mutating func integer(_ value: Int) {
        separate()
        digits(value)
    }

    /// A number with at most three decimals: a thousandth of a point is invisible. NaN is written as 0, and infinities are
    /// clamped.
    package mutating func number(_ value: Double) { fixed(value, scale: 1000) }

    /// The same with at most six decimals, for coefficients of matrices and curves.
    package mutating func preciseNumber(_ value: Double) { fixed(value, scale: 1_000_000) }

    /// A string. Only the characters that RFC 8259 demands are escaped, so that all others stay readable.
    package mutating func string(_ value: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { utf8 in
            var start = 0
            while true {
                let end = utf8.endOfPlainJSON(from: start)
                bytes += UnsafeBufferPointer(rebasing: utf8[start..<end])
                guard end < utf8.count else { return }
                JSONEscape.append(UInt16(utf8[end]), to: &bytes)
                start = end + 1
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// A color as `"#rrggbb"` or `"#rrggbbaa"`. Written without a temporary string, since texts contain many colors.
    package mutating func hexadecimal(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8?) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: "#"))
        for byte in [red, green, blue] { hexadecimal(byte) }
        if let alpha { hexadecimal(alpha) }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func hexadecimal(_ byte: UInt8) {
        bytes.append(JSONEscape.digit(byte >> 4))
        bytes.append(JSONEscape.digit(byte & 15))
    }

    private mutating func literal(_ text: StaticString) {
        separate()
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
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
        let start = bytes.count
        var rest = value.magnitude
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        if bytes.count > start + 1 { bytes[start...].reverse() }
    }
}
