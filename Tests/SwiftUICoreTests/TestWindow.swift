import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// A window without a browser: renders a view and finds its elements.
@MainActor
final class TestWindow {
    let graph = ViewGraph()
    private(set) var list: DisplayList

    init<V: View>(
        _ view: V, size: CGSize = CGSize(width: 300, height: 300), environment: EnvironmentValues = EnvironmentValues()
    ) {
        list = DisplayList(root: DisplayElement(id: ElementID(0)))
        graph.setRoot(view, environment: environment)
        graph.setViewport(size)
        render()
    }

    /// Whether there was anything to render.
    @discardableResult
    func render() -> Bool {
        guard let new = graph.render() else { return false }
        list = new
        return true
    }

    /// Renders whenever the views ask for it, until what is wanted is shown; a test's time limit ends the wait.
    func render(until isShown: @MainActor () -> Bool) async {
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

    /// All elements, the root first, each before its children.
    var elements: [DisplayElement] { elements(below: list.root) }

    private func elements(below id: ElementID) -> [DisplayElement] {
        guard let element = list[id] else { return [] }
        return [element] + element.children.flatMap { elements(below: $0) }
    }

    /// The frame of an element in the window.
    func windowFrame(of id: ElementID) -> CGRect {
        var frame = list[id]!.frame
        var current = id
        while let parent = list.elements.values.first(where: { $0.children.contains(current) }) {
            frame.origin.x += parent.frame.minX
            frame.origin.y += parent.frame.minY
            current = parent.id
        }
        return frame
    }

    var texts: [String] { elements.compactMap(\.text) }

    func element(text: String) -> DisplayElement? { elements.first { $0.text == text } }

    func element(identifier: String) -> DisplayElement? {
        elements.first { $0.accessibility.identifier == identifier }
    }

    /// Where the view with that identifier is in the window.
    func frame(_ identifier: String) -> CGRect? { element(identifier: identifier).map { windowFrame(of: $0.id) } }

    func press(_ id: ElementID) {
        graph.handle(ElementEvent(element: id, frameSeen: 0, action: .press))
        render()
    }

    /// Presses the button whose label contains that text.
    func press(button text: String) {
        let button = elements.first { element in
            element.content == .button && elements(below: element.id).contains { $0.text == text }
        }
        guard let button else {
            Issue.record("no button says \(text)")
            return
        }
        press(button.id)
    }
}

extension DisplayElement {
    /// What a text element says.
    var text: String? {
        guard case .text(let content) = content else { return nil }
        return content.lines.map { $0.runs.map(\.text).joined() }.joined(separator: "\n")
    }
}

/// A view of a fixed size that can be found.
struct Block: View {
    let name: String
    var width: CGFloat = 10
    var height: CGFloat = 10

    init(_ name: String, _ width: CGFloat = 10, _ height: CGFloat = 10) {
        self.name = name
        self.width = width
        self.height = height
    }

    var body: some View { EmptyBox().frame(width: width, height: height).accessibilityIdentifier(name) }
}

/// A view that takes whatever it is offered, and can be found.
struct Flexible: View {
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View { EmptyBox().accessibilityIdentifier(name) }
}

private struct EmptyBox: View {
    var body: some View { GeometryReader { _ in EmptyView() } }
}
