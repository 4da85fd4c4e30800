import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore
@_spi(Nodes) import ViewTree

/// The layers without a view that are directly in front of one subview, or behind all: one drawing.
@preconcurrency @MainActor
final class LayerDrawing: LayoutGuest {
    private weak var view: UIView?
    private weak var anchor: UIView?
    /// Whether the drawing is behind all subviews.
    private let isBehind: Bool
    /// The largest drawing in each direction, in points.
    fileprivate static let reach: CGFloat = 16_384

    init(_ view: UIView, above anchor: UIView?) {
        (self.view, self.anchor) = (view, anchor)
        isBehind = anchor == nil
    }

    /// The anchor whose layers are drawn; nil if it is gone, since its layers are behind all subviews then.
    func isFor(_ other: UIView?) -> Bool { other == nil ? isBehind : anchor === other }

    func display(_ node: GuestLayoutNode, _ builder: inout DisplayBuilder) -> [ElementID] {
        guard let view, let drawing = view.traitCollection.resolving({ view.drawing(of: layers(in: view)) }) else {
            builder.forget(node)
            return []
        }
        for (family, text) in drawing.fonts { builder.use([family], for: text) }
        return builder.show(node, in: drawing.frame) { element in
            element.content = drawing.content
            element.accessibility.isHidden = true
            element.style.isHittable = false
        }
    }

    private func layers(in view: UIView) -> [CALayer] {
        isBehind ? view.layer.layers(above: nil) : anchor.map { view.layer.layers(above: $0) } ?? []
    }
}

extension UIView {
    /// A drawing of layers, as large as what they draw; nil if they draw nothing.
    fileprivate func drawing(of layers: [CALayer]) -> ViewDrawing? {
        for layer in layers { layer.layOutTree() }
        let box = layers.reduce(CGRect.null) { $0.union($1.extent) }
        guard !box.isNull, !box.isInfinite, [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite) else {
            return nil
        }
        let limit = CGRect(
            x: max(box.minX, -LayerDrawing.reach), y: max(box.minY, -LayerDrawing.reach),
            width: min(box.width, LayerDrawing.reach), height: min(box.height, LayerDrawing.reach))
        let frame = limit.integral
        guard
            let recorder = record(
                size: frame.size,
                { context in
                    context.translateBy(x: -frame.minX, y: -frame.minY)
                    for layer in layers { layer.paint(in: context) }
                })
        else { return nil }
        var drawing = ViewDrawing(recorder, size: frame.size)
        drawing.frame = frame.offsetBy(dx: contentOrigin.x, dy: contentOrigin.y)
        return drawing
    }

    /// What a layer of another class than `CALayer` draws behind the subviews; nil if it draws nothing.
    func drawingOfLayer() -> ViewDrawing? {
        guard type(of: layer) != CALayer.self || layer.contents != nil else { return nil }
        return record(size: bounds.size) { context in
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            layer.paintContent(in: context, bounds: bounds)
        }.map { ViewDrawing($0, size: bounds.size) }
    }

    /// What the layer's mask shows of the view; nil without a mask.
    func maskOfLayer() -> Mask? {
        guard let mask = layer.mask else { return nil }
        mask.layOutTree()
        let recorder = record(size: bounds.size) { context in
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            mask.paint(in: context)
        }
        let content = CanvasContent(
            size: bounds.size, states: recorder?.states ?? [], operations: recorder?.operations ?? [])
        return .drawing(content)
    }

    /// Records drawing; nil if nothing is drawn.
    private func record(size: CGSize, _ body: (CGContext) -> Void) -> CanvasRecorder? {
        let recorder = CanvasRecorder()
        let target = CanvasContextRecorder(recorder, size: size)
        guard size.width > 0, size.height > 0, let context = CGContext(recorder: target, size: size) else { return nil }
        body(context)
        return recorder.operations.isEmpty ? nil : recorder
    }
}
