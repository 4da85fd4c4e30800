import CoreGraphics
import DisplayList
import Foundation

/// A picture that a closure draws, in the environment in which it is shown. Equality is identity.
// @unchecked: the closure runs on the main actor only, as everything that resolves views does.
final class DrawnImage: Equatable, @unchecked Sendable {
    let size: CGSize
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext) -> Void

    init(_ size: CGSize, isOpaque: Bool, _ renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.isOpaque = isOpaque
        self.renderer = renderer
    }

    static func == (left: DrawnImage, right: DrawnImage) -> Bool { left === right }

    /// Nil if the picture has no area.
    @MainActor
    func resource(in environment: EnvironmentValues) -> ResourcePath? {
        guard let bitmap = CGContext.bitmap(size, scale: environment.displayScale) else { return nil }
        if isOpaque {
            bitmap.setFillColor(.black)
            bitmap.fill(CGRect(origin: .zero, size: size))
        }
        let recorder = CanvasRecorder()
        var context = GraphicsContext(recorder: recorder, environment: environment, size: size)
        renderer(&context)
        bitmap.translateBy(x: 0, y: size.height)
        bitmap.scaleBy(x: 1, y: -1)
        CanvasPainter(recorder.content(size: size), scale: environment.displayScale).paint(in: bitmap)
        return bitmap.makeImage().map { CanvasImages.resource(of: $0) }
    }
}

extension Image {
    /// An image that a closure draws, as it would a canvas. The closure is called whenever the image is resolved in an
    /// environment.
    ///
    /// - Parameters:
    ///   - label: What assistive technology reads; an image without one is decorative.
    ///   - opaque: Whether the image covers its whole area: areas without drawing are black then.
    ///   - colorMode: Kissa draws in sRGB in every mode.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let drawn = DrawnImage(size, isOpaque: opaque, renderer)
        self.init(.drawn(drawn), label: label, isDecorative: label == nil)
    }
}
