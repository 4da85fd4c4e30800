import CoreGraphics
import DisplayList
import Foundation
import KissaTesting
import XCTest
@_spi(Nodes) import ViewTree

extension XCUIApplication {
    /// Performs an action on an element, and lets the app process it. Fails the test if that isn't possible.
    func act(_ action: String, on element: XCUIElement, _ body: @MainActor (TestWindow, ElementQuery) throws -> Void) {
        act(action, near: element) { window in
            guard let current = element.only else { throw XCUIError(element.whyNotOne) }
            try body(window, .exactly(current))
        }
    }

    /// Performs an action on the window, near an element, after interruptions were handled. As in Xcode, a touch that nothing
    /// handles doesn't fail the test.
    func act(_ action: String, near element: XCUIElement, _ body: @MainActor (TestWindow) throws -> Void) {
        assumingMainActor {
            guard let window else { return XCTFail("The app isn't running: launch() starts it.") }
            pump()
            Interruptions.handle(in: self, window, before: element)
            RunningApps.beginAction()
            do {
                try body(window)
            } catch let error as WindowError where error.isUnheard {
            } catch {
                XCTFail("\(action) on \(element.words): \(error)")
            }
            pump()
        }
    }

    /// Whether a touch reaches an element.
    func isHittable(_ element: ScreenElement) -> Bool {
        element.isOfDevice || assumingMainActor { window?.isHittable(element) ?? false }
    }

    /// Runs pending tasks of the main actor.
    func pump() {
        for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: Date()) }
        assumingMainActor { window?.settle() }
    }

    func wait(_ seconds: TimeInterval, _ isSo: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: seconds)
        while true {
            pump()
            if isSo() { return true }
            guard Date() < end else { return false }
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
        }
    }

    // MARK: Kinds that no single element is of

    @MainActor func elements(of type: ElementType, below roots: [ScreenElement]) -> [ScreenElement] {
        var known: Set<ElementID> = []
        // List an element only once, even if it is below several roots.
        let menu = roots.contains { $0.role == .window } ? deviceMenu : nil
        let shown = roots + [menu].compactMap { $0 }.map { ScreenElement.over($0) }
        let all = shown.flatMap { $0.all.dropFirst() }.filter { $0.isInReach && known.insert($0.id).inserted }
        switch type {
        case .window: return window.map { [$0.screen.root] } ?? []
        case .navigationBar: return bar(all).map { [$0] } ?? []
        case .tabBar: return tabBar(all).map { [$0] } ?? []
        case .keyboard: return keyboard.map { [$0] } ?? []
        case .key: return keyboard?.children ?? []
        case .menuItem: return all.filter { $0.role == .menu }.flatMap { $0.all.filter { $0.role == .button } }
        // Exclude pickers while a menu is shown: a picker's value has the name of one of its options.
        case .button where menu != nil: return all.filter { $0.isOf(type) && $0.role != .picker }
        default: return all.filter { $0.isOf(type) }
        }
    }

    /// The elements next to or above the title of the topmost page.
    @MainActor private func bar(_ all: [ScreenElement]) -> ScreenElement? {
        guard let title = window?.navigationTitles.last(where: { !$0.isEmpty }),
            let heading = all.first(where: { $0.role == .heading && $0.label == title })
        else { return nil }
        let inside = all.filter {
            $0.role != .window && $0.frame.maxY <= heading.frame.maxY + 12 && !$0.role.isPresented
        }
        return .gathering(inside, label: title, id: heading.id)
    }

    /// The buttons at the bottom edge of the window, if one of them is selected.
    @MainActor private func tabBar(_ all: [ScreenElement]) -> ScreenElement? {
        guard let height = window?.screen.root.frame.height else { return nil }
        let low = all.filter { $0.role == .button && $0.frame.minY > height - 100 }
        guard let chosen = low.first(where: \.isSelected) else { return nil }
        return .gathering(low, label: "Tab Bar", id: chosen.id)
    }
}

extension XCUIElement {
    /// Fails the test, with the reason and the screen's content.
    func fail(_ action: String) { XCTFail("\(action): \(whyNotOne)") }

    var whyNotOne: String {
        let there = application.current?.text ?? "The app isn't running.\n"
        let what = exists ? "there are several of \(words): firstMatch takes one" : "there is no \(words)"
        return "\(what). The screen is:\n\(there)"
    }
}
