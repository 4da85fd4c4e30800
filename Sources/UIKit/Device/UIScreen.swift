import Foundation
import SwiftUICore

/// The part of the visitor's screen that shows the app: the browser's window.
///
/// See [UIScreen](https://developer.apple.com/documentation/uikit/uiscreen). Each visitor has one, so `main` is that of
/// the current window: in bodies, handlers and the tasks that they start. A body that reads `bounds` is evaluated again
/// when the window is resized. A static constant that stores `main` keeps the first visitor's screen for ever.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// Used without a window: the size of a common phone, in points.
    static let usualSize = CGSize(width: 390, height: 844)

    private let graph: ViewGraph?

    private init(of graph: ViewGraph?) {
        self.graph = graph
        super.init()
    }

    /// The screen of the current window.
    public static var main: UIScreen { UIScreen(of: .current) }

    /// The screen of the current window.
    public static var screens: [UIScreen] { [main] }

    /// The window's size, in points.
    public var bounds: CGRect {
        guard let size = graph?.surroundings.size, size != .zero else {
            return CGRect(origin: .zero, size: Self.usualSize)
        }
        return CGRect(origin: .zero, size: size)
    }

    /// The window's size, in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Pixels per point. 2 if there is no window.
    public var scale: CGFloat { graph?.windowEnvironment.displayScale ?? 2 }
    /// The same as `scale`.
    public var nativeScale: CGFloat { scale }
    /// 60. The browser's own rate isn't known.
    public var maximumFramesPerSecond: Int { 60 }
    /// Always 1. A page doesn't know the brightness and can't change it: setting it has no effect.
    public var brightness: CGFloat {
        get { 1 }
        set {}
    }
    /// Always false: a page can't know whether the screen is recorded.
    public var isCaptured: Bool { false }

    /// Light or dark, pixels per point and text size, in this window.
    public var traitCollection: UITraitCollection {
        guard let environment = graph?.windowEnvironment else { return .current }
        return UITraitCollection(environment)
    }
}

extension UITraitCollection {
    /// The traits that follow from an environment.
    package convenience init(_ environment: EnvironmentValues) {
        let categories = UIContentSizeCategory.all
        self.init(
            style: environment.colorScheme == .dark ? .dark : .light,
            level: environment.isRaised ? .elevated : .base, scale: environment.displayScale,
            category: categories[min(environment.dynamicTypeSize.rawValue, categories.count - 1)],
            horizontal: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
            vertical: UIUserInterfaceSizeClass(environment.verticalSizeClass))
    }
}

extension UIUserInterfaceSizeClass {
    fileprivate init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: self = .unspecified
        }
    }
}
