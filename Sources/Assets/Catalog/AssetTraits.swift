/// The conditions under which an asset is shown, as far as catalogs have variants for them. Unknown traits are nil.
package struct AssetTraits: Hashable, Sendable {
    /// The device idioms that catalogs have variants for, and that a window may resemble.
    package enum Idiom: String, Sendable {
        case phone = "iphone"
        case pad = "ipad"
    }

    package enum SizeClass: String, Sendable {
        case compact, regular
    }

    package var appearance: AssetCatalog.Appearance
    package var hasHighContrast: Bool
    package var idiom: Idiom?
    package var widthClass: SizeClass?
    package var heightClass: SizeClass?
    package var isRightToLeft: Bool

    package init(
        appearance: AssetCatalog.Appearance = .light, hasHighContrast: Bool = false, idiom: Idiom? = nil,
        widthClass: SizeClass? = nil, heightClass: SizeClass? = nil, isRightToLeft: Bool = false
    ) {
        self.appearance = appearance
        self.hasHighContrast = hasHighContrast
        self.idiom = idiom
        self.widthClass = widthClass
        self.heightClass = heightClass
        self.isRightToLeft = isRightToLeft
    }
}
