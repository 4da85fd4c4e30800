import CoreGraphics
import Foundation

/// Moves a property through several values, or a position along a path.
///
/// See [CAKeyframeAnimation](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation). Cubic calculation modes
/// count as `linear`. Each line and each curve of a path lies between two keyframes.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values. Not used if there is a path.
    open var values: [Any]? { didSet { knownTrack = nil } }
    /// The path that a position follows.
    open var path: CGPath? { didSet { knownTrack = nil } }
    /// When each value is reached, from 0 to 1; nil spaces them evenly.
    open var keyTimes: [NSNumber]? { didSet { knownTrack = nil } }
    /// The pace between each two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How the values between are found.
    open var calculationMode = CAAnimationCalculationMode.linear { didSet { knownTrack = nil } }
    /// Whether the layer turns along the path. Stored, but has no effect here.
    open var rotationMode: CAAnimationRotationMode?
    private var knownTrack: KeyframeTrack?

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
        (timingFunctions, calculationMode, rotationMode) =
            (other.timingFunctions, other.calculationMode, other.rotationMode)
    }

    override func value(at moment: AnimationMoment, from current: LayerValue) -> LayerValue? {
        let fraction = timingFunction?.value(at: moment.fraction) ?? moment.fraction
        return track.value(at: fraction, paces: timingFunctions ?? [])
    }

    override func runEnd(from current: LayerValue) -> LayerValue? { track.last }

    /// The ways, which are computed once.
    private var track: KeyframeTrack {
        if let knownTrack { return knownTrack }
        let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
        let ways = path.map(KeyframeTrack.ways) ?? KeyframeTrack.ways((values ?? []).compactMap { LayerValue($0) })
        let track = KeyframeTrack(
            ways, isDiscrete: calculationMode == .discrete, isPaced: isPaced, times: keyTimes?.map(\.doubleValue))
        knownTrack = track
        return track
    }
}

/// How the values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// A mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// On the straight way between two values.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value is shown until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// On the straight way, with the same speed everywhere.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Counts as `linear` here.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Counts as `paced` here.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns along a path. Has no effect here.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// A mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Against the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
