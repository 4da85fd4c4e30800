import CoreGraphics
import Foundation

/// The surface of a view: its corners, its outline and its shadow.
///
/// See [CALayer](https://developer.apple.com/documentation/quartzcore/calayer). Only views have layers.
@preconcurrency @MainActor
public final class CALayer: NSObject {
    package weak var owner: UIView?

    override init() { super.init() }

    /// The curve of the corners. Stored, but has no effect here: corners are arcs of a circle.
    public var cornerCurve = CALayerCornerCurve.circular
    /// How round the corners are, in points. 0 by default.
    public var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { change() } } }
    /// The width of the border, in points. It is drawn inside the edge. The default, 0, draws none.
    public var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { change() } } }
    /// The border's color; nil draws none. Black by default.
    public var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { change() } }
    /// The shadow's color; nil is no shadow. Black by default.
    public var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { change() } }
    /// The shadow's opacity, from 0 to 1. The default, 0, draws none.
    public var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { change() } } }
    /// The shadow's blur radius, in points. 3 by default.
    public var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { change() } } }
    /// How far the shadow is from the view, in points. 3 points upwards by default.
    public var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { change() } } }

    /// The same as the view's `clipsToBounds`.
    public var masksToBounds: Bool {
        get { owner?.clipsToBounds ?? false }
        set { owner?.clipsToBounds = newValue }
    }

    /// The view's frame.
    public var frame: CGRect { owner?.frame ?? .zero }
    /// The view's bounds.
    public var bounds: CGRect { owner?.bounds ?? .zero }

    private func change() { owner?.displayDidChange() }

    /// Not available: all corners are round, or none.
    @available(*, unavailable, message: "All corners are round here, or none; use SwiftUI's UnevenRoundedRectangle")
    public var maskedCorners: CACornerMask {
        get { .all }
        set {}
    }
    /// Not available: only views have layers.
    @available(*, unavailable, message: "There are no layers beside those of views here")
    public func addSublayer(_ layer: CALayer) {}
    /// Not available: use `clipsToBounds`.
    @available(*, unavailable, message: "Use clipsToBounds, or a SwiftUI mask")
    public var mask: CALayer? {
        get { nil }
        set {}
    }
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The curve's name.
    public let rawValue: String
    /// A curve by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An arc of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that bends gradually, as of iOS's icons.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    /// The corners as bits, with Apple's values.
    public let rawValue: UInt
    /// Corners by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner at the smallest x and y.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner at the largest x and smallest y.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner at the smallest x and largest y.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner at the largest x and y.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all = CACornerMask(rawValue: 15)
}
