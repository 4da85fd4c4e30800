/// What entries of color sets and image sets have in common: when they apply.
struct CatalogVariant: Decodable, Sendable {
    private struct Appearance: Decodable, Sendable {
        let appearance: String
        let value: String
    }

    private let idiom: String?
    private let appearances: [Appearance]?
    private let widthClass: String?
    private let heightClass: String?
    private let direction: String?
    private let gamut: String?
    private let locale: String?

    private enum CodingKeys: String, CodingKey {
        case idiom, appearances, locale
        case widthClass = "width-class"
        case heightClass = "height-class"
        case direction = "language-direction"
        case gamut = "display-gamut"
    }

    private func value(_ appearance: String) -> String? { appearances?.first { $0.appearance == appearance }?.value }

    /// How far the entry's conditions are from the traits, compared lexicographically: 0 is an exact match, 1 an entry without a
    /// condition. Nil if the entry is for another appearance, contrast or size class, whose mismatch would be visible.
    func distance(to traits: AssetTraits) -> [Int]? {
        guard let look = Self.distance(value("luminosity"), to: traits.appearance.rawValue),
            let contrast = Self.distance(value("contrast"), to: traits.hasHighContrast ? "high" : "standard"),
            let width = Self.distance(widthClass, to: traits.widthClass?.rawValue),
            let height = Self.distance(heightClass, to: traits.heightClass?.rawValue)
        else { return nil }
        let facing = traits.isRightToLeft ? "right-to-left" : "left-to-right"
        return [
            place(among: traits.idiom), look, contrast, width, height,
            Self.distance(direction, to: facing) ?? 2, gamut == "display-P3" ? 1 : 0, locale == nil ? 0 : 1,
        ]
    }

    /// What of some traits makes a difference among variants; all else is as usual.
    static func whatMatters(of traits: AssetTraits, to variants: [Self]) -> AssetTraits {
        func isNamed(_ property: (Self) -> String?) -> Bool { variants.contains { property($0) != nil } }
        var result = AssetTraits()
        if isNamed({ $0.value("luminosity") }) { result.appearance = traits.appearance }
        if isNamed({ $0.value("contrast") }) { result.hasHighContrast = traits.hasHighContrast }
        if Set(variants.map { $0.idiom ?? "universal" }).count > 1 { result.idiom = traits.idiom }
        if isNamed(\.widthClass) { result.widthClass = traits.widthClass }
        if isNamed(\.heightClass) { result.heightClass = traits.heightClass }
        if isNamed(\.direction) { result.isRightToLeft = traits.isRightToLeft }
        return result
    }

    /// Nil where the entry is made for another one than is wanted.
    private static func distance(_ own: String?, to wanted: String?) -> Int? {
        guard let own else { return 1 }
        guard let wanted else { return 2 }
        return own == wanted ? 0 : nil
    }

    /// Entries for the device come first, then universal ones, then those for other devices.
    private func place(among idiom: AssetTraits.Idiom?) -> Int {
        let order: [String] =
            switch idiom {
            case nil: ["universal", "iphone", "ipad"]
            case .phone: ["iphone", "universal", "ipad"]
            case .pad: ["ipad", "universal", "iphone"]
            }
        return order.firstIndex(of: self.idiom ?? "universal") ?? order.count
    }
}

/// An entry of a set: when it applies, and what it is then.
struct CatalogEntry<Content: Decodable & Sendable>: Decodable, Sendable {
    let variant: CatalogVariant
    let content: Content

    init(from decoder: any Decoder) throws {
        variant = try CatalogVariant(from: decoder)
        content = try Content(from: decoder)
    }

    /// The entries with the smallest distance to the traits, which is the same for all of them.
    static func suiting(_ traits: AssetTraits, of entries: [Self]) -> [Content] {
        let placed = entries.compactMap { entry in entry.variant.distance(to: traits).map { ($0, entry.content) } }
        let nearest = placed.map(\.0).min { $0.lexicographicallyPrecedes($1) }
        return placed.filter { $0.0 == nearest }.map(\.1)
    }
}
