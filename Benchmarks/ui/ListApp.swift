import SwiftUI

/// Kissa's list of 10,000 rows, with a button that changes one of them.
struct ListApp: App {
    var body: some Scene { WindowGroup { RowsView() } }
}

private struct RowsView: View {
    private struct Line: Identifiable {
        let id: Int
        var text: String
    }

    @State private var lines = (0..<10_000).map { Line(id: $0, text: "row \($0)") }
    @State private var changes = 0

    var body: some View {
        VStack {
            Button("Change") {
                changes += 1
                lines[5].text = "row 5, now \(changes)"
            }
            List(lines) { Text(verbatim: $0.text) }
        }
    }
}
