import CoreGraphics
import DisplayList
import Foundation
import ScreenReading
import SwiftUICore

extension ScreenWindow {
    /// Dismisses the frontmost presentation, as Escape or a tap outside of it does.
    /// - Throws: ``WindowError`` if nothing is presented, or it can't be dismissed in this way.
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

    /// Goes back to the previous page, as a swipe from the edge or the browser's button does.
    ///
    /// - Throws: ``WindowError`` if there is no page to go back to.
    public func goBack() throws(WindowError) {
        settle()
        guard let stack = listening(for: .back).last(where: { $0.input.stepsBack > 0 }) else {
            throw WindowError("There is no page to go back to from \(navigationTitles).")
        }
        send(.back, to: stack.id)
    }

    /// Goes forward to the page that was last left by going back.
    ///
    /// - Throws: ``WindowError`` if there is no page to go forward to.
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
