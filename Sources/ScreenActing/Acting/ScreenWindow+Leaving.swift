import CoreGraphics
import DisplayList
import Foundation
import ScreenReading
import SwiftUICore

extension ScreenWindow {
    /// Puts away what lies frontmost over the window, as Escape or a press beside it does.
    /// - Throws: Where nothing lies there, or it can't be put away so.
    public func dismiss() throws(WindowError) {
        guard let front = presented.last else { throw WindowError("Nothing lies over the window.") }
        try dismiss(front)
    }

    func dismiss(_ element: ScreenElement) throws(WindowError) {
        guard list[element.id]?.input.events.contains(.dismiss) == true else {
            throw WindowError("The \(element.name) can't be put away by hand.")
        }
        send(.dismiss, to: element.id)
    }

    /// Goes back to the page before, as a swipe from the edge or the browser's button does.
    ///
    /// - Throws: ``WindowError`` where there is no page to go back to.
    public func goBack() throws(WindowError) {
        settle()
        guard let stack = listening(for: .back).last(where: { $0.input.stepsBack > 0 }) else {
            throw WindowError("There is no page to go back to from \(navigationTitles).")
        }
        send(.back, to: stack.id)
    }

    /// Goes forward again to the page that was gone back from last.
    ///
    /// - Throws: ``WindowError`` where no page was gone back from.
    public func goForward() throws(WindowError) {
        settle()
        guard let stack = listening(for: .forward).last(where: { $0.input.stepsForward > 0 }) else {
            throw WindowError("There is no page to go forward to from \(navigationTitles).")
        }
        send(.forward, to: stack.id)
    }

    /// In the order of the tree, the innermost last.
    private func listening(for kind: EventKind) -> [DisplayElement] {
        func below(_ id: ElementID) -> [DisplayElement] {
            guard let element = list[id], !element.isLeaving, !element.style.isHidden else { return [] }
            return (element.input.events.contains(kind) ? [element] : []) + element.children.flatMap { below($0) }
        }
        return below(list.root)
    }
}
