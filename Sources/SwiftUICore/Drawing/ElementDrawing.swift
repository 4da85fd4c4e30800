import CoreGraphics
import DisplayList
import Foundation

/// Draws elements as a canvas does: what a view looks like, without what it hears or says.
///
/// Masks and the symbols of canvases are made so. Motions are not: the elements are drawn as they will be when all has
/// arrived. Controls of the browser's own are left out, unless it is the picture of a window, and so is what client modules
/// draw.
@MainActor
struct ElementDrawing {
    let list: DisplayList
    let recorder: CanvasRecorder
    /// The window whose picture this is, with its scroll views where they stand; nil for views by themselves.
    var window: ViewGraph?
    /// Pixels a point of what others draw.
    var scale: CGFloat = 1

    /// Draws an element and all below it; the transform leads from its parent's coordinates to the canvas's.
    func draw(_ id: ElementID, under outer: CGAffineTransform) {
        guard var element = list[id] else { return }
        if window != nil { element.beginEndlessMotions() }
        guard !element.style.isHidden, element.style.opacity > 0 else { return }
        let transform = element.placement.concatenating(outer)
        guard let group = group(of: element, transform) else { return drawMasked(element, transform) }
        recorder.layer(in: group) { drawMasked(element, transform) }
    }

    private func drawMasked(_ element: DisplayElement, _ transform: CGAffineTransform) {
        guard let mask = element.style.mask else { return drawContent(of: element, transform) }
        recorder.masked {
            drawContent(of: element, transform)
        } by: {
            let box = CGRect(origin: .zero, size: element.frame.size)
            switch mask {
            case .paint(let paint): fill(Path(box), paint, box, transform)
            case .image(let resource, let frame):
                recorder.add(.image(state: place(transform), ImageContent(resource: resource), frame: frame))
            case .drawing(let drawing): recorder.add(drawing, transform)
            }
        }
    }

    /// What holds for the element and all below it together; nil where that is nothing.
    private func group(of element: DisplayElement, _ transform: CGAffineTransform) -> CanvasContent.State? {
        let style = element.style
        var state = CanvasContent.State(opacity: style.opacity, blendMode: style.blendMode)
        if style.clips || element.content.clips {
            let (box, place) = onPixels(element.frame.size, transform)
            state.clips.append(ClipPath(path: element.outline(of: box).applying(place).geometry))
        }
        if let clip = style.clipPath {
            state.clips.append(ClipPath(path: clip.path.applying(transform), usesEvenOddRule: clip.usesEvenOddRule))
        }
        state.filters = style.filters.map { .color($0) }
        if style.blur > 0 { state.filters.append(.blur(style.blur)) }
        if let shadow = style.shadow {
            state.filters.append(.shadow(shadow.color, radius: shadow.radius, offset: shadow.offset))
        }
        return state == CanvasContent.State() && !style.isolates ? nil : state
    }

    private func drawContent(of element: DisplayElement, _ transform: CGAffineTransform) {
        let (box, place) = onPixels(element.frame.size, transform)
        if let paint = element.style.background { fill(element.outline(of: box), paint, box, place) }
        drawOwn(element.content, box, place, text: transform)
        drawNative(element, box, place)
        let offset = scrollOffset(of: element)
        let inner = CGAffineTransform(translationX: -offset.x, y: -offset.y).concatenating(transform)
        for child in list.childrenFromBehind(of: element) { draw(child.id, under: inner) }
        if let border = element.style.border { draw(border, of: element, box, place) }
    }

    private func draw(
        _ border: ElementStyle.Border, of element: DisplayElement, _ box: CGRect, _ transform: CGAffineTransform
    ) {
        // Browsers draw lines of whole pixels, of one at least.
        let width =
            window == nil || border.width == 0 ? border.width : max((border.width * scale).rounded(.down), 1) / scale
        let line = element.outline(of: box, insetBy: width / 2)
        let stroke = PathContent.Stroke(paint: .color(border.color), width: width)
        recorder.add(.stroke(state: place(transform), path: line.geometry, stroke: stroke, box: box))
    }

