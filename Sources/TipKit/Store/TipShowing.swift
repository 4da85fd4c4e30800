import SwiftUI
import SwiftUICore
import ViewTree

/// Which tips are in sight in the window.
@MainActor final class TipShowing: WindowService {
    private var counts: [String: Int] = [:]

    init(graph: ViewGraph) {}

    static var current: TipShowing { ViewGraph.current?.service(TipShowing.self) ?? nowhere }
    /// Of code that runs in no window.
    private static let nowhere = TipShowing()

    private init() {}

    func contains(_ id: String) -> Bool { (counts[id] ?? 0) > 0 }
    func begin(_ id: String) { counts[id, default: 0] += 1 }
    func end(_ id: String) { counts[id] = contains(id) ? counts[id]! - 1 : nil }
}
