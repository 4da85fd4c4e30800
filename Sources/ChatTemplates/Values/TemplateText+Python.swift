/// The methods of Python's `str`, for texts that record the origin of their units.
extension TemplateText.Unit {
    var isSpace: Bool {
        // Only Python regards the ASCII separators as white space.
        (0x1C...0x1F).contains(value) || scalar.properties.isWhitespace
    }
}

extension TemplateText {
    enum Side { case left, right, both }

    /// Removes white space, or the units of `set`, from the ends.
    func stripped(_ side: Side = .both, of set: TemplateText? = nil) -> TemplateText {
        let isStripped: (Unit) -> Bool = set.map { set in { set.units.contains($0) } } ?? { $0.isSpace }
        var rest = units[...]
        if side != .right { rest = rest.drop(while: isStripped) }
        if side != .left { while let last = rest.last, isStripped(last) { rest.removeLast() } }
        return TemplateText(units: rest)
    }

    /// The first index of another text, from `start` on.
    func firstIndex(of other: TemplateText, from start: Int = 0) -> Int? {
        guard other.count + start <= count else { return nil }
        guard let first = other.units.first else { return start }
        return (start...(count - other.count)).first { index in
            units[index] == first && units[index..<(index + other.count)].elementsEqual(other.units)
        }
    }

    func lastIndex(of other: TemplateText) -> Int? {
        guard other.count <= count else { return nil }
        return (0...(count - other.count)).last { units[$0..<($0 + other.count)].elementsEqual(other.units) }
    }

    func contains(_ other: TemplateText) -> Bool { firstIndex(of: other) != nil }
    func hasPrefix(_ other: TemplateText) -> Bool { units.starts(with: other.units) }
    func hasSuffix(_ other: TemplateText) -> Bool { units.reversed().starts(with: other.units.reversed()) }

    /// Splits at `separator`, which isn't empty.
    func split(at separator: TemplateText, max: Int = .max) -> [TemplateText] {
        var pieces: [TemplateText] = []
        var start = 0
        while pieces.count < max, let found = firstIndex(of: separator, from: start) {
            pieces.append(TemplateText(units: units[start..<found]))
            start = found + separator.count
        }
        return pieces + [TemplateText(units: units[start...])]
    }

    func splitFromEnd(at separator: TemplateText, max: Int) -> [TemplateText] {
        TemplateText(units: units.reversed()).split(at: TemplateText(units: separator.units.reversed()), max: max)
            .reversed().map { TemplateText(units: $0.units.reversed()) }
    }

    /// Splits at white space; no piece is empty.
    func words(max: Int = .max) -> [TemplateText] {
        var pieces: [TemplateText] = []
        var rest = units.drop(while: \.isSpace)
        while !rest.isEmpty, pieces.count < max {
            let word = rest.prefix { !$0.isSpace }
            pieces.append(TemplateText(units: word))
            rest = rest.dropFirst(word.count).drop(while: \.isSpace)
        }
        return rest.isEmpty ? pieces : pieces + [TemplateText(units: rest)]
    }

    func lines(keepingEnds: Bool = false) -> [TemplateText] {
        var lines: [TemplateText] = []
        var rest = units[...]
        while !rest.isEmpty {
            let line = rest.prefix { !Self.isLineEnd($0) }
            let isPair = rest.dropFirst(line.count).prefix(2).map(\.value) == [13, 10]
            let end = rest.dropFirst(line.count).prefix(isPair ? 2 : 1)
            lines.append(TemplateText(units: keepingEnds ? line + end : line))
            rest = rest.dropFirst(line.count + end.count)
        }
        return lines
    }

    private static func isLineEnd(_ unit: Unit) -> Bool {
        switch unit.value {
        case 0xA...0xD, 0x1C...0x1E, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    func replacing(_ old: TemplateText, with new: TemplateText, max: Int = .max) -> TemplateText {
        guard !old.isEmpty else { return spaced(by: new, max: max) }
        return TemplateText.joined(split(at: old, max: max), by: new)
    }

    /// Inserts `new` before each unit and at the end, as Python does when it replaces the empty string.
    private func spaced(by new: TemplateText, max: Int) -> TemplateText {
        var result: [Unit] = []
        for (index, unit) in units.enumerated() {
            if index < max { result += new.units }
            result.append(unit)
        }
        return TemplateText(units: count < max ? result + new.units : result)
    }

    static func joined(_ texts: [TemplateText], by separator: TemplateText) -> TemplateText {
        TemplateText(units: texts.map(\.units).joined(separator: separator.units))
    }

    func repeated(_ times: Int) -> TemplateText {
        TemplateText(units: (0..<Swift.max(0, times)).flatMap { _ in units })
    }

    // MARK: Cases

    private func mapped(_ map: (Unicode.Scalar) -> String) -> TemplateText {
        TemplateText(
            units: units.flatMap { unit in map(unit.scalar).unicodeScalars.map { Unit($0, isContent: unit.isContent) } }
        )
    }

    var uppercased: TemplateText { mapped(\.properties.uppercaseMapping) }
    var lowercased: TemplateText { mapped(\.properties.lowercaseMapping) }

    var swappedCase: TemplateText {
        mapped { scalar in
            let properties = scalar.properties
            return properties.isUppercase
                ? properties.lowercaseMapping : properties.isLowercase ? properties.uppercaseMapping : String(scalar)
        }
    }

    /// The first unit in upper case, the rest in lower case.
    var capitalized: TemplateText {
        TemplateText(units: units.prefix(1)).mapped(\.properties.titlecaseMapping)
            + TemplateText(units: units.dropFirst()).lowercased
    }

    /// Capitalizes each word. Words consist of cased letters, or of the units for which `isBoundary` is false.
    func titled(isBoundary: (Unicode.Scalar) -> Bool = { !$0.properties.isCased }) -> TemplateText {
        var result = TemplateText(""), isInside = false
        for unit in units {
            let text = TemplateText(units: [unit])
            let isBorder = isBoundary(unit.scalar)
            result += isBorder ? text : isInside ? text.lowercased : text.mapped(\.properties.titlecaseMapping)
            isInside = !isBorder
        }
        return result
    }

    /// Whether there is a cased letter, and none for which `isOther` is true.
    private func isCased(
        _ isWanted: (Unicode.Scalar.Properties) -> Bool, _ isOther: (Unicode.Scalar.Properties) -> Bool
    )
        -> Bool
    {
        units.contains { isWanted($0.scalar.properties) } && !units.contains { isOther($0.scalar.properties) }
    }

    var isUppercase: Bool { isCased(\.isUppercase) { $0.isLowercase || $0.generalCategory == .titlecaseLetter } }
    var isLowercase: Bool { isCased(\.isLowercase) { $0.isUppercase || $0.generalCategory == .titlecaseLetter } }
}