    /// A box as browsers paint it where it is only moved: from one whole pixel to another. In the picture of a window alone.
    private func onPixels(_ size: CGSize, _ transform: CGAffineTransform) -> (box: CGRect, place: CGAffineTransform) {
        let box = CGRect(origin: .zero, size: size)
        let move = CGAffineTransform(translationX: transform.tx, y: transform.ty)
        guard window != nil, transform == move else { return (box, transform) }
        func rounded(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
        let (x, y) = (rounded(transform.tx), rounded(transform.ty))
        let end = CGPoint(x: rounded(transform.tx + size.width), y: rounded(transform.ty + size.height))
        return (CGRect(x: 0, y: 0, width: end.x - x, height: end.y - y), CGAffineTransform(translationX: x, y: y))
    }

    /// - Parameter exact: The place of what isn't painted on whole pixels.
    private func drawOwn(
        _ content: ElementContent, _ box: CGRect, _ transform: CGAffineTransform, text exact: CGAffineTransform
    ) {
        switch content {
        case .text(let text): recorder.add(.text(state: place(exact), text))
        case .image(let image): recorder.add(.image(state: place(transform), image, frame: box))
        case .path(let path): drawPath(path, box, transform)
        case .canvas(let canvas): recorder.add(canvas, transform)
        case .progress(let progress):
            guard let fraction = progress.fraction else { return }
            let bar = CGRect(x: 0, y: 0, width: box.width * fraction, height: box.height)
            fill(Path(roundedRect: bar, cornerRadius: box.height / 2), .color(progress.tint), box, transform)
        default: break
        }
    }

    private func drawPath(_ content: PathContent, _ box: CGRect, _ transform: CGAffineTransform) {
        let view = content.viewBox
        guard view.width > 0, view.height > 0 else { return }
        let inner = CGAffineTransform(translationX: -view.minX, y: -view.minY)
            .concatenating(CGAffineTransform(scaleX: box.width / view.width, y: box.height / view.height))
            .concatenating(transform)
        let first = PathContent.Layer(
            path: content.path, fill: content.fill, usesEvenOddRule: content.usesEvenOddRule)
        if content.layers.isEmpty {
            draw(first, view, inner)
        } else {
            recorder.layer(in: CanvasContent.State()) {
                for layer in [first] + content.layers { draw(layer, view, inner) }
            }
        }
        if let stroke = content.stroke {
            recorder.add(.stroke(state: place(inner), path: content.path, stroke: stroke, box: view))
        }
    }

    /// A layer of a path: cuts out its shape of what has been drawn in the group, if it clears that, and fills it.
    private func draw(_ layer: PathContent.Layer, _ box: CGRect, _ transform: CGAffineTransform) {
        func fill(_ paint: Paint, _ mode: ElementBlendMode) {
            let state = CanvasContent.State(transform: transform.numbers, blendMode: mode)
            recorder.add(
                .fill(
                    state: recorder.place(of: state), path: layer.path, usesEvenOddRule: layer.usesEvenOddRule,
                    paint: paint, box: box))
        }
        if layer.clearsBehind { fill(.color(.black), .destinationOut) }
        if let paint = layer.fill { fill(paint, .normal) }
    }

    func fill(_ path: Path, _ paint: Paint, _ box: CGRect, _ transform: CGAffineTransform) {
        recorder.add(
            .fill(state: place(transform), path: path.geometry, usesEvenOddRule: false, paint: paint, box: box))
    }

    func place(_ transform: CGAffineTransform) -> Int {
        recorder.place(of: CanvasContent.State(transform: transform.numbers))
    }
}

extension DisplayList {
    /// In the order in which they are painted.
    func childrenFromBehind(of element: DisplayElement) -> [DisplayElement] {
        element.children.compactMap { self[$0] }.sorted { $0.style.zIndex < $1.style.zIndex }
    }
}

extension DisplayElement {
    /// Puts what moves for ever where it begins: it never arrives.
    fileprivate mutating func beginEndlessMotions() {
        for motion in motions.values where motion.repeatCount == .infinity {
            switch motion.origin {
            case .frame(let origin): frame = origin
            case .opacity(let origin): style.opacity = origin
            case .transform(let origin): style.transform = origin
            case .background(let origin): style.background = origin
            case .filter(let shadow, let blur, let filters):
                (style.shadow, style.blur, style.filters) = (shadow, blur, filters)
            case .content(let origin): content = origin ?? content
            case nil: break
            }
        }
    }

    /// From the element's own coordinates to its parent's. What is turned in space is drawn flat.
    package var placement: CGAffineTransform {
        let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        guard style.transform != .identity else { return place }
        let values = style.transform.values
        let anchor = CGPoint(x: frame.width * style.anchor.x, y: frame.height * style.anchor.y)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(
                CGAffineTransform(
                    a: values[0], b: values[1], c: values[4], d: values[5], tx: values[12], ty: values[13])
            )
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
            .concatenating(place)
    }

    /// With the element's corners.
    fileprivate func outline(of box: CGRect, insetBy inset: CGFloat = 0) -> Path {
        let box = box.insetBy(dx: inset, dy: inset)
        guard style.cornerRadius > 0 else { return Path(box) }
        let limit = min(box.width, box.height) / 2
        let radii = style.corners.radii.map { min(max($0 - inset, 0), limit) }
        return Path(
            roundedRect: box,
            cornerRadii: RectangleCornerRadii(
                topLeading: radii[0], bottomLeading: radii[3], bottomTrailing: radii[2], topTrailing: radii[1]),
            style: .circular)
    }
}

extension ElementContent {
    fileprivate var clips: Bool {
        switch self {
        case .scroll, .pages: true
        default: false
        }
    }
}

extension CGAffineTransform {
    /// a, b, c, d, tx, ty.
    var numbers: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }

    init(numbers: [Double]) {
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}
