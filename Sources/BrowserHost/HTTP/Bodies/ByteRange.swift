/// The part of a body that a request asks for (RFC 9110, 14).
enum ByteRange: Equatable {
    case whole
    case part(Range<Int>)
    /// There is no such part.
    case notSatisfiable

    /// A header that isn't understood, or that names several parts, is ignored, which the standard allows.
    /// - Parameters:
    ///   - header: The value of Range.
    ///   - count: The length of the whole body.
    init(_ header: String, of count: Int) {
        let sides = header.dropFirst(Self.unit.count).split(separator: "-", omittingEmptySubsequences: false)
        guard header.lowercased().hasPrefix(Self.unit), sides.count == 2,
            let first = Self.number(sides[0]), let last = Self.number(sides[1])
        else {
            self = .whole
            return
        }
        self = Self.range(from: first, through: last, of: count)
    }

    private static let unit = "bytes="

    private static func range(from first: Int?, through last: Int?, of count: Int) -> ByteRange {
        switch (first, last) {
        case (nil, nil): return .whole
        // The last bytes.
        case (nil, let length?):
            return length > 0 && count > 0 ? .part(max(0, count - length)..<count) : .notSatisfiable
        case (let first?, let last):
            let last = last ?? .max
            guard first <= last else { return .whole }
            return first < count ? .part(first..<min(last, count - 1) + 1) : .notSatisfiable
        }
    }

    /// The number in digits; nil in the optional if there is none. Nil for anything else.
    private static func number(_ text: Substring) -> Int?? {
        let text = text.filter { $0 != " " }
        if text.isEmpty { return .some(nil) }
        guard text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return .some(Int(text) ?? .max)
    }
}
