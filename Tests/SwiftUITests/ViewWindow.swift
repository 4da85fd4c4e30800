import DisplayList
import Foundation
import SwiftUICore

/// A window without a browser.
@MainActor
final class ViewWindow {
    private let graph = ViewGraph()
    private var list: DisplayList?

    init(_ view: some View) {
        graph.setRoot(view, environment: EnvironmentValues())
        graph.setViewport(CGSize(width: 1000, height: 800))
        render()
    }

    func render() { list = graph.render() ?? list }

    /// What is read, in order.
    var texts: [String] { list.map { texts(below: $0.root) } ?? [] }

    private func texts(below id: ElementID) -> [String] {
        guard let element = list?[id] else { return [] }
        var own: [String] = []
        if case .text(let content) = element.content { own = [content.lines.flatMap(\.runs).map(\.text).joined()] }
        return own + element.children.flatMap { texts(below: $0) }
    }

    /// Presses the button of that title.
    func press(_ title: String) {
        let button = list?.elements.values.first { $0.content == .button && texts(below: $0.id).contains(title) }
        guard let button else { return }
        graph.handle(ElementEvent(element: button.id, frameSeen: 0, action: .press))
        render()
    }
}
