import SwiftUI

/// Kissa's counter, started as any app of its own.
struct CounterApp: App {
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
