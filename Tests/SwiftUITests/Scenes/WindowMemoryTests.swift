import BrowserHost
import DisplayList
import Foundation
import SwiftUI
import TestSupport
import Testing

private struct Counter: App {
    var body: some Scene { WindowGroup { CounterView() } }
}

private struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text(verbatim: "count \(count)")
            Button("Add") { count += 1 }
        }
    }
}

/// Counts what is allocated, which doesn't depend on the machine or its load.
@MainActor
@Suite("Memory of windows", .serialized)
struct WindowMemoryTests {
    private static let count = 100

    private func open(_ count: Int) -> [AppWindow] {
        (0..<count).map { _ in
            let window = AppWindow(app: AppState(Counter()), name: "Counter") {}
            window.environmentDidChange(
                WindowEnvironment(ClientEnvironment(viewport: CGSize(width: 400, height: 300)), visitor: "somebody"))
            _ = window.render()
            return window
        }
    }

    @Test func `a window that shows a counter takes less than 72 KB`() {
        // The first windows fill what all of them share.
        let first = open(10)
        let before = AllocatedBytes.count
        let windows = open(Self.count)
        let used = (AllocatedBytes.count - before) / Self.count
        #expect(used < 72 << 10, "\(used) bytes for each window")
        for window in first + windows { window.windowDidClose() }
    }
}
