import SwiftUI

/// The smallest app.
struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(count)").accessibilityIdentifier("count")
            Button("Add") { count += 1 }
            Button("Reset", role: .destructive) { count = 0 }.disabled(count == 0)
        }
    }
}
