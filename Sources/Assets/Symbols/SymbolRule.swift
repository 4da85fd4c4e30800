import CoreGraphics

/// Rules that compose a symbol from the parts of its name. Each handles one kind of name and returns nil for the others.
enum SymbolRule {
    typealias Find = (String) -> Symbol?
    typealias Rule = (SymbolName, Find) -> Symbol?

    static var all: [Rule] {
        [
            synonym, renamed, page, badge, inset, inFrame, slash, numbered, circling, half, behind, above, waves,
            beside,
            corner, searching, landscape, inverse, counted, figure, hand, cropped, accented, directed,
        ]
    }

    /// `folder.badge.plus`, `lock.trianglebadge.exclamationmark`, `cart.fill.badge.plus`. A plain badge is a dot.
    private static func badge(_ name: SymbolName, _ find: Find) -> Symbol? {
        let isBadge = { (part: String) in part.hasSuffix("badge") && part != "circlebadge" }
        guard let index = name.parts.firstIndex(where: isBadge), index > 0,
            let base = find(name.base(..<index))
        else { return nil }
        guard index + 1 < name.parts.count else { return find("circle.fill").map { base.with($0, in: .dot) } }
        // A badge without a drawing is left out.
        return find(name.plain((index + 1)...)).map { base.with($0, in: .badge) } ?? base
    }

    /// `pencil.circle`, `plus.message`, `link.icloud`, `questionmark.square.dashed`.
    private static func inFrame(_ name: SymbolName, _ find: Find) -> Symbol? {
        for length in [2, 1] where name.parts.count > length {
            let start = name.parts.count - length
            guard let frame = SymbolFrame.frames[name.plain(start...)],
                let outer = find(frame.drawing + (name.isFilled ? ".fill" : "")),
                let inner = inside(name.plain(..<start), find)
            else { continue }
            return outer.framing(inner, in: frame, isCutOut: name.isFilled)
        }
        return nil
    }

    /// The symbol for the inside of a frame: `person.crop.rectangle` contains `person`.
    private static func inside(_ name: String, _ find: Find) -> Symbol? {
        find(name) ?? (name.hasSuffix(".crop") ? find(String(name.dropLast(".crop".count))) : nil)
    }

    private static func slash(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard name.parts.count > 1, name.parts.last == "slash" else { return nil }
        return find(name.base(..<(name.parts.count - 1)))?.crossedOut
    }

    /// `5.arrow.trianglehead.clockwise` and `goforward.15`: a number within an arrow.
    private static func numbered(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard name.parts.count > 1 else { return nil }
        let last = name.parts.count - 1
        if ["goforward", "gobackward"].contains(name.parts[0]), last == 1 {
            let isSign = ["plus", "minus"].contains(name.parts[1])
            let inner = isSign ? find(name.parts[1]) : digits(name.parts[1], find)
            return inner.flatMap { inner in find(name.parts[0])?.with(inner, in: .middle) }
        }
        guard Int(name.parts[0]) != nil, let base = find(name.base(1...)) else { return nil }
        return digits(name.parts[0], find).map { base.with($0, in: .middle) }
    }

    /// `dollarsign.arrow.circlepath`: something within arrows that form a circle.
    private static func circling(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard let index = name.split(at: "arrow"),
            name.parts.last == "circlepath" || name.parts.contains("trianglehead"),
            let inner = find(name.plain(..<index)), let arrows = find(name.plain(index...))
        else { return nil }
        return arrows.with(inner, in: .middle)
    }

    private static func inset(_ name: SymbolName, _ find: Find) -> Symbol? { SymbolInset.symbol(named: name) }

    /// Digits side by side.
    private static func digits(_ number: String, _ find: Find) -> Symbol? {
        guard number.count <= 3, number.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        let digits = number.compactMap { find(String($0)) }
        return digits.count == number.count ? Symbol.row(digits, overlap: 0.42) : nil
    }

    /// `circle.lefthalf.filled`.
    private static func half(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard name.parts.count >= 3, name.parts.last == "filled",
            let side = SymbolHalf(name.parts[name.parts.count - 2])
        else { return nil }
        let base = name.plain(..<(name.parts.count - 2))
        guard let outline = find(base), let filled = find(base + ".fill") else { return nil }
        return outline.with(half: side, of: filled)
    }

    /// `plus.square.on.square`, `photo.fill.on.rectangle.fill`: a symbol in front of another of its kind.
    private static func behind(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard let index = name.split(at: "on"),
            let front = find(name.parts[index - 1] == "fill" ? name.plain(..<index) : name.base(..<index)),
            let back = find("behind." + name.plain((index + 1)...)) ?? find(name.plain((index + 1)...))
        else { return nil }
        return back.behind(front)
    }

