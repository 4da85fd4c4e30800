import SwiftUI

/// Kissa's counter page, run as an ordinary app.
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
