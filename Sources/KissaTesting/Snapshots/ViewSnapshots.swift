import CoreGraphics
import SwiftUI
import UIKit

// Pictures of views and view controllers, with swift-snapshot-testing's parameters.

/// The size of a snapshot's window.
public enum SwiftUISnapshotLayout: Sendable {
    /// A device's screen.
    case device(config: ViewImageConfig)
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The view's ideal size.
    case sizeThatFits
}

extension SnapshotStrategy where Value: View, Format == TestPicture {
    /// A picture of the view.
    /// - Parameters:
    ///   - precision: The fraction of the pixels that have to be equal, 0 to 1.
    ///   - perceptualPrecision: How similar a pixel's color has to be to count as equal, 0 to 1.
    ///   - layout: The size of the window.
    ///   - traits: The color scheme, scale and text size, if they are set.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, layout: SwiftUISnapshotLayout = .sizeThatFits,
        traits: UITraitCollection = UITraitCollection()
    ) -> SnapshotStrategy {
        SnapshotStrategy(pathExtension: "png", diffing: .pixels(precision, perceptualPrecision)) { view in
            try TestWindow(view, settings: WindowSettings(layout, traits, of: view)).picture()
        }
    }

    /// A picture of the view at its ideal size.
    public static var image: SnapshotStrategy { image() }
}

extension SnapshotStrategy where Value: UIViewController, Format == TestPicture {
    /// A picture of the controller's view.
    public static var image: SnapshotStrategy { image(on: .iPhone13) }

    /// A picture of the controller's view, on a device.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> SnapshotStrategy {
        let layout = size.map { SwiftUISnapshotLayout.fixed(width: $0.width, height: $0.height) }
        return controllers(layout ?? .device(config: config), precision, perceptualPrecision, traits)
    }

    /// A picture of the controller's view, in a window of a size.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> SnapshotStrategy {
        image(on: .iPhone13, precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
    }

    private static func controllers(
        _ layout: SwiftUISnapshotLayout, _ precision: Float, _ perceptualPrecision: Float, _ traits: UITraitCollection
    ) -> SnapshotStrategy {
        SnapshotStrategy<ShownController, TestPicture>
            .image(precision: precision, perceptualPrecision: perceptualPrecision, layout: layout, traits: traits)
            .pullback { ShownController(controller: $0) }
    }
}

/// Wraps a view controller in a view.
private struct ShownController: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

extension SnapshotDiffing where Format == TestPicture {
    fileprivate static func pixels(_ precision: Float, _ perceptualPrecision: Float) -> SnapshotDiffing {
        .pixels(tolerance: 1 - Double(precision), colorTolerance: 1 - Double(perceptualPrecision))
    }
}

extension WindowSettings {
    @MainActor
    fileprivate init(_ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection, of view: some View) {
        self.init()
        switch layout {
        case .device(let config):
            size = config.size ?? size
            safeArea = EdgeInsets(
                top: config.safeArea.top, leading: config.safeArea.left, bottom: config.safeArea.bottom,
                trailing: config.safeArea.right)
        case .fixed(let width, let height): size = CGSize(width: width, height: height)
        case .sizeThatFits: ImageRenderer(content: view).render { fitting, _ in size = fitting }
        }
        if traits.userInterfaceStyle == .dark { colorScheme = .dark }
        if traits.displayScale > 0 { scale = traits.displayScale }
        if let category = DynamicTypeSize(categoryName: traits.preferredContentSizeCategory.rawValue) {
            textSize = category
        }
    }
}
