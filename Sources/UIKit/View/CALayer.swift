import CoreGraphics
import Foundation

/// The surface of a view: its corners, its outline, its shadow.
///
/// See [CALayer](https://developer.apple.com/documentation/quartzcore/calayer). There are no layers beside views'.
@MainActor
public final class CALayer: NSObject {
    package weak var owner: UIView?

    override init() { super.init() }

    /// In points.
    public var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { change() } } }
    /// In points; the outline is drawn inside the edge.
    public var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { change() } } }
    public var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { change() } }
    public var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { change() } }
    /// 0, which it is at first, is no shadow.
    public var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { change() } } }
    public var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { change() } } }
    public var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { change() } } }

    /// The same as the view's `clipsToBounds`.
    public var masksToBounds: Bool {
        get { owner?.clipsToBounds ?? false }
        set { owner?.clipsToBounds = newValue }
    }

    public var frame: CGRect { owner?.frame ?? .zero }
    public var bounds: CGRect { owner?.bounds ?? .zero }

    private func change() { owner?.displayDidChange() }

    @available(*, unavailable, message: "All corners are round here, or none; use SwiftUI's UnevenRoundedRectangle")
    public var maskedCorners: CACornerMask {
        get { .all }
        set {}
    }
    @available(*, unavailable, message: "There are no layers beside those of views here")
    public func addSublayer(_ layer: CALayer) {}
    @available(*, unavailable, message: "Use clipsToBounds, or a SwiftUI mask")
    public var mask: CALayer? {
        get { nil }
        set {}
    }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all = CACornerMask(rawValue: 15)
}
