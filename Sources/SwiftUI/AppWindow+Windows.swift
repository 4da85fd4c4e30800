import BrowserHost
import DisplayList
import Foundation
import Storage
import SwiftUICore

/// Opening and closing an app's windows.
extension AppWindow {
    var door: WindowDoor {
        WindowDoor(open: { [weak self] in self?.open($0) }, close: { [weak self] in self?.close($0) })
    }

    private func open(_ target: WindowTarget) {
        guard let kind = kind(target) else { return graph.warnOnce("The app has no scene for \(target.words)") }
        let isUnique = kind.isUnique || target.value != nil
        graph.request(.openWindow(address: opened.address(for: target, isUnique: isUnique, visitor: visitor)))
    }

    /// The browser has opened no page for a window's address: the window is shown as a card over this page.
    func showHere(_ address: String) {
        guard let target = opened.target(at: address, visitor: visitor), target != sight.target else { return }
        graph.inContext {
            graph.parts.use(.cards)
            sight.show(target)
        }
    }

    /// Handles the address of a pressed notification, which contains the notification's name.
    ///
    /// - Returns: Whether it is such an address.
    func tellOfNotification(_ address: String) -> Bool {
        let name = URLComponents(string: address)?.queryItems?.first { $0.name == "kissa-notification" }?.value
        guard let name else { return false }
        graph.inContext { VisitorWindows.shared.notificationWasPressed?(name, visitor) }
        return true
    }

    // MARK: Windows of other processes

    /// Saves what rendering has changed, such as models and user defaults.
    package func keepChanges() {
        Database.endTurn()
        SavedDefaults.write()
    }

    package func savedState() -> Data? {
        if let scene = graph.service(SceneRestoration.self).takeChanges() {
            kept.scene = scene
            hasStateToSave = true
        }
        defer { hasStateToSave = false }
        return hasStateToSave ? kept.data : nil
    }

    package func restore(_ state: Data) {
        kept = KeptWindowState(state)
        if let scene = kept.scene { graph.service(SceneRestoration.self).restore(scene) }
        sight.target = kept.opening?.target(in: kinds())
    }

    package var clearedTexts: [UInt32] { graph.service(SceneRestoration.self).clearedTexts }

    /// Saves what the page was opened for, too: only the process that opened the page can interpret its address.
    func keepOpening() {
        guard let target = sight.target,
            let secret = kept.opening?.secret ?? sight.address.flatMap(OpenedWindows.secret)
        else { return }
        opened.remember(secret, for: target, visitor: visitor)
        guard kept.opening == nil else { return }
        kept.opening = KeptOpening(target, secret: secret)
        hasStateToSave = true
    }

    private func close(_ target: WindowTarget?) {
        guard let target else { return graph.request(.closeWindow) }
        for window in opened.windows(of: visitor) { window.closeIfMeant(by: target) }
    }

    private func closeIfMeant(by target: WindowTarget) {
        if sight.target?.isNamed(by: target) == true { graph.request(.closeWindow) }
        for card in sight.cards where card.isNamed(by: target) { graph.inContext { sight.close(card) } }
    }
}

extension WindowTarget {
    /// Whether this window's target matches another one that may specify only a part of it.
    fileprivate func isNamed(by other: WindowTarget) -> Bool {
        (other.id == nil || other.id == id) && (other.value == nil || other.value == value)
            && other.isSettings == isSettings
    }

    fileprivate var words: String {
        if isSettings { return "its settings" }
        let name = id.map { "the identifier \"\($0)\"" }
        let values = value.map { "values of the type \(type(of: $0.base))" }
        return [name, values].compactMap { $0 }.joined(separator: " and ")
    }
}
