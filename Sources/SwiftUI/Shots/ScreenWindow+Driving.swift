import Foundation
import ScreenActing
import ShotOrders

/// Windows without a browser that run in real time, for a program that looks at them and operates them.
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
    /// After this many turns without changes, the window is considered at rest.
    private static var quietTurnCount: Int { 5 }
    /// The limit for windows that never come to rest.
    private static var turnCountMax: Int { 50 }

    /// Gives tasks and animations time to end, within the limits above.
    func rest() async {
        var quietCount = 0
        for _ in 0..<Self.turnCountMax where quietCount < Self.quietTurnCount {
            try? await Task.sleep(for: .seconds(Self.turnSeconds))
            quietCount = needsRender ? 0 : quietCount + 1
            settle()
        }
    }
}

/// Lets closures refer to a window that is still being created.
@MainActor
private final class WindowReference {
    weak var window: ScreenWindow?
}
