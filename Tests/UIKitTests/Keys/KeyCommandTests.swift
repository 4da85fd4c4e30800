import DisplayList
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTesting

private final class Page: UIViewController {
    var log: [String] = []
    var commands: [UIKeyCommand]?
    var canReload = true

    override var keyCommands: [UIKeyCommand]? { commands ?? super.keyCommands }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #_selector("Page.reload(_:)") ? canReload : super.canPerformAction(action, withSender: sender)
    }
    override func validate(_ command: UICommand) {
        if log.count > 9 { command.attributes.insert(.disabled) }
    }

    func reload(_ command: UIKeyCommand) { log.append("reload \(command.input ?? "")") }
    func close() { log.append("close") }
}

private final class Board: UIView {
    var log: [String] = []
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [.shift], action: #_selector("Board.up()"))]
    }
    func up() { log.append("up") }
}

private struct Shown: UIViewControllerRepresentable {
    let page: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { page }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor
@Suite("Key commands")
struct KeyCommandTests {
    private let page = Page()
    private let reload = UIKeyCommand(
        input: "R", modifierFlags: .command, action: #_selector("Page.reload(_:)"), discoverabilityTitle: "Reload")
    private let close = UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [], action: #_selector("Page.close()"))

    private func window() -> TestWindow { TestWindow(portrait: Shown(page: page)) }

    private func element(_ keys: [String], in window: TestWindow) -> DisplayElement? {
        window.elements.first { $0.input.shortcut == keys }
    }

    private func press(_ keys: [String], in window: TestWindow) {
        guard let element = element(keys, in: window) else {
            Issue.record("nothing listens to \(keys)")
            return
        }
        window.press(element.id)
    }

    @Test func `the keys of a controller perform its methods`() {
        page.commands = [reload, close]
        let window = window()
        press(["r", "command"], in: window)
        press(["Escape"], in: window)
        #expect(page.log == ["reload R", "close"])
    }

    @Test func `the elements of keys are neither seen nor read out`() throws {
        page.commands = [reload]
        let window = window()
        let hidden = try #require(self.element(["r", "command"], in: window))
        #expect(hidden.style.isHidden && hidden.accessibility.isHidden && hidden.input.events == [.press])
    }

    @Test func `keys come and go with addKeyCommand and removeKeyCommand`() {
        let window = window()
        #expect(element(["r", "command"], in: window) == nil && page.keyCommands == nil)
        page.addKeyCommand(reload)
        page.addKeyCommand(close)
        window.render()
        #expect(element(["r", "command"], in: window) != nil)
        page.removeKeyCommand(reload)
        window.render()
        #expect(element(["r", "command"], in: window) == nil)
        press(["Escape"], in: window)
        #expect(page.log == ["close"])
    }

    @Test func `a command that no responder can perform isn't performed`() {
        page.commands = [reload]
        let window = window()
        page.canReload = false
        press(["r", "command"], in: window)
        #expect(page.log.isEmpty)
        page.canReload = true
        press(["r", "command"], in: window)
        #expect(page.log == ["reload R"])
    }

    @Test func `a disabled command isn't performed, nor one that its responder disables`() {
        page.commands = [reload]
        let window = window()
        reload.attributes = .disabled
        press(["r", "command"], in: window)
        #expect(page.log.isEmpty)
        reload.attributes = []
        for _ in 0..<12 { press(["r", "command"], in: window) }
        #expect(page.log.count == 10)
    }

    @Test func `a view has keys of its own, and its controller hears the others`() {
        let board = Board(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        page.commands = [close]
        page.view.addSubview(board)
        let window = window()
        press(["ArrowUp", "shift"], in: window)
        press(["Escape"], in: window)
        #expect(board.log == ["up"] && page.log == ["close"])
        board.removeFromSuperview()
        window.render()
        #expect(element(["ArrowUp", "shift"], in: window) == nil)
    }

    @Test func `a method that a responder after the keys' own has is performed there`() {
        let child = UIViewController()
        child.addKeyCommand(close)
        page.addChild(child)
        page.view.addSubview(child.view)
        press(["Escape"], in: window())
        #expect(page.log == ["close"])
    }

    @Test func `keys without a character, and those of alternates, have the browser's names`() {
        let alternate = UICommandAlternate(
            title: "All", action: #_selector("Page.close()"), modifierFlags: [.alternate])
        page.commands = [
            UIKeyCommand(
                action: #_selector("Page.reload(_:)"), input: "\r", modifierFlags: .command, alternates: [alternate]),
            UIKeyCommand(input: UIKeyCommand.f5, modifierFlags: .control, action: #_selector("Page.close()")),
            UIKeyCommand(input: "several", modifierFlags: [], action: #_selector("Page.close()")),
            UIKeyCommand(input: " ", modifierFlags: [], action: #_selector("Page.close()")),
        ]
        let keys = window().elements.compactMap(\.input.shortcut)
        #expect(keys == [["Enter", "command"], ["Enter", "option", "command"], ["F5", "control"], [" "]])
    }

    @Test func `a responder finds who performs a method`() {
        let view = UIView()
        page.view.addSubview(view)
        let found = view.target(forAction: #_selector("Page.close()"), withSender: nil)
        #expect(found as? Page === page)
        #expect(view.target(forAction: #_selector("Board.up()"), withSender: nil) == nil)
    }
}
