import Foundation

/// A layer among the sublayers of another one.
struct PlacedLayer {
    let layer: CALayer
    /// The subview in front of which it is, in a view's layer; nil is behind all subviews.
    weak var anchor: UIView?
}

extension CALayer {
    /// The layers in this one, from back to front: in a view's layer with those of its subviews. Nil if there are none.
    public var sublayers: [CALayer]? {
        get {
            let all = layers(above: nil) + (owner?.subviews ?? []).flatMap { [$0.layer] + layers(above: $0) }
            return all.isEmpty ? nil : all
        }
        set {
            for layer in placed.map(\.layer) { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// The layers directly in front of a subview; for nil, or a subview that has left, behind all subviews.
    func layers(above view: UIView?) -> [CALayer] {
        placed.filter { anchor(of: $0) === view }.map(\.layer)
            .enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    private func anchor(of placed: PlacedLayer) -> UIView? {
        placed.anchor.flatMap { $0.superview === owner ? $0 : nil }
    }

    /// Adds a layer in front of the others. It is removed from its current superlayer.
    public func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

    /// Inserts a layer at an index, where 0 is behind all others. A larger index than the last is clamped.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { min(Int(idx), $0.count) } }

    /// Inserts a layer directly behind another; in front of everything if `sibling` isn't a sublayer.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { all in all.firstIndex { $0 === sibling } ?? all.count }
    }

    /// Inserts a layer directly in front of another; in front of everything if `sibling` isn't a sublayer.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { all in all.firstIndex { $0 === sibling }.map { $0 + 1 } ?? all.count }
    }

    /// Puts a layer in the place of another. Does nothing if `oldLayer` isn't a sublayer.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.superlayer === self else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer. A view's layer is removed with its view.
    public func removeFromSuperlayer() {
        if let owner { return owner.removeFromSuperview() }
        guard let superlayer else { return }
        if superlayer.mask === self { return superlayer.mask = nil }
        superlayer.placed.removeAll { $0.layer === self }
        self.superlayer = nil
        superlayer.sublayersDidChange()
    }

    private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
        if let view = layer.owner {
            owner?.addSubview(view)
            return
        }
        precondition(
            !sequence(first: self, next: \.superlayer).contains { $0 === layer }, "a layer can't lie in itself")
        layer.removeFromSuperlayer()
        let all = sublayers ?? []
        let before = all.prefix(place(all))
        let anchor = before.last { $0.owner != nil }?.owner
        let neighbour = before.last { $0.owner == nil }
        let index = placed.firstIndex { $0.layer === neighbour }.map { $0 + 1 } ?? 0
        placed.insert(PlacedLayer(layer: layer, anchor: anchor), at: index)
        layer.superlayer = self
        sublayersDidChange()
    }

    private func sublayersDidChange() {
        owner?.shown?.layersDidChange()
        change()
    }
}
