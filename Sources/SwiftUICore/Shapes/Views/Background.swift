// Styles behind and over views, and borders.

import Foundation

extension View {
    /// Fills the view's background with a style; at the window's edges, it extends beyond the safe area.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(LayerModifier(layer: filled(style, over: edges), alignment: .center, isInFront: false))
    }

    /// Fills the view's background with the background style.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view, in the view's size.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(LayerModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isInFront: false))
    }

    /// Fills a shape behind the view with the background style.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// Fills the area in front of the view.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(LayerModifier(layer: filled(style, over: edges), alignment: .center, isInFront: true))
    }

    /// Fills a shape in front of the view, in the view's size.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(LayerModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isInFront: true))
    }

    /// Draws a line inside of the view's edges, over the view.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            LayerModifier(
                layer: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center, isInFront: true))
    }

    private func filled<S: ShapeStyle>(_ style: S, over edges: Edge.Set) -> some View {
        Rectangle().fill(style).ignoresSafeArea(edges: edges)
    }
}
