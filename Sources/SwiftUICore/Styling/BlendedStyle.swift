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

    /// The style without its blend mode, for uses that need only a paint.
    public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { _base }
}

extension _BlendedShapeStyle: Equatable where Base: Equatable {}

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
