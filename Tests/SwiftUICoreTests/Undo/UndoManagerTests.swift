import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Examples from Apple's documentation of `UndoManager` and the guide "Undo Architecture".
@MainActor
@Suite(.timeLimit(.minutes(5))) struct UndoManagerTests {
    /// A shelf of cups that registers an undo for each change.
    @MainActor
    private final class Shelf {
        var cups: [String] = []
        let manager: UndoManager

        init(_ manager: UndoManager) { self.manager = manager }

        func add(_ cup: String) {
            cups.append(cup)
            manager.registerUndo(withTarget: self) { $0.removeLast() }
        }

        func removeLast() {
            let cup = cups.removeLast()
            manager.registerUndo(withTarget: self) { $0.add(cup) }
        }
    }

    private let manager = UndoManager()
    private var shelf: Shelf { Shelf(manager) }

    /// Waits until the main queue has finished this event.
    private func nextEvent() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test func `each event is undone by itself, and redone`() async {
        let shelf = shelf
        shelf.add("red")
        shelf.add("blue")
        await nextEvent()
        shelf.add("green")
        await nextEvent()
        manager.undo()
        #expect(shelf.cups == ["red", "blue"])
        manager.undo()
        #expect(shelf.cups == [] && !manager.canUndo && manager.canRedo)
        manager.redo()
        #expect(shelf.cups == ["red", "blue"])
        manager.redo()
        #expect(shelf.cups == ["red", "blue", "green"] && !manager.canRedo)
        manager.undo()
        #expect(shelf.cups == ["red", "blue"])
    }

    @Test func `what was just registered can be undone in the same event`() {
        let shelf = shelf
        shelf.add("red")
        #expect(manager.canUndo && manager.groupingLevel == 1)
        manager.undo()
        #expect(shelf.cups.isEmpty && !manager.canUndo)
    }

    @Test func `a new change forgets what could be redone`() async {
        let shelf = shelf
        shelf.add("red")
        manager.undo()
        #expect(manager.canRedo)
        shelf.add("blue")
        #expect(!manager.canRedo)
        manager.redo()
        #expect(shelf.cups == ["blue"])
    }

    @Test func `groups of one's own`() {
        manager.groupsByEvent = false
        let shelf = shelf
        manager.beginUndoGrouping()
        shelf.add("red")
        manager.beginUndoGrouping()
        shelf.add("blue")
        manager.endUndoGrouping()
        manager.undoNestedGroup()
        #expect(shelf.cups == ["red"])
        manager.endUndoGrouping()
        manager.beginUndoGrouping()
        shelf.add("green")
        manager.endUndoGrouping()
        manager.undo()
        #expect(shelf.cups == ["red"])
        manager.undo()
        #expect(shelf.cups.isEmpty)
    }

    @Test func `only so many levels are kept`() async {
        manager.levelsOfUndo = 2
        let shelf = shelf
        for cup in ["red", "blue", "green"] {
            shelf.add(cup)
            await nextEvent()
        }
        while manager.canUndo { manager.undo() }
        #expect(shelf.cups == ["red"])
    }

    @Test func `nothing is registered while that is disabled`() {
        let shelf = shelf
        manager.disableUndoRegistration()
        manager.disableUndoRegistration()
        manager.enableUndoRegistration()
        shelf.add("red")
        #expect(!manager.canUndo)
        manager.enableUndoRegistration()
        shelf.add("blue")
        #expect(manager.canUndo)
    }

    @Test func `a target is not kept alive, and its actions can be removed`() {
        let kept = shelf
        kept.add("red")
        weak var gone: Shelf?
        do {
            let other = shelf
            other.add("blue")
            gone = other
        }
        #expect(gone == nil)
        manager.removeAllActions(withTarget: kept)
        manager.undo()
        #expect(kept.cups == ["red"])
        kept.add("blue")
        manager.removeAllActions()
        #expect(!manager.canUndo)
    }

    @Test func `names go from undo to redo`() async {
        let shelf = shelf
        shelf.add("red")
        manager.setActionName("Add")
        #expect(manager.undoActionName == "Add" && manager.undoMenuItemTitle == "Undo Add")
        #expect(manager.redoActionName == "" && manager.redoMenuItemTitle == "Redo")
        await nextEvent()
        manager.undo()
        #expect(manager.redoMenuItemTitle == "Redo Add")
        manager.redo()
        #expect(manager.undoActionName == "Add")
    }

    @Test func `it tells when it undoes`() async {
        let shelf = shelf
        shelf.add("red")
        await confirmation { undone in
            let observer = NotificationCenter.default.addObserver(
                forName: .NSUndoManagerDidUndoChange, object: manager, queue: nil
            ) { _ in undone() }
            manager.undo()
            NotificationCenter.default.removeObserver(observer)
        }
    }

    // MARK: In a window

    private struct Counter: View {
        @MainActor final class Model { var count = 0 }

        let model: Model
        @State private var shown = 0
        @Environment(\.undoManager) private var undoManager

        var body: some View {
            VStack {
                Text("\(shown)")
                Button("Add") { change(by: 1) }
                Button("Back") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
            }
        }

        private func change(by step: Int) {
            model.count += step
            shown = model.count
            undoManager?.registerUndo(withTarget: model) { _ in change(by: -step) }
        }
    }

    @Test func `a window has one, whose state its views observe`() {
        let window = TestWindow(Counter(model: Counter.Model()))
        func isBackDisabled() -> Bool {
            window.elements.filter { $0.content == .button }.last?.input.isDisabled == true
        }
        #expect(isBackDisabled())
        window.press(button: "Add")
        #expect(window.texts.contains("1") && !isBackDisabled())
        window.press(button: "Back")
        #expect(window.texts.contains("0") && isBackDisabled())
    }

    @Test func `the keys are there while something can be undone`() {
        let manager = manager
        let window = TestWindow(UndoCommands(manager: manager))
        #expect(window.elements.filter { $0.content == .button }.isEmpty)
        shelf.add("red")
        window.render()
        #expect(window.elements.filter { $0.content == .button && !$0.input.isDisabled }.count == 1)
        manager.undo()
        window.render()
        #expect(window.elements.filter { $0.content == .button && !$0.input.isDisabled }.count == 0)
    }
}
