import DisplayList
import Foundation
import SwiftUICore
import Testing

/// A window without a browser: renders a view, finds its elements and sends them events.
@MainActor
package final class TestWindow {
    package let graph = ViewGraph()
    package private(set) var list: DisplayList
    /// How often a rendering changed anything.
    package private(set) var renderCount = 0

    package init<V: View>(
        _ view: V, size: CGSize = CGSize(width: 300, height: 300), environment: EnvironmentValues = EnvironmentValues()
    ) {
        list = DisplayList(root: DisplayElement(id: ElementID(0)))
        graph.setRoot(view, environment: environment)
        graph.setViewport(size)
        render()
    }

    /// A window with the size of a small phone.
    package convenience init(portrait view: some View) { self.init(view, size: CGSize(width: 300, height: 400)) }

    /// A window with the size of a desktop browser.
    package convenience init(wide view: some View) { self.init(view, size: CGSize(width: 1000, height: 800)) }

    /// Returns whether anything changed.
    @discardableResult
    package func render() -> Bool {
        guard let new = graph.render() else { return false }
        if new != list { renderCount += 1 }
        list = new
        return true
    }

    /// Renders whenever the views request it, until the condition holds. A test's time limit ends the wait.
    package func render(until isShown: @MainActor () -> Bool) async {
        let (requests, request) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        graph.needsRender = { request.yield() }
        defer { graph.needsRender = {} }
        render()
        if isShown() { return }
        for await _ in requests {
            render()
            if isShown() { return }
        }
    }

    /// All elements in depth-first order, the root first.
    package var elements: [DisplayElement] { elements(below: list.root) }

    private func elements(below id: ElementID) -> [DisplayElement] {
        guard let element = list[id] else { return [] }
        return [element] + element.children.flatMap { elements(below: $0) }
    }

    /// The frame of an element in the window.
    package func windowFrame(of id: ElementID) -> CGRect {
        var frame = list[id]!.frame
        var current = id
        while let parent = list.elements.parent(of: current).flatMap({ list[$0] }) {
            frame.origin.x += parent.frame.minX
            frame.origin.y += parent.frame.minY
            current = parent.id
        }
        return frame
    }

    package var texts: [String] { elements.compactMap(\.text) }

    package func element(text: String) -> DisplayElement? { elements.first { $0.text == text } }

    package func element(identifier: String) -> DisplayElement? {
        elements.first { $0.accessibility.identifier == identifier }
    }

    /// The frame of the view with this identifier, in the window.
    package func frame(_ identifier: String) -> CGRect? {
        element(identifier: identifier).map { windowFrame(of: $0.id) }
    }

    /// The first scroll view.
    package var scroll: (element: DisplayElement, content: ScrollContent)? {
        for element in list.elements.values {
            if case .scroll(let content) = element.content { return (element, content) }
        }
        return nil
    }

    package func send(_ action: ElementEvent.Action, to element: DisplayElement) {
        graph.handle(ElementEvent(element: element.id, frameSeen: 0, action: action))
        render()
    }

    package func press(_ id: ElementID) {
        graph.handle(ElementEvent(element: id, frameSeen: 0, action: .press))
        render()
    }

    /// The button whose label contains this text.
    package func button(_ text: String) -> DisplayElement? {
        elements.first { element in
            element.content == .button && elements(below: element.id).contains { $0.text == text }
        }
    }

    /// Presses the button whose label contains this text.
    package func press(button text: String) {
        guard let button = self.button(text) else {
            Issue.record("no button says \(text)")
            return
        }
        press(button.id)
    }
}

extension DisplayElement {
    /// The text of a text element.
    package var text: String? {
        guard case .text(let content) = content else { return nil }
        return content.lines.map { $0.runs.map(\.text).joined() }.joined(separator: "\n")
    }
}
