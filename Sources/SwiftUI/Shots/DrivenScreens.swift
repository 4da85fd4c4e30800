import CoreGraphics
import Foundation
import ScreenActing
import ScreenReading
import ShotOrders
import UIKit

/// A program's screens, which are the app's first one and its previews, each in a window that keeps its state.
@MainActor
final class DrivenScreens {
    private struct Entry {
        let name: String
        let source: String?
        let open: () -> ScreenWindow
    }

    private let order: ShotOrder
    private var entries: [Entry] = []
    private var windows: [String: ScreenWindow] = [:]
    private var current: String

    init<A: App>(
        _ app: A.Type, _ order: ShotOrder, previews: [PreviewCatalog.Entry] = PreviewCatalog.ofThisProgram().entries
    ) {
        self.order = order
        current = String(describing: app)
        add(current, source: nil) {
            UIApplication.shared.finishLaunching()
            return ScreenWindow.driven(AppState(app.init()), name: String(describing: app), order)
        }
        for preview in previews {
            add(preview.name, source: preview.source) {
                ScreenWindow.driven(AppState(OneViewApp(PreviewStage(entry: preview))), name: preview.name, order)
            }
        }
    }

    /// A duplicate name gets a number.
    private func add(_ name: String, source: String?, _ open: @escaping () -> ScreenWindow) {
        let candidates = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name : "\(name) \($0)" }
        let free = candidates.first { name in !self.entries.contains { $0.name == name } } ?? name
        entries.append(Entry(name: free, source: source, open: open))
    }

    // MARK: Orders

    /// Performs an order, and describes the resulting screen.
    func perform(_ order: DriveOrder) async -> DriveAnswer {
        guard order.action != .screens else { return DriveAnswer(text: list) }
        do throws(WindowError) {
            let window = try window(order.screen)
            await window.rest()
            try act(order, on: window)
            if order.action != .shot, order.action != .tree { await window.rest() }
            return try answer(order, window)
        } catch {
            return DriveAnswer(error: error.description)
        }
    }

    private func window(_ name: String?) throws(WindowError) -> ScreenWindow {
        let name = name ?? current
        guard let entry = entries.first(where: { $0.name == name }) else {
            throw WindowError("There is no screen \(name). There are:\n\(list)")
        }
        current = name
        if let window = windows[name] { return window }
        let window = entry.open()
        windows[name] = window
        return window
    }

    private var list: String {
        entries.map { entry in
            entry.name + (entry.source.map { ", a preview in \($0)" } ?? ", the app's first screen")
                + (windows[entry.name] == nil ? "" : ", open") + (entry.name == current ? ", in front" : "")
        }
        .joined(separator: "\n")
    }

    private func act(_ order: DriveOrder, on window: ScreenWindow) throws(WindowError) {
        switch order.action {
        case .screens, .shot, .tree: break
        case .tap: try window.tap(query(order, needs: "tapped"))
        case .type: try type(order, window)
        case .choose: try window.choose(order.text ?? "", from: query(order, needs: "chosen from"))
        case .scroll:
            let direction = order.direction ?? .down
            try window.swipe(direction.swipe, on: order.element == nil ? nil : query(order, needs: "scrolled"))
        case .back: if window.presented.isEmpty { try window.goBack() } else { try window.dismiss() }
        }
    }

    private func type(_ order: DriveOrder, _ window: ScreenWindow) throws(WindowError) {
        let text = order.text ?? ""
        guard order.element != nil else { return try window.type(text) }
        let field = try query(order, needs: "typed into")
        if order.replaces { try window.replaceText(of: field, with: text) } else { try window.type(text, into: field) }
    }

    private func query(_ order: DriveOrder, needs verb: String) throws(WindowError) -> ElementQuery {
        guard let name = order.element else { throw WindowError("Say which element is to be \(verb).") }
        var query = ElementQuery(name)
        if let words = order.role {
            guard let role = ScreenRole.allCases.first(where: { $0.words == words || $0.rawValue == words }) else {
                throw WindowError("There is no role \(words).")
            }
            query = ElementQuery([role], name)
        }
        return order.index.map(query.at) ?? query
    }

    private func answer(_ order: DriveOrder, _ window: ScreenWindow) throws(WindowError) -> DriveAnswer {
        guard order.action == .shot else { return DriveAnswer(text: window.text) }
        guard let picture = window.graph.picture(of: window.list, scale: self.order.scale)?.pngData else {
            throw WindowError("A window of \(self.order.width) by \(self.order.height) points has no picture.")
        }
        return DriveAnswer(text: window.text, picture: picture)
    }
}

extension DriveOrder.Direction {
    /// Scrolling moves the finger in the opposite direction.
    fileprivate var swipe: SwipeDirection {
        switch self {
        case .up: .down
        case .down: .up
        case .left: .right
        case .right: .left
        }
    }
}
