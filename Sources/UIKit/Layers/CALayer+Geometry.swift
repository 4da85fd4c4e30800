import CoreGraphics
import Foundation

/// The geometry and visibility of a layer that no view has.
struct OwnGeometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var transform = CATransform3DIdentity
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var backgroundColor: CGColor?
}

extension CALayer {
    private func get<Value>(_ path: KeyPath<UIView, Value>, _ own: KeyPath<OwnGeometry, Value>) -> Value {
        owner?[keyPath: path] ?? self.own[keyPath: own]
    }

    private func set<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<UIView, Value>, _ own: WritableKeyPath<OwnGeometry, Value>, _ value: Value
    ) {
        if let owner { owner[keyPath: path] = value } else { setOwn(own, value) }
    }

    /// The same value again isn't a change: layers are placed anew before each drawing.
    private func setOwn<Value: Equatable>(_ path: WritableKeyPath<OwnGeometry, Value>, _ value: Value) {
        guard own[keyPath: path] != value else { return }
        own[keyPath: path] = value
        change()
    }

    /// The rectangle in the superlayer. Without a view, a transform is left out.
    public var frame: CGRect {
        get {
            if let owner { return owner.frame }
            let (size, anchor) = (own.bounds.size, own.anchorPoint)
            let origin = CGPoint(
                x: own.position.x - size.width * anchor.x, y: own.position.y - size.height * anchor.y)
            return CGRect(origin: origin, size: size)
        }
        set {
            if let owner { return owner.frame = newValue }
            setOwn(\.bounds.size, newValue.size)
            let anchor = own.anchorPoint
            setOwn(
                \.position,
                CGPoint(x: newValue.minX + newValue.width * anchor.x, y: newValue.minY + newValue.height * anchor.y))
        }
    }
    /// The rectangle in the layer's own coordinates.
    public var bounds: CGRect {
        get { get(\.bounds, \.bounds) }
        set { set(\.bounds, \.bounds, newValue) }
    }
    /// The anchor point in the superlayer, in points.
    public var position: CGPoint {
        get { get(\.center, \.position) }
        set { set(\.center, \.position, newValue) }
    }
    /// The point of the layer, in units of its size, that is at its position, and about which it is transformed. A view's
    /// is its middle; setting it has no effect there.
    public var anchorPoint: CGPoint {
        get { own.anchorPoint }
        set {
            if owner == nil { setOwn(\.anchorPoint, newValue) }
        }
    }
    /// Layers with a higher value are in front of their siblings. Has no effect among views.
    public var zPosition: CGFloat {
        get { own.zPosition }
        set { setOwn(\.zPosition, newValue) }
    }
    /// The transform about the anchor point. Only its part in the plane is drawn.
    public var transform: CATransform3D {
        get { owner.map { CATransform3DMakeAffineTransform($0.transform) } ?? own.transform }
        set {
            if let owner { return owner.transform = CATransform3DGetAffineTransform(newValue) }
            guard !CATransform3DEqualToTransform(own.transform, newValue) else { return }
            own.transform = newValue
            change()
        }
    }
    /// The transform's part in the plane.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets the transform to one in the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The opacity, from 0 to 1.
    public var opacity: Float {
        get { owner.map { Float($0.alpha) } ?? own.opacity }
        set {
            if let owner { return owner.alpha = CGFloat(newValue) }
            setOwn(\.opacity, newValue)
        }
    }
    /// Whether the layer and its sublayers are hidden.
    public var isHidden: Bool {
        get { get(\.isHidden, \.isHidden) }
        set { set(\.isHidden, \.isHidden, newValue) }
    }
    /// Whether the sublayers are clipped to the bounds and the corners. A view's `clipsToBounds`.
    public var masksToBounds: Bool {
        get { get(\.clipsToBounds, \.masksToBounds) }
        set { set(\.clipsToBounds, \.masksToBounds, newValue) }
    }
    /// The background color; nil for none.
    public var backgroundColor: CGColor? {
        get { owner == nil ? own.backgroundColor : owner?.backgroundColor?.cgColor }
        set {
            if let owner { return owner.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
            own.backgroundColor = newValue
            change()
        }
    }
}
