import Foundation

/// Writes a path in the shortest form of SVG's syntax (W3C, SVG 2, chapter 9) that has the same points, in thousandths: with
/// absolute or relative commands, lines along an axis, curves whose first control point is implied, and numbers without
/// needless digits, letters and separators.
///
/// An element has up to four spellings. How long one is depends on the element before it, whose letter isn't repeated, and
/// whose last number decides whether a separator is needed. So the shortest row of spellings is searched for.
struct SVGPathWriter {
    /// A spelling of one element at the end of the shortest text that ends with it.
    private struct Node {
        let spelling: SVGPathSpelling
        var length = Int.max
        /// The index of the spelling before it.
        var previous = -1
    }

    private var nodes: [Node] = []
    /// Where the spellings of the last element begin.
    private var lastColumn = 0
    private var state = SVGPathState()

    init(_ path: PathGeometry) {
        nodes.reserveCapacity(3 * path.elements.count)
        for element in path.elements { add(element) }
    }

    private mutating func add(_ element: PathGeometry.Element) {
        let before = lastColumn..<nodes.count
        lastColumn = nodes.count
        state.spell(element) { nodes.append(Node(spelling: $0)) }
        for index in lastColumn..<nodes.count { link(index, to: before) }
    }

    private mutating func link(_ index: Int, to before: Range<Int>) {
        let spelling = nodes[index].spelling
        if before.isEmpty { nodes[index].length = spelling.length(after: nil) }
        for previous in before {
            let length = nodes[previous].length + spelling.length(after: nodes[previous].spelling)
            guard length < nodes[index].length else { continue }
            (nodes[index].length, nodes[index].previous) = (length, previous)
        }
    }

    /// The path's text.
    var text: String {
        guard var index = (lastColumn..<nodes.count).min(by: { nodes[$0].length < nodes[$1].length }) else { return "" }
        var chosen: [Int] = []
        let length = nodes[index].length
        while index >= 0 {
            chosen.append(index)
            index = nodes[index].previous
        }
        return String(unsafeUninitializedCapacity: length) { bytes in
            var output = SVGPathOutput(bytes: bytes)
            var previous: SVGPathSpelling?
            for index in chosen.reversed() {
                nodes[index].spelling.write(to: &output, after: previous)
                previous = nodes[index].spelling
            }
            return output.count
        }
    }
}

/// A command's letter and its numbers, in thousandths.
struct SVGPathSpelling {
    private let letter: UInt8
    private var numbers: InlineArray<6, Int> = InlineArray(repeating: 0)
    private var count = 0
    /// The number of bytes with the letter.
    private var ownLength = 1

    init(_ letter: UInt8) { self.letter = letter }

    /// Whether the numbers are relative to the point where the command begins.
    var isRelative: Bool { letter >= UInt8(ascii: "a") }

    mutating func append(_ number: Int) {
        var output = SVGPathOutput(bytes: nil)
        if count > 0 { output.continueNumbers(after: numbers[count - 1]) }
        output.number(number)
        ownLength += output.count
        numbers[count] = number
        count += 1
    }

    mutating func append(_ point: SVGPathPoint, from origin: SVGPathPoint) {
        append(isRelative ? point.x - origin.x : point.x)
        append(isRelative ? point.y - origin.y : point.y)
    }

    /// The letter that further numbers belong to; nil after a command without numbers.
    private var continued: UInt8? {
        switch letter {
        case UInt8(ascii: "M"): UInt8(ascii: "L")
        case UInt8(ascii: "m"): UInt8(ascii: "l")
        case UInt8(ascii: "Z"): nil
        default: letter
        }
    }

    func length(after previous: SVGPathSpelling?) -> Int {
        guard let previous, previous.continued == letter else { return ownLength }
        return ownLength - 1 + (SVGPathOutput.isSeparated(numbers[0], after: previous.last) ? 1 : 0)
    }

    private var last: Int { numbers[count - 1] }

    func write(to output: inout SVGPathOutput, after previous: SVGPathSpelling?) {
        if let previous, previous.continued == letter {
            output.continueNumbers(after: previous.last)
        } else {
            output.letter(letter)
        }
        for index in 0..<count { output.number(numbers[index]) }
    }
}

/// Letters and numbers in as few bytes as possible; without bytes to write to, it only counts them.
struct SVGPathOutput {
    let bytes: UnsafeMutableBufferPointer<UInt8>?
    private(set) var count = 0
    /// The number at the end of the text.
    private var last: Int?

    init(bytes: UnsafeMutableBufferPointer<UInt8>?) { self.bytes = bytes }

    private mutating func append(_ byte: UInt8) {
        bytes?[count] = byte
        count += 1
    }

    mutating func letter(_ letter: UInt8) {
        append(letter)
        last = nil
    }

    /// Goes on after a number that has been written before.
    mutating func continueNumbers(after number: Int) { last = number }

    /// Whether a number needs a space before it: not before a minus, and not before its point if the last one has decimals.
    static func isSeparated(_ number: Int, after last: Int) -> Bool {
        number >= 0 && !(beginsWithPoint(number) && last % 1000 != 0)
    }

    private static func beginsWithPoint(_ number: Int) -> Bool { number != 0 && number.magnitude < 1000 }

    /// A number of thousandths.
    mutating func number(_ value: Int) {
        if let last, Self.isSeparated(value, after: last) { append(UInt8(ascii: " ")) }
        if value < 0 { append(UInt8(ascii: "-")) }
        let (whole, part) = value.magnitude.quotientAndRemainder(dividingBy: 1000)
        if !Self.beginsWithPoint(value) { digits(whole) }
        if part != 0 { decimals(part) }
        last = value
    }

    private mutating func digits(_ value: UInt) {
        var place: UInt = 1
        while value / place >= 10 { place *= 10 }
        while place > 0 {
            append(UInt8(ascii: "0") + UInt8(value / place % 10))
            place /= 10
        }
    }

    private mutating func decimals(_ thousandths: UInt) {
        append(UInt8(ascii: "."))
        var (rest, place) = (thousandths, UInt(100))
        while rest > 0 {
            append(UInt8(ascii: "0") + UInt8(rest / place))
            (rest, place) = (rest % place, place / 10)
        }
    }
}
