/// A typeface with the weights of its files. It only knows the files' names, and doesn't open them.
struct Typeface: Sendable {
    /// A short name, for our CSS family names.
    let name: String
    /// The names by which an app can request it.
    let familyNames: [String]
    /// The Debian package that has the files.
    let package: String
    let cuts: [Cut]
    /// Whether it only draws characters that other typefaces lack, so that the kerning of its Latin letters doesn't matter.
    var isFallback = false

    /// One weight of a typeface: a face in a file.
    struct Cut: Sendable {
        let weight: Int
        let isItalic: Bool
        let file: String
        /// The index of the face in a collection.
        var index = 0
        /// Whether its outlines are CFF; nil if the file's extension says it.
        var hasCubicOutlines: Bool?
    }

    /// The cut nearest to a weight. If two are equally near: the lighter one up to regular, the heavier one above, as in CSS.
    func cut(weight: Int, isItalic: Bool) -> Cut? {
        let upright = cuts.filter { !$0.isItalic }
        let slanted = isItalic ? cuts.filter(\.isItalic) : []
        func distance(_ cut: Cut) -> Int {
            let isPreferred = (cut.weight > weight) == (weight > 400)
            return abs(cut.weight - weight) * 2 + (isPreferred ? 0 : 1)
        }
        return (slanted.isEmpty ? upright : slanted).min { distance($0) < distance($1) }
    }

    /// The CSS family name of a cut. Each cut has its own, so that the browser neither chooses nor synthesises a weight.
    func cssFamily(of cut: Cut) -> String { "k-\(name)-\(cut.weight)\(cut.isItalic ? "i" : "")" }
}

extension Typeface {
    private static let weightNames = [
        (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"),
        (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
    ]

    private static func cuts(_ prefix: String, _ suffix: String, from: Int = 100, to: Int = 900) -> [Cut] {
        weightNames.filter { (from...to).contains($0.0) }
            .map { Cut(weight: $0.0, isItalic: false, file: prefix + $0.1 + suffix) }
    }

    private static let interItalics = weightNames.map { weight, name in
        Cut(weight: weight, isItalic: true, file: weight == 400 ? "Inter-Italic.otf" : "Inter-\(name)Italic.otf")
    }

    static let inter = Typeface(
        name: "inter", familyNames: ["Inter"], package: "fonts-inter", cuts: cuts("Inter-", ".otf") + interItalics)
    static let mplus1 = Typeface(
        name: "mplus1", familyNames: ["M PLUS 1"], package: "fonts-mplus", cuts: cuts("Mplus1-", ".otf"))
    static let mplus2 = Typeface(
        name: "mplus2", familyNames: ["M PLUS 2"], package: "fonts-mplus", cuts: cuts("Mplus2-", ".otf"))
    static let mplusCode = Typeface(
        name: "mplus1code", familyNames: ["M PLUS 1 Code"], package: "fonts-mplus",
        cuts: cuts("Mplus1Code-", ".otf", to: 700))
    static let quicksand = Typeface(
        name: "quicksand", familyNames: ["Quicksand"], package: "fonts-quicksand",
        cuts: cuts("Quicksand-", ".ttf", from: 300, to: 700).filter { $0.weight != 600 })
    static let notoSans = Typeface(
        name: "notosans", familyNames: ["Noto Sans CJK JP", "Noto Sans JP"], package: "fonts-noto-cjk",
        cuts: cuts("NotoSansCJK-", ".ttc", from: 400, to: 700).filter { [400, 700].contains($0.weight) },
        isFallback: true)
    static let notoSerif = Typeface(
        name: "notoserif", familyNames: ["Noto Serif CJK JP", "Noto Serif JP"], package: "fonts-noto-cjk",
        cuts: cuts("NotoSerifCJK-", ".ttc", from: 400, to: 700).filter { [400, 700].contains($0.weight) })
    static let dejaVu = Typeface(
        name: "dejavu", familyNames: ["DejaVu Sans"], package: "fonts-dejavu-core",
        cuts: [
            Cut(weight: 400, isItalic: false, file: "DejaVuSans.ttf"),
            Cut(weight: 700, isItalic: false, file: "DejaVuSans-Bold.ttf"),
        ], isFallback: true)

    static let all = [inter, mplus1, mplus2, mplusCode, quicksand, notoSans, notoSerif, dejaVu]

    /// The typefaces for a font, in the order of fallback, if it isn't one of the app's own.
    static func stack(for font: TextFont) -> [Typeface] {
        let named = font.family.flatMap { name in all.first { $0.familyNames.contains(name) } }
        let own: [Typeface] =
            switch font.design {
            case .default: [inter, mplus1]
            case .serif: [notoSerif]
            case .rounded: [quicksand, mplus1]
            case .monospaced: [mplusCode]
            }
        return [named].compactMap { $0 } + own + [notoSans, dejaVu]
    }
}
