import CoreGraphics
import DisplayList
import Foundation
import ScreenReading
import SwiftUICore
@_spi(Nodes) import ViewTree

/// A touched element and its ancestors, the innermost first. One of them handles the touch.
@MainActor
struct Touched {
    let chain: [DisplayElement]
    private let list: DisplayList
    private let graph: ViewGraph

    /// An element and its ancestors.
    init(_ id: ElementID, in list: DisplayList, of graph: ViewGraph) {
        chain = sequence(first: id) { list.elements.parent(of: $0) }.compactMap { list[$0] }
        self.list = list
        self.graph = graph
    }

    /// The frontmost element at a point of the window, and its ancestors; nil if nothing is drawn or handles input there.
    init?(at point: CGPoint, in list: DisplayList, of graph: ViewGraph) {
        guard let root = list[list.root] else { return nil }
        let window = Touched(list.root, in: list, of: graph)
        guard let frontmost = window.hit(root, at: window.point(point, in: root)) else { return nil }
        self.init(frontmost, in: list, of: graph)
    }

    /// The frontmost descendant at a point in the element's coordinates. As in a browser, elements that neither draw nor handle
    /// input are transparent for touches.
    private func hit(_ element: DisplayElement, at point: CGPoint) -> ElementID? {
        let isInside = CGRect(origin: .zero, size: element.frame.size).contains(point)
        if !isInside, element.style.clips || element.isScroll { return nil }
        let inside = point.applying(scrolled(element).inverted())
        for child in frontmostFirst(element) where child.isInReach {
            if let found = hit(child, at: inside.applying(child.placement.inverted())) { return found }
        }
        return element.isSolid && isInside ? element.id : nil
    }

    /// The children, the frontmost first. Dialogs are in front of everything else in the window.
    private func frontmostFirst(_ element: DisplayElement) -> [DisplayElement] {
        func place(_ child: EnumeratedSequence<[DisplayElement]>.Element) -> (Int, Double, Int) {
            let isDialog = if case .dialog = child.element.content { true } else { false }
            return (element.id == list.root && isDialog ? 1 : 0, child.element.style.zIndex, child.offset)
        }
        return element.children.compactMap { list[$0] }.enumerated().sorted { place($0) > place($1) }.map(\.element)
    }

    /// The ancestor that excludes its descendants from hit testing: one with `allowsHitTesting(false)`, or one that is being
    /// removed.
    var refusing: DisplayElement? { chain.first { !$0.isInReach } }

    /// Whether the touch is within an element.
    func isIn(_ id: ElementID) -> Bool { chain.contains { $0.id == id } }

    /// The innermost element that matches.
    func first(where fits: (DisplayElement) -> Bool) -> DisplayElement? { chain.first(where: fits) }

    /// Whether the element or an ancestor is disabled.
    var isDisabled: Bool { chain.contains { $0.input.isDisabled } }

    // MARK: Gestures

    /// One gesture of an element.
    struct Gesture {
        let element: DisplayElement
        let index: Int
        let spec: GestureSpec
    }

    /// The gestures that receive a touch: the outermost with high priority, or else the innermost; and simultaneous ones. A
    /// control inside of the innermost gesture's element takes precedence over it.
    func gestures(where fits: (GestureSpec) -> Bool) -> [Gesture] {
        let all = chain.flatMap { element in
            element.input.gestures.enumerated().filter { fits($1.plain) }
                .map { Gesture(element: element, index: $0, spec: $1) }
        }
        let beside = all.filter { $0.spec.priority == .simultaneous }
        if let first = all.last(where: { $0.spec.priority == .high }) { return [first] + beside }
        guard let innermost = all.first(where: { $0.spec.priority == .standard }) else { return beside }
        let control = chain.firstIndex { $0.content.isPressed } ?? .max
        let place = chain.firstIndex { $0.id == innermost.element.id } ?? .max
        return (control < place ? [] : [innermost]) + beside
    }

    /// The transform from an element's coordinates to the window's.
    func placement(of element: DisplayElement) -> CGAffineTransform {
        guard let start = chain.firstIndex(where: { $0.id == element.id }) else { return .identity }
        return chain[start...].enumerated().reduce(.identity) { placement, step in
            placement.concatenating(step.offset == 0 ? .identity : scrolled(step.element))
                .concatenating(step.element.placement)
        }
    }

    private func scrolled(_ element: DisplayElement) -> CGAffineTransform {
        guard case .scroll = element.content, let offset = graph.layoutNode(of: element.id)?.contentOffset
        else { return .identity }
        return CGAffineTransform(translationX: -offset.x, y: -offset.y)
    }

    /// Converts a point from the window's coordinates to an element's.
    func point(_ point: CGPoint, in element: DisplayElement) -> CGPoint {
        point.applying(placement(of: element).inverted())
    }
}

extension GestureSpec {
    var plain: GestureSpec { if case .prioritized(let spec, _) = self { spec.plain } else { self } }

    var priority: GesturePriority { if case .prioritized(_, let priority) = self { priority } else { .standard } }

    var isTouch: Bool { plain == .touch }

    func isTap(count: Int) -> Bool { plain == .tap(count: count) }

    var isLongPress: Bool { if case .longPress = plain { true } else { false } }
    var isDrag: Bool { if case .drag = plain { true } else { false } }
    var isMagnify: Bool { if case .magnify = plain { true } else { false } }
    var isRotate: Bool { if case .rotate = plain { true } else { false } }
}

extension ElementContent {
    /// Whether a browser handles presses on it by default.
    fileprivate var isPressed: Bool {
        switch self {
        case .button, .link, .share, .textField, .control, .file: true
        default: false
        }
    }
}

extension DisplayElement {
    fileprivate var isInReach: Bool {
        !isLeaving && !style.isHidden && style.opacity > 0 && style.isHittable
    }

    fileprivate var isSolid: Bool {
        content != .group || style.background != nil || !input.events.isEmpty || !input.gestures.isEmpty
    }
}
