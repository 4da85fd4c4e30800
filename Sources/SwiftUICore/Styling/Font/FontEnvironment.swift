import TextLayout

private struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

private struct FontWeightKey: EnvironmentKey {
    static var defaultValue: Font.Weight? { nil }
}

private struct FontDesignKey: EnvironmentKey {
    static var defaultValue: Font.Design? { nil }
}

private struct ItalicKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct FixedDigitsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
    /// The font of text; nil is `body`.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The text size that the reader prefers.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    package var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }

    package var fontDesign: Font.Design? {
        get { self[FontDesignKey.self] }
        set { self[FontDesignKey.self] = newValue }
    }

    package var isItalic: Bool {
        get { self[ItalicKey.self] }
        set { self[ItalicKey.self] = newValue }
    }

    var hasFixedDigits: Bool {
        get { self[FixedDigitsKey.self] }
        set { self[FixedDigitsKey.self] = newValue }
    }

    /// The font of text, resolved for layout.
    package var textFont: TextFont { (font ?? .body).textFont(in: self) }
}

extension View {
    /// Sets the font of text in this view; nil is body text.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of text in this view; nil is the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

    /// Sets the design of text in this view; nil is the font's own.
    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }

    /// Shows text in this view in bold; false is the font's own weight.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Shows text in this view in italics; false undoes the setting of views around it.
    public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

    /// Shows text in this view in the monospaced design; false is the font's own design.
    public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }

    /// No effect here: Kissa's text fonts have one width.
    public func fontWidth(_ width: Font.Width?) -> some View { self }

    /// Gives all digits the same width, so that a changing number doesn't move the content after it.
    public func monospacedDigit() -> some View { environment(\.hasFixedDigits, true) }

    /// Sets the text size of this view, overriding the user's preference.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Limits the user's text size to a range, such as `...DynamicTypeSize.xxxLarge`.
    public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View where R.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let least = allowed.first, let greatest = allowed.last else { return }
            size = min(max(size, least), greatest)
        }
    }
}
