import Foundation
import ScreenActing
import ShotOrders

/// Windows without a browser whose time goes on, for a program that looks at them and works them.
extension ScreenWindow {
    /// Opens a window of an app.
    static func driven<A: App>(_ app: AppState<A>, name: String, _ order: ShotOrder) -> ScreenWindow {
        let reference = WindowReference()
        let content = AppWindow(app: app, name: name) {
            reference.window?.renderNow()
        } needsRender: {
            reference.window?.setNeedsRender()
        }
        let window = ScreenWindow(content, graph: content.graph)
        reference.window = window
        window.timeZone = .current
        content.environmentDidChange(order.environment)
        window.settle()
        return window
    }

    private static var turnSeconds: Double { 0.02 }
    /// After so many turns without news the window is at rest.
    private static var quietTurnCount: Int { 5 }
    /// Some windows never rest.
    private static var turnCountMax: Int { 50 }

    /// Gives what was begun time to end: tasks, animations.
    func rest() async {
        var quietCount = 0
        for _ in 0..<Self.turnCountMax where quietCount < Self.quietTurnCount {
            try? await Task.sleep(for: .seconds(Self.turnSeconds))
            quietCount = needsRender ? 0 : quietCount + 1
            settle()
        }
    }
}

/// Lets closures refer to a window that is being made.
@MainActor
private final class WindowReference {
    weak var window: ScreenWindow?
}
