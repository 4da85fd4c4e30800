import CoreGraphics
import DisplayList
import Foundation

/// Mixes the elements of a group by their opacity, which browsers don't do with elements: by masks.
///
/// What takes away from others is a hole in the masks of all that was painted before it, and isn't shown itself. So the
/// others stay what they are: texts that are read out, and buttons that are pressed.
@MainActor
struct Composition {
    private var list: DisplayList
    private(set) var changes: [ElementID: Change] = [:]
    private var painted: [Part] = []

    init(of list: DisplayList) { self.list = list }

    /// What an element's style was and is.
    struct Change {
        let before: ElementStyle
        var after: ElementStyle

        /// An element that was displayed anew in between has other values, which are left alone.
        func takeBack(_ style: inout ElementStyle) {
            if style.mask == after.mask { style.mask = before.mask }
            if style.blendMode == after.blendMode { style.blendMode = before.blendMode }
            if style.isHidden == after.isHidden { style.isHidden = before.isHidden }
        }
    }

    /// An element that is mixed with others as a whole.
    private struct Part {
        let element: DisplayElement
        /// From its parent's coordinates to the group's.
        let outer: CGAffineTransform

        var id: ElementID { element.id }
        var transform: CGAffineTransform { element.placement.concatenating(outer) }
    }

    mutating func compose(_ group: ElementID) {
        guard let element = list[group], isMixed(element) else { return }
        for child in list.childrenFromBehind(of: element) { paint(child, under: .identity) }
    }

    /// Whether something below an element is mixed by opacity, and not in a group of its own.
    private func isMixed(_ element: DisplayElement) -> Bool {
        element.children.contains { id in
            guard let child = list[id] else { return false }
            return child.style.blendMode.goesByOpacity || (!child.style.isolates && isMixed(child))
        }
    }

    private mutating func paint(_ element: DisplayElement, under outer: CGAffineTransform) {
        guard !element.style.isHidden else { return }
        let part = Part(element: element, outer: outer)
        switch element.style.blendMode {
        case .destinationOut: cut(part)
        case .sourceAtop: lay(part) { $0.masked($1, by: $2) }
        case .destinationOver: lay(part, Self.showAround)
        default:
            guard !element.style.isolates, isMixed(element) else { return painted.append(part) }
            let children = list.childrenFromBehind(of: element)
            for child in children { paint(child, under: part.transform) }
        }
    }

    // MARK: The modes

    private mutating func cut(_ hole: Part) {
        let list = list
        for part in painted {
            change(part) { style, recorder, inward in
                let drawing = ElementDrawing(list: list, recorder: recorder)
                recorder.add(style.mask, over: part.element.frame.size)
                drawing.draw(hole.id, under: hole.outer.concatenating(inward))
            }
        }
        change(hole) { $0.isHidden = true }
    }

    /// Shows a part over the others, as far as a mask that is made of its own and of theirs is opaque.
    private mutating func lay(
        _ part: Part, _ mix: (_ recorder: CanvasRecorder, _ own: () -> Void, _ others: () -> Void) -> Void
    ) {
        let (list, painted) = (list, painted)
        change(part) { style, recorder, inward in
            let drawing = ElementDrawing(list: list, recorder: recorder)
            mix(recorder) {
                recorder.add(style.mask, over: part.element.frame.size)
            } _: {
                for other in painted { drawing.draw(other.id, under: other.outer.concatenating(inward)) }
            }
        }
        change(part) { $0.blendMode = .normal }
        self.painted.append(part)
    }

    private static func showAround(_ recorder: CanvasRecorder, _ own: () -> Void, _ others: () -> Void) {
        own()
        recorder.layer(in: CanvasContent.State(blendMode: .destinationOut), others)
    }

    // MARK: Changes

    private mutating func change(_ part: Part, _ body: (inout ElementStyle) -> Void) {
        guard var element = list[part.id] else { return }
        let before = changes[part.id]?.before ?? element.style
        body(&element.style)
        changes[part.id] = Change(before: before, after: element.style)
        list[part.id] = element
    }

    /// Gives a part a mask; the transform leads from the group's coordinates to the part's.
    private mutating func change(
        _ part: Part, mask body: (ElementStyle, CanvasRecorder, CGAffineTransform) -> Void
    ) {
        let transform = part.transform
        // What has no area isn't seen.
        guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else { return }
        let room = room(around: part)
        change(part) { style in
            let recorder = CanvasRecorder()
            body(style, recorder, transform.inverted())
            var content = recorder.content(size: part.element.frame.size)
            content.margin = room
            style.mask = .drawing(content)
        }
    }

    /// How far around its frame a part shows something: its shadow, what overflows.
    private func room(around part: Part) -> CanvasContent.Margin {
        if case .drawing(let content)? = list[part.id]?.style.mask { return content.margin }
        if list[part.id]?.style.mask != nil { return CanvasContent.Margin() }
        let recorder = CanvasRecorder()
        ElementDrawing(list: list, recorder: recorder).draw(part.id, under: part.element.placement.inverted())
        return recorder.margin(around: part.element.frame.size)
    }
}

extension ElementBlendMode {
    /// Whether it is one of those that elements have in a group only.
    fileprivate var goesByOpacity: Bool { self == .destinationOut || self == .sourceAtop || self == .destinationOver }
}

extension CanvasRecorder {
    /// What a mask shows, in the coordinates of the element that is seen through it; without one, all that an element shows.
    fileprivate func add(_ mask: Mask?, over size: CGSize) {
        let (box, place) = (CGRect(origin: .zero, size: size), place(of: CanvasContent.State()))
        func fill(_ rect: CGRect, _ paint: Paint) {
            let path = Path(rect).geometry
            add(.fill(state: place, path: path, usesEvenOddRule: false, paint: paint, box: box))
        }
        switch mask {
        case .paint(let paint): fill(box, paint)
        case .image(let resource, let frame):
            add(.image(state: place, ImageContent(resource: resource), frame: frame))
        case .drawing(let drawing): add(drawing, .identity)
        case nil: fill(box.insetBy(dx: -Self.reachMax, dy: -Self.reachMax), .color(.black))
        }
    }

    private static var reachMax: CGFloat { 1025 }
}
