import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// A window without a browser that shows a SwiftUI view: renders it, and finds elements.
@MainActor
final class ViewWindow {
    let graph = ViewGraph()
    private(set) var list: DisplayList
    /// How often there was something new to show.
    private(set) var renderCount = 0

    init<V: View>(_ view: V, size: CGSize = CGSize(width: 300, height: 400)) {
        list = DisplayList(root: DisplayElement(id: ElementID(0)))
        graph.setRoot(view, environment: EnvironmentValues())
        graph.setViewport(size)
        render()
    }

    @discardableResult
    func render() -> Bool {
        guard let new = graph.render(), new != list else { return false }
        list = new
        renderCount += 1
        return true
    }

    func element(_ identifier: String) -> DisplayElement? {
        list.elements.values.first { $0.accessibility.identifier == identifier }
    }

    var scroll: (element: DisplayElement, content: ScrollContent)? {
        for element in list.elements.values {
            if case .scroll(let content) = element.content { return (element, content) }
        }
        return nil
    }

    func send(_ action: ElementEvent.Action, to element: DisplayElement) {
        graph.handle(ElementEvent(element: element.id, frameSeen: 0, action: action))
        render()
    }
}
