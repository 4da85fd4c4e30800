/// A style with a blend mode, which its type expresses.
public protocol _BlendedStyle: ShapeStyle {
    associatedtype _Base: ShapeStyle
    var _base: _Base { get }
    var _blendMode: BlendMode { get }
}

/// A style with a blend mode, the result of `blendMode(_:)`.
public struct _BlendedShapeStyle<Base: ShapeStyle>: _BlendedStyle {
    /// The style that is blended.
    public let _base: Base
    /// The blend mode.
    public let _blendMode: BlendMode

    /// The style without its blend mode, for uses that need only a paint, as in an `AnyShapeStyle`.
    public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { _base }
}

extension ShapeStyle {
    /// The style, blended with the content below: `Circle().fill(.red.blendMode(.multiply))`.
    ///
    /// It applies to filled shapes, backgrounds and overlays, and to the views of a `foregroundStyle`. For a color
    /// that is used as a view, this is the view's blend mode.
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
    /// A view of a shape, filled in the style.
    @MainActor func view<Content: Shape>(of shape: Content, _ fillStyle: FillStyle) -> AnyView {
        AnyView(_ShapeView(shape: shape, style: _base, fillStyle: fillStyle).blendMode(_blendMode))
    }
}

extension View {
    /// Draws text, symbols and shapes in this view in a style, and blends the view with the content below it.
    public func foregroundStyle<S: _BlendedStyle>(_ style: S) -> some View {
        foregroundStyle(style._base).blendMode(style._blendMode)
    }
}

extension Text {
    /// The text in a style, blended with the content below it.
    @MainActor public func foregroundStyle<S: _BlendedStyle>(_ style: S) -> some View {
        let text: Text = foregroundStyle(style._base)
        return text.blendMode(style._blendMode)
    }
}
