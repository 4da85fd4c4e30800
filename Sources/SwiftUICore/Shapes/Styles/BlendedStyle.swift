/// A style whose type says how what is drawn in it is mixed with what is below.
public protocol _BlendedStyle: ShapeStyle {
    associatedtype _Base: ShapeStyle
    var _base: _Base { get }
    var _blendMode: BlendMode { get }
}

/// A style with a blend mode: what `blendMode(_:)` makes.
public struct _BlendedShapeStyle<Base: ShapeStyle>: _BlendedStyle {
    /// The style that is mixed.
    public let _base: Base
    /// How it is mixed with what is below.
    public let _blendMode: BlendMode

    /// The style without its blend mode, for where only a paint is asked for, as in an `AnyShapeStyle`.
    public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { _base }
}

extension ShapeStyle {
    /// The style, mixed with what is below what is drawn in it: `Circle().fill(.red.blendMode(.multiply))`.
    ///
    /// Counts for shapes that are filled so, backgrounds and overlays, and for the views of a `foregroundStyle`. A colour that
    /// stands for a view has a view's blend mode.
    public func blendMode(_ mode: BlendMode) -> _BlendedShapeStyle<Self> {
        _BlendedShapeStyle(_base: self, _blendMode: mode)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style, with a blend mode.
    public static func blendMode(_ mode: BlendMode) -> _BlendedShapeStyle<ForegroundStyle> {
        _BlendedShapeStyle(_base: ForegroundStyle(), _blendMode: mode)
    }
}

extension _BlendedStyle {
    /// A shape filled in the style, as a view.
    @MainActor func view<Content: Shape>(of shape: Content, _ fillStyle: FillStyle) -> AnyView {
        AnyView(_ShapeView(shape: shape, style: _base, fillStyle: fillStyle).blendMode(_blendMode))
    }
}

extension View {
    /// Draws text, symbols and shapes below in a style, and mixes the view with what is below it.
    public func foregroundStyle<S: _BlendedStyle>(_ style: S) -> some View {
        foregroundStyle(style._base).blendMode(style._blendMode)
    }
}

extension Text {
    /// The text in a style, mixed with what is below it.
    @MainActor public func foregroundStyle<S: _BlendedStyle>(_ style: S) -> some View {
        let text: Text = foregroundStyle(style._base)
        return text.blendMode(style._blendMode)
    }
}
