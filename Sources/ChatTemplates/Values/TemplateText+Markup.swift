/// Markup, as Python's markupsafe has it: what is combined with markup is escaped, and the result is markup.
extension TemplateText {
    /// The same text as markup.
    var asMarkup: TemplateText {
        var text = self
        text.isMarkup = true
        return text
    }

    /// The same text, which is markup if the other one is.
    func marked(as other: TemplateText) -> TemplateText {
        var text = self
        text.isMarkup = other.isMarkup
        return text
    }

    /// The text as markup: unchanged if it already is, else with escaped signs.
    var escaped: TemplateText { isMarkup ? self : escapedAlways }

    /// The text as markup, with escaped signs.
    var escapedAlways: TemplateText {
        TemplateText(
            units: units.flatMap { unit in
                Self.escapes[unit.scalar].map { TemplateText($0, isContent: unit.isContent).units } ?? [unit]
            }
        ).asMarkup
    }

    private static let escapes: [Unicode.Scalar: String] = [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&#34;", "'": "&#39;",
    ]

    /// Python's `+`: if one of both is markup, the other one is escaped.
    func adding(_ other: TemplateText) -> TemplateText {
        isMarkup || other.isMarkup ? (escaped + other.escaped).asMarkup : self + other
    }

    /// Python's `join`: markup escapes what it joins.
    func joining(_ texts: [TemplateText]) -> TemplateText {
        isMarkup ? .joined(texts.map(\.escaped), by: self).asMarkup : .joined(texts, by: self)
    }

    // MARK: Back to plain text

    /// The text without tags and comments, with single spaces, and with the characters that references stand for.
    func withoutTags() throws -> TemplateText {
        var result: TemplateText = "", place = 0
        while let start = firstIndex(of: "<", from: place) {
            let isComment = units[start...].starts(with: TemplateText("<!--").units)
            let mark: TemplateText = isComment ? "-->" : ">"
            guard let end = firstIndex(of: mark, from: start + (isComment ? 4 : 0)) else { break }
            result.units += units[place..<start]
            place = end + mark.count
        }
        result.units += units[place...]
        return try TemplateText.joined(result.words(), by: " ").unescaped()
    }

    /// The text with the characters that its references stand for, as a plain one.
    func unescaped() throws -> TemplateText {
        var result: TemplateText = "", rest = units[...]
        while let unit = rest.popFirst() {
            if unit.scalar == "&", let (units, length) = try Self.character(for: rest) {
                result.units += units.map { Unit($0, isContent: unit.isContent) }
                rest = rest.dropFirst(length)
            } else {
                result.units.append(unit)
            }
        }
        return result
    }

    /// What a reference without its `&` stands for, and its length; nil if no reference begins here.
    private static func character(
        for rest: ArraySlice<Unit>
    ) throws -> (units: [Unicode.Scalar], length: Int)? {
        if rest.first?.scalar == "#" { return numbered(rest) }
        let name = rest.prefix(32).prefix { !"\t\n\u{C} <&#;".unicodeScalars.contains($0.scalar) }
        guard !name.isEmpty else { return nil }
        let text = String(name)
        guard rest.dropFirst(name.count).first?.scalar == ";" else {
            guard let length = (2...longestName).last(where: { names[String(text.prefix($0))] != nil }) else {
                return nil
            }
            let prefix = String(text.prefix(length))
            return ([names[prefix]!], prefix.unicodeScalars.count)
        }
        if text == "apos" { return (["'"], name.count + 1) }
        guard let scalar = names[text] else { throw Failure("&\(text); is not among the references known here") }
        return ([scalar], name.count + 1)
    }

    /// HTML's names that need no semicolon: those of Latin 1, in its order, and a few more. HTML knows two thousand others.
    private static let names: [String: Unicode.Scalar] = {
        let latin = """
            nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro
            para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil
            Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave
            Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml
            igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute
            thorn yuml
            """
        var names: [String: Unicode.Scalar] = [
            "amp": "&", "AMP": "&", "lt": "<", "LT": "<", "gt": ">", "GT": ">", "quot": "\"", "QUOT": "\"",
            "COPY": "\u{A9}", "REG": "\u{AE}",
        ]
        for (code, name) in zip(UInt8(0xA0)...UInt8.max, latin.split(whereSeparator: \.isWhitespace)) {
            names[String(name)] = Unicode.Scalar(code)
        }
        return names
    }()

    private static let longestName = 6

    private static func numbered(_ rest: ArraySlice<Unit>) -> (units: [Unicode.Scalar], length: Int)? {
        let isHexadecimal = rest.dropFirst().first.map { $0.scalar == "x" || $0.scalar == "X" } ?? false
        let start = isHexadecimal ? 2 : 1
        let digits = rest.dropFirst(start).prefix { unit in
            unit.scalar.isASCII
                && (isHexadecimal ? Character(unit.scalar).isHexDigit : ("0"..."9").contains(unit.scalar))
        }
        guard !digits.isEmpty else { return nil }
        let isClosed = rest.dropFirst(start + digits.count).first?.scalar == ";"
        let length = start + digits.count + (isClosed ? 1 : 0)
        return (scalars(UInt32(String(digits), radix: isHexadecimal ? 16 : 10) ?? .max), length)
    }

    /// What HTML's parser reads a number as: the numbers from 128 to 159 are those of Windows' code page.
    private static func scalars(_ number: UInt32) -> [Unicode.Scalar] {
        switch number {
        case 0x80...0x9F: return [windows[Int(number - 0x80)]]
        case 1...8, 0xB, 0xE...0x1F, 0x7F, 0xFDD0...0xFDEF: return []
        case 0: return ["\u{FFFD}"]
        default:
            guard let scalar = Unicode.Scalar(number) else { return ["\u{FFFD}"] }
            return number & 0xFFFE == 0xFFFE ? [] : [scalar]
        }
    }

    private static let windows = Array(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}

extension TemplateValue {
    /// The value as markup: escaped, unless it already is markup.
    var escaped: TemplateText { written.escaped }
}
