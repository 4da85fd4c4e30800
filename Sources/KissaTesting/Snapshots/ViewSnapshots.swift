import CoreGraphics
import SwiftUI
import UIKit

// Pictures of views and view controllers, as swift-snapshot-testing orders them.

/// How large the window of a snapshot is.
public enum SwiftUISnapshotLayout: Sendable {
    /// As a device has it.
    case device(config: ViewImageConfig)
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
    /// As the view wants to be.
    case sizeThatFits
}

extension SnapshotStrategy where Value: View, Format == TestPicture {
    /// A picture of the view.
    /// - Parameters:
    ///   - precision: Which part of the pixels has to be the same, 0 to 1.
    ///   - perceptualPrecision: How near a pixel's colour has to be to count as the same, 0 to 1.
    ///   - layout: How large the window is.
    ///   - traits: Light or dark, pixels a point, text size, where they are given.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, layout: SwiftUISnapshotLayout = .sizeThatFits,
        traits: UITraitCollection = UITraitCollection()
    ) -> SnapshotStrategy {
        SnapshotStrategy(pathExtension: "png", diffing: .pixels(precision, perceptualPrecision)) { view in
            try TestWindow(view, settings: WindowSettings(layout, traits, of: view)).picture()
        }
    }

    /// A picture of the view, as large as it wants to be.
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

/// A view controller as a view.
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
