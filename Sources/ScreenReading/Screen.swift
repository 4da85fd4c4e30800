import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore
@_spi(Nodes) import ViewTree

/// A snapshot of a window's screen, as seen by assistive technology.
///
/// The rules are the client's (`Client/elements/meaning.js`): hidden, transparent and disappearing elements are left out, and
/// elements without a role and a name are replaced by their children.
@MainActor
public struct Screen {
    /// The window, which contains all visible elements.
    public let root: ScreenElement
    /// The window's display list.
    package let list: DisplayList

    package init(_ list: DisplayList, of graph: ViewGraph) {
        self.list = list
        var reader = ScreenReader(list: list, graph: graph)
        var root = ScreenElement(id: list.root, role: .window)
        root.label = list.title
        root.frame = CGRect(origin: .zero, size: graph.viewport)
        root.children = reader.read(list.root, under: .identity, in: root.frame)
        if let front = reader.frontModal { root.markReach(from: front) }
        self.root = root
    }

    /// All elements, in depth-first order.
    public var elements: [ScreenElement] { root.children.flatMap(\.all) }
}

extension ScreenElement {
    /// Only elements in the frontmost modal dialog, or in front of it, are in reach. Dialogs are in order from back to front.
    fileprivate mutating func markReach(from front: ElementID) {
        var hasPassed = false
        for index in children.indices {
            if children[index].id == front { hasPassed = true }
            if !hasPassed { children[index].putOutOfReach() }
        }
    }

    private mutating func putOutOfReach() {
        isInReach = false
        for index in children.indices { children[index].putOutOfReach() }
    }
}

/// Reads the elements of a display list.
@MainActor
private struct ScreenReader {
    let list: DisplayList
    let graph: ViewGraph
    /// The frontmost dialog that blocks input to the elements behind it.
    var frontModal: ElementID?

    /// The accessibility elements for an element and its descendants: none, one, or those of its children.
    mutating func read(_ id: ElementID, under outer: CGAffineTransform, in sight: CGRect) -> [ScreenElement] {
        guard let element = list[id], element.isThere else { return [] }
        let transform = element.placement.concatenating(outer)
        let frame = CGRect(origin: .zero, size: element.frame.size).applying(transform)
        let isClipped = element.style.clips || element.content.clips
        let children = readChildren(of: element, transform, in: isClipped ? sight.intersection(frame) : sight)
        guard id != list.root, let role = role(of: element) else { return children }
        if case .dialog(let dialog) = element.content, dialog.isModal { frontModal = id }
        var read = ScreenElement(id: id, role: role)
        read.frame = role.isPresented ? card(of: element, transform) ?? frame : frame
        let seen = read.frame.intersection(sight)
        // An element that only touches the edge isn't visible; one without an area is visible if its position is.
        read.isInSight = !seen.isNull && (!seen.isEmpty || read.frame.isEmpty)
        read.children = children
        describe(&read, element)
        return [read]
    }

    private mutating func readChildren(
        of element: DisplayElement, _ transform: CGAffineTransform, in sight: CGRect
    ) -> [ScreenElement] {
        var inner = transform
        if case .scroll = element.content, let offset = graph.layoutNode(of: element.id)?.contentOffset {
            inner = CGAffineTransform(translationX: -offset.x, y: -offset.y).concatenating(transform)
        }
        let ordered = element.id == list.root ? layersLast(element.children) : element.children
        return ordered.flatMap { read($0, under: inner, in: sight) }
    }

    /// Moves the layers over the window to the end, the frontmost last.
    private func layersLast(_ children: [ElementID]) -> [ElementID] {
        func isLayer(_ id: ElementID) -> Bool { if case .dialog? = list[id]?.content { true } else { false } }
        return children.filter { !isLayer($0) } + children.filter(isLayer)
    }

    /// The frame of a dialog's card, its last child. The dialog's own element fills the window.
    private func card(of element: DisplayElement, _ transform: CGAffineTransform) -> CGRect? {
        guard let card = element.children.last.flatMap({ list[$0] }) else { return nil }
        let inner = card.placement.concatenating(transform)
        return CGRect(origin: .zero, size: card.frame.size).applying(inner)
    }

    // MARK: What an element is

    private func role(of element: DisplayElement) -> ScreenRole? {
        let meaning = element.accessibility
        if case .dialog = element.content {
            return graph.presentationKind(of: element.id).map { ScreenRole($0) } ?? .dialog
        }
        if let own = element.content.ownRole, own.isFixed { return own }
        if let role = meaning.role, role != .none { return ScreenRole(role) }
        if let own = element.content.ownRole { return own }
        return meaning.label != nil || meaning.identifier != nil ? .group : nil
    }

    private func describe(_ read: inout ScreenElement, _ element: DisplayElement) {
        let meaning = element.accessibility
        read.identifier = meaning.identifier
        read.hint = meaning.hint
        read.isEnabled = !element.input.isDisabled
        read.isSelected = meaning.isSelected
        read.isFocused = list.focus == element.id
        read.headingLevel = read.role == .heading ? meaning.headingLevel ?? 1 : nil
        describeContent(&read, element.content)
        if let label = meaning.label { read.label = label } else { nameByContent(&read) }
        if let value = meaning.value { read.value = value }
    }

    private func describeContent(_ read: inout ScreenElement, _ content: ElementContent) {
        switch content {
        case .text(let text): read.label = text.words
        case .canvas(let canvas): read.label = canvas.text ?? ""
        case .textField(let field):
            read.value = field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
            read.placeholder = field.placeholder.isEmpty ? nil : field.placeholder
            read.label = field.placeholder
        case .control(let control):
            read.options = control.options.map(\.title)
            read.value = control.options.first { $0.value == control.value }?.title ?? control.value
        case .progress(let progress):
            read.value = progress.fraction.map { "\(Int(saturating: ($0 * 100).rounded())) %" }
        default: break
        }
    }

    /// Names an element by its text content if it has no name of its own, as a browser does.
    private func nameByContent(_ read: inout ScreenElement) {
        guard read.label.isEmpty else { return }
        if read.role.isNamedByWords {
            read.label = read.children.map(\.spoken).filter { !$0.isEmpty }.joined(separator: " ")
        }
        if read.role.isPresented { read.label = read.all.dropFirst().first { $0.role == .heading }?.label ?? "" }
    }
}

extension ScreenElement {
    /// The text that is read if the element is part of another one's name.
    fileprivate var spoken: String {
        label.isEmpty ? children.map(\.spoken).filter { !$0.isEmpty }.joined(separator: " ") : label
    }
}

extension DisplayElement {
    fileprivate var isThere: Bool {
        !isLeaving && !style.isHidden && style.opacity > 0 && !accessibility.isHidden
    }
}
