import CoreGraphics
import UIKit

/// A device's screen: its size and safe area.
public struct ViewImageConfig: Sendable {
    /// Which way a device is held.
    public enum Orientation: Sendable { case landscape, portrait }

    /// In points.
    public var size: CGSize?
    /// The insets of notches and home indicators.
    public var safeArea: UIEdgeInsets

    /// Creates a screen.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil) {
        self.safeArea = safeArea
        self.size = size
    }

    /// A phone or tablet, by its size and safe area in portrait, and the side insets in landscape.
    private init(
        _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, top: CGFloat = 20, bottom: CGFloat = 0,
        side: CGFloat = 0, below: CGFloat = 0
    ) {
        switch orientation {
        case .portrait:
            size = CGSize(width: width, height: height)
            safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        case .landscape:
            size = CGSize(width: height, height: width)
            safeArea = UIEdgeInsets(top: 0, left: side, bottom: below, right: side)
        }
    }

    private static func phone(
        _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, notch: CGFloat
    ) -> ViewImageConfig {
        ViewImageConfig(orientation, width, height, top: notch, bottom: 34, side: notch, below: 21)
    }

    /// A phone of 320 × 568 points.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { .init(orientation, 320, 568) }
    /// A phone of 375 × 667 points.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { .init(orientation, 375, 667) }
    /// A phone of 414 × 736 points.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig { .init(orientation, 414, 736) }
    /// A phone of 375 × 812 points with a notch.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 375, 812, notch: 44)
    }
    /// A phone of 414 × 896 points with a notch.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 414, 896, notch: 44)
    }
    /// A phone of 414 × 896 points with a notch.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { iPhoneXr(orientation) }
    /// A phone of 390 × 844 points with a notch.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 390, 844, notch: 47)
    }
    /// A phone of 428 × 926 points with a notch.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 428, 926, notch: 47)
    }
    /// A phone of 375 × 812 points with a notch.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 375, 812, notch: 50)
    }

    /// Upright.
    public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)
    /// Upright.
    public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)
    /// Upright.
    public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)
    /// Upright.
    public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)
    /// Upright.
    public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)
    /// Upright.
    public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)
    /// Upright.
    public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)
    /// Upright.
    public static let iPhone12Pro = ViewImageConfig.iPhone12(.portrait)
    /// Upright.
    public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)
    /// Upright.
    public static let iPhone13 = ViewImageConfig.iPhone12(.portrait)
    /// Upright.
    public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)
    /// Upright.
    public static let iPhone13Pro = ViewImageConfig.iPhone12(.portrait)
    /// Upright.
    public static let iPhone13ProMax = ViewImageConfig.iPhone12ProMax(.portrait)

    /// A tablet of 768 × 1024 points.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        tablet(orientation, 768, 1024, bottom: 0)
    }
    /// A tablet of 834 × 1194 points.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        tablet(orientation, 834, 1194, bottom: 20)
    }
    /// A tablet of 1024 × 1366 points.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        tablet(orientation, 1024, 1366, bottom: 20)
    }
    /// In landscape orientation.
    public static let iPadMini = ViewImageConfig.iPadMini(.landscape)
    /// In landscape orientation.
    public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)
    /// In landscape orientation.
    public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)

    private static func tablet(
        _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, bottom: CGFloat
    ) -> ViewImageConfig {
        var config = ViewImageConfig(orientation, width, height)
        config.safeArea = UIEdgeInsets(top: 24, left: 0, bottom: bottom, right: 0)
        return config
    }
}