    /// `list.bullet.below.rectangle`.
    private static func above(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard let index = name.split(at: "below"), let lower = find(name.plain(..<index)),
            let upper = find(name.base((index + 1)...))
        else { return nil }
        return Symbol.column(upper, lower)
    }

    /// `bell.and.waves.left.and.right`, `iphone.radiowaves.left.and.right`, `key.radiowaves.forward`.
    private static func waves(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard let index = name.split(at: "radiowaves") ?? name.split(at: "waves") else { return nil }
        let end = name.parts[index - 1] == "and" ? index - 1 : index
        guard end > 0, let base = find(name.base(..<end)), let left = find("wave.3.left"),
            let right = find("wave.3.right")
        else { return nil }
        switch name.plain((index + 1)...) {
        case "left.and.right": return Symbol.row([left, base, right], overlap: 0.36)
        case "forward", "right": return Symbol.row([base, right], overlap: 0.36)
        default: return nil
        }
    }

    /// `list.and.film`.
    private static func beside(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard let index = name.split(at: "and"), let first = find(name.plain(..<index)),
            let second = find(name.base((index + 1)...))
        else { return nil }
        return Symbol.pair(first, second)
    }

    /// `phone.fill.arrow.up.right`: an accent at the corner of a filled symbol.
    private static func corner(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard let index = name.split(at: "fill"), let base = find(name.plain(...index)),
            let accent = find(name.plain((index + 1)...))
        else { return nil }
        return base.with(accent, in: .corner)
    }

    /// `location.magnifyingglass`.
    private static func searching(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard name.parts.count > 1, name.parts.last == "magnifyingglass", let glass = find("magnifyingglass") else {
            return nil
        }
        return find(name.plain(..<(name.parts.count - 1))).map { glass.with($0, in: .lens) }
    }

    /// `iphone.landscape`: the symbol, turned on its side.
    private static func landscape(_ name: SymbolName, _ find: Find) -> Symbol? {
        let last = name.parts.count - 1
        guard last > 0, ["landscape", "horizontal"].contains(name.parts[last]) else { return nil }
        return find(name.base(..<last))?.turned(quarters: 1)
    }

    private static func inverse(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard name.parts.count > 1, name.parts.last == "inverse" else { return nil }
        return find(name.plain(..<(name.parts.count - 1)) + ".fill")
    }

    /// `car.2`, `exclamationmark.3`.
    private static func counted(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard name.parts.count > 1, let count = Int(name.parts[name.parts.count - 1]), (2...3).contains(count) else {
            return nil
        }
        let base = name.base(..<(name.parts.count - 1))
        return find(base).map { Symbol.row(Array(repeating: $0, count: count), overlap: 0.36) }
    }

    /// Figures of people in all poses share the drawing of a standing one.
    private static func figure(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard name.parts[0] == "figure", name.parts != ["figure", "stand"] else { return nil }
        return find("figure.stand")
    }

    /// `hand.point.left` and the like: the hand that points up, rotated.
    private static func hand(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard name.parts.count == 3, name.parts[0] == "hand" else { return nil }
        let turns = ["right": 1.0, "down": 2, "left": 3]
        return turns[name.parts[2]].flatMap { quarters in
            find("hand.point.up" + (name.isFilled ? ".fill" : ""))?.turned(quarters: quarters)
        }
    }

    /// A name with `crop` between other parts: `crop` is dropped, so that the symbol isn't cut at the frame's edges.
    private static func cropped(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard name.parts.count > 2, let index = name.split(at: "crop") else { return nil }
        var parts = name.parts
        parts.remove(at: index)
        return find(SymbolName(parts: parts, isFilled: name.isFilled).base(0...))
    }

    /// `hands.sparkles`, `phone.connection`: the last word is a small accent next to the rest.
    private static func accented(_ name: SymbolName, _ find: Find) -> Symbol? {
        guard name.parts.count > 1, let accent = accents[name.parts[name.parts.count - 1]],
            let base = find(name.base(..<(name.parts.count - 1)))
        else { return nil }
        return find(accent).map { base.with($0, in: .corner) }
    }

    private static let accents = [
        "sparkles": "sparkles", "connection": "wave.3.right", "zzz": "zzz", "motionlines": "wave.3.left",
        "questionmark": "questionmark", "exclamationmark": "exclamationmark", "checkmark": "checkmark",
        "xmark": "xmark", "heart": "heart.fill", "play": "play.fill", "checkerboard": "square.grid.2x2",
    ]
}
