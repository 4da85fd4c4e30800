@_spi(Nodes) import ViewTree

/// A type-erased style: how it shows a control with a configuration. Two are equal if the styles are, so that setting an equal
/// style again doesn't update the views below.
struct ErasedStyle<Configuration> {
    private let style: Any
    let makeBody: @MainActor (Configuration) -> AnyView

    /// `makeBody` depends only on the style.
    init(_ style: Any, makeBody: @escaping @MainActor (Configuration) -> AnyView) {
        self.style = style
        self.makeBody = makeBody
    }
}

extension ErasedStyle: StructurallyEqual {
    @MainActor package func hasEqualContent(_ other: ErasedStyle) -> Bool { areEqualValues(style, other.style) }
}
