import CoreGraphics
import DisplayList
import Foundation

/// Draws a canvas's operations with Core Graphics, as the client draws them with its own canvas.
struct CanvasPainter {
    private let content: CanvasContent
    /// Pixels a point of what is drawn apart, to be filtered.
    private let scale: CGFloat

    /// Symbols are layers here: nothing is gained by drawing one many times from the same description.
    init(_ content: CanvasContent, scale: CGFloat) {
        self.content = content.withoutSymbols
        self.scale = scale
    }

    /// The context's y axis points downwards, its origin is the canvas's.
    func paint(in context: CGContext) { paint(content.operations, in: context) }

    private func paint(_ operations: [CanvasContent.Operation], in context: CGContext) {
        for operation in operations {
            let state = content.states[operation.state]
            context.saveGState()
            for clip in state.clips { context.clip(to: clip) }
            context.setAlpha(state.opacity)
            context.setBlendMode(CGBlendMode(state.blendMode))
            if state.filters.isEmpty {
                paint(operation, state, in: context)
            } else {
                paintFiltered(operation, state, in: context)
            }
            context.restoreGState()
        }
    }

    private func paint(_ operation: CanvasContent.Operation, _ state: CanvasContent.State, in context: CGContext) {
        switch operation {
        case .layer(_, let operations):
            context.group { paint(operations, in: context) }
        case .masked(_, let operations, let mask):
            context.group {
                paint(operations, in: context)
                context.setBlendMode(.destinationIn)
                context.group { paint(mask, in: context) }
            }
        case .fill(_, let path, let usesEvenOddRule, let paint, let box):
            context.concatenate(CGAffineTransform(numbers: state.transform))
            context.fill(path, usesEvenOddRule ? .evenOdd : .winding, with: paint, box: box)
        case .stroke(_, let path, let stroke, let box):
            context.concatenate(CGAffineTransform(numbers: state.transform))
            context.stroke(path, stroke, box: box)
        case .text(_, let text):
            context.concatenate(CGAffineTransform(numbers: state.transform))
            context.draw(text)
        case .image(_, let image, let frame):
            context.concatenate(CGAffineTransform(numbers: state.transform))
            context.draw(image, in: frame)
        case .symbol: break
        }
    }

    // MARK: Filters

    /// Draws in a bitmap apart, changes that, and lays it over the rest.
    private func paintFiltered(
        _ operation: CanvasContent.Operation, _ state: CanvasContent.State, in context: CGContext
    ) {
        guard let apart = CGContext.bitmap(content.size, scale: scale) else { return }
        apart.translateBy(x: 0, y: content.size.height)
        apart.scaleBy(x: 1, y: -1)
        paint(operation, state, in: apart)
        guard let image = apart.makeImage() else { return }
        for filter in state.filters {
            switch filter {
            case .color(let change): image.surface.apply(colorMatrix: change.matrix)
            case .blur(let radius): image.surface.blur(radius: radius * scale)
            case .alphaThreshold(let min, let max, let color):
                image.surface.fill(color, whereOpacityIsIn: min...Swift.max(min, max))
            case .shadow(let color, let radius, let offset):
                // The offset counts in the bitmap's pixels, whose y axis points upwards.
                let pixels = context.userSpaceToDeviceSpaceTransform
                let (across, down) = (hypot(pixels.a, pixels.b), hypot(pixels.c, pixels.d))
                context.setShadow(
                    offset: CGSize(width: offset.width * across, height: -offset.height * down),
                    blur: 2 * radius * across, color: CGColor(color))
            }
        }
        let height = CGFloat(image.height) / scale
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: CGFloat(image.width) / scale, height: height))
    }
}

extension CGContext {
    /// Draws something by itself, with the opacity and the blend mode in force.
    fileprivate func group(_ body: () -> Void) {
        beginTransparencyLayer(auxiliaryInfo: nil)
        body()
        endTransparencyLayer()
    }

    fileprivate func clip(to clip: ClipPath) {
        addPath(CGPath(clip.path))
        self.clip(using: clip.usesEvenOddRule ? .evenOdd : .winding)
    }

    /// An image upright where the y axis points downwards.
    func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(image, in: rect, byTiling: byTiling)
        restoreGState()
    }
}

extension CGBlendMode {
    init(_ mode: ElementBlendMode) {
        switch mode {
        case .normal: self = .normal
        case .multiply, .plusDarker: self = .multiply
        case .screen: self = .screen
        case .overlay: self = .overlay
        case .darken: self = .darken
        case .lighten: self = .lighten
        case .difference: self = .difference
        case .exclusion: self = .exclusion
        case .hue: self = .hue
        case .saturation: self = .saturation
        case .color: self = .color
        case .luminosity: self = .luminosity
        case .colorDodge: self = .colorDodge
        case .colorBurn: self = .colorBurn
        case .softLight: self = .softLight
        case .hardLight: self = .hardLight
        case .plusLighter: self = .plusLighter
        case .sourceIn: self = .sourceIn
        case .sourceOut: self = .sourceOut
        case .sourceAtop: self = .sourceAtop
        case .destinationOver: self = .destinationOver
        case .destinationIn: self = .destinationIn
        case .destinationOut: self = .destinationOut
        case .destinationAtop: self = .destinationAtop
        case .xor: self = .xor
        }
    }
}
