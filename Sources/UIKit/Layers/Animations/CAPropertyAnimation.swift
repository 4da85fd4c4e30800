import CoreGraphics
import Foundation
import SwiftUICore

/// The common base of animations of one property.
///
/// See [CAPropertyAnimation](https://developer.apple.com/documentation/quartzcore/capropertyanimation). These are animated:
/// `opacity`, `position`, `bounds`, `transform` (with its scale, rotation and translation), `backgroundColor`, corners, borders
/// and shadows; the strokes, colors and line of shapes; the colors, places and points of gradients.
open class CAPropertyAnimation: CAAnimation {
    /// The property, such as `opacity`, or a part of one, such as `position.x`.
    open var keyPath: String?
    /// Whether the value is added to the layer's own.
    open var isAdditive = false
    /// Whether each run goes on from the end of the last one.
    open var isCumulative = false

    /// An animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// An animation without a property yet.
    public required init() { super.init() }

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    }

    /// The value at a moment; nil if there is none.
    func value(at moment: AnimationMoment, from current: LayerValue) -> LayerValue? { nil }
    /// The value at the end of a run, to which the next one is added; nil if runs don't add up.
    func runEnd(from current: LayerValue) -> LayerValue? { nil }

    override func apply(_ moment: AnimationMoment, to look: inout LayerLook) {
        guard let keyPath, let current = look[keyPath], var value = value(at: moment, from: current) else { return }
        if isCumulative, moment.runCount > 0, let end = runEnd(from: current) {
            value = value.adding(end, times: CGFloat(moment.runCount))
        }
        look[keyPath] = isAdditive ? current.adding(value) : value
    }
}

/// Moves a property from one value to another.
///
/// See [CABasicAnimation](https://developer.apple.com/documentation/quartzcore/cabasicanimation).
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value; nil is the layer's own, unless the others determine it.
    open var fromValue: Any?
    /// The last value; nil is the layer's own, unless the others determine it.
    open var toValue: Any?
    /// The difference between the first and the last value.
    open var byValue: Any?

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    private func ends(from current: LayerValue) -> (LayerValue, LayerValue) {
        switch (LayerValue(fromValue), LayerValue(toValue), LayerValue(byValue)) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, from.adding(by))
        case (nil, let to?, let by?): (to.adding(by, times: -1), to)
        case (let from?, nil, nil): (from, current)
        case (nil, let to?, nil): (current, to)
        case (nil, nil, let by?): (current, current.adding(by))
        case (nil, nil, nil): (current, current)
        }
    }

    override func value(at moment: AnimationMoment, from current: LayerValue) -> LayerValue? {
        let (from, to) = ends(from: current)
        return from.blended(to: to, CGFloat(progress(at: moment)))
    }

    override func runEnd(from current: LayerValue) -> LayerValue? { ends(from: current).1 }

    /// How far the value is on its way.
    func progress(at moment: AnimationMoment) -> Double {
        timingFunction?.value(at: moment.fraction) ?? moment.fraction
    }
}

/// Moves a property from one value to another with a spring.
///
/// See [CASpringAnimation](https://developer.apple.com/documentation/quartzcore/caspringanimation).
open class CASpringAnimation: CABasicAnimation {
    /// The mass on the spring. 1 by default.
    open var mass: CGFloat = 1
    /// The spring's force per unit of displacement. 100 by default.
    open var stiffness: CGFloat = 100
    /// The damping force per unit of velocity. 10 by default.
    open var damping: CGFloat = 10
    /// The speed at the start, in ways per second. 0 by default.
    open var initialVelocity: CGFloat = 0

    /// An animation by a spring's perceived duration, in seconds, and its bounce.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
        (stiffness, damping) = (CGFloat(spring.stiffness), CGFloat(spring.damping))
    }

    /// An animation without a property yet.
    public required init() { super.init() }

    private var spring: Spring {
        Spring(
            mass: max(Double(mass), 1e-6), stiffness: max(Double(stiffness), 1e-6), damping: Double(damping),
            allowOverDamping: true)
    }

    /// How long the spring moves, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        initialVelocity = other.initialVelocity
    }

    override func progress(at moment: AnimationMoment) -> Double {
        spring.value(target: 1.0, initialVelocity: Double(initialVelocity), time: moment.time)
    }
}

/// Several animations in one time.
///
/// See [CAAnimationGroup](https://developer.apple.com/documentation/quartzcore/caanimationgroup). Animations without a duration
/// last as long as the group.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
    }

    override func apply(_ moment: AnimationMoment, to look: inout LayerLook) {
        for animation in animations ?? [] {
            let length = animation.duration > 0 ? animation.duration : moment.length
            let paced = timingFunction.map { $0.value(at: moment.fraction) * moment.length } ?? moment.time
            guard let inner = animation.moment(at: paced - animation.beginTime, length: length) else { continue }
            animation.apply(inner, to: &look)
        }
    }
}
