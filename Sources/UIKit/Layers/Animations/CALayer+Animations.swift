import CoreGraphics
import Foundation

extension CALayer {
    /// Plays a copy of an animation. One with the same key is removed.
    /// - Parameters:
    ///   - anim: The animation.
    ///   - key: A name for the animation; nil for none.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        let player = player ?? LayerPlayer(self)
        self.player = player
        player.add(anim, key, at: CACurrentMediaTime())
    }

    /// Removes the animation with a key. The layer shows its own value again.
    public func removeAnimation(forKey key: String) { player?.remove(key) }
    /// Removes all animations.
    public func removeAllAnimations() { player?.removeAll() }
    /// The animation with a key; nil if there is none.
    public func animation(forKey key: String) -> CAAnimation? { player?.animation(key) }
    /// The keys of the animations; nil without any.
    public func animationKeys() -> [String]? { player.flatMap { $0.keys.isEmpty ? nil : $0.keys } }

    /// A copy of the layer, made by `init(layer:)`, with the values that it shows at present. It isn't drawn.
    public func presentation() -> Self? {
        let copy = copyOfSameClass()
        RecordedChanges.withoutRecording { copy?.adoptShown(of: self) }
        return copy
    }

    /// Takes over the values that another layer shows at present, of the properties that every layer has.
    func adoptCommon(of other: CALayer) {
        bounds = other.shownBounds(other.bounds)
        position = other.shownPoint("position", other.position)
        transform = CATransform3DMakeAffineTransform(other.shownTransform(other.affineTransform()))
        opacity = Float(other.shownNumber("opacity", CGFloat(other.opacity)))
        backgroundColor = other.shownColor("backgroundColor", other.backgroundColor)
        (isHidden, masksToBounds) = (other.isHidden, other.masksToBounds)
        cornerRadius = other.shownNumber("cornerRadius", other.cornerRadius)
        borderWidth = other.shownNumber("borderWidth", other.borderWidth)
        borderColor = other.shownColor("borderColor", other.borderColor)
        shadowOpacity = Float(other.shownNumber("shadowOpacity", CGFloat(other.shadowOpacity)))
        shadowRadius = other.shownNumber("shadowRadius", other.shadowRadius)
        shadowOffset = other.shownShadowOffset
        shadowColor = other.shownColor("shadowColor", other.shadowColor)
    }

    /// Whether a view that is shown draws the layer.
    var isInWindow: Bool {
        sequence(first: self, next: \.superlayer).first { $0.owner != nil }?.owner?.shown != nil
    }

    /// An animation has changed what the layer shows. Only a moved layer's view is placed anew.
    func lookDidChange(isMoved: Bool) {
        change()
        guard isMoved else { return }
        owner?.placeDidChange()
        owner?.superview?.shown?.layoutDidChange()
    }
}
