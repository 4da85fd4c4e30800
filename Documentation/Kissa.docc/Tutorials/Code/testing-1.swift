import SwiftUI

struct ContentView: View {
    @State private var count = 0
    @State private var asks = false

    var body: some View {
        VStack(spacing: 16) {
            Text("\(count)").font(.largeTitle).accessibilityIdentifier("count")
            Button("Add one") { count += 1 }.buttonStyle(.borderedProminent)
            Button("Begin anew") { asks = true }.disabled(count == 0)
        }
        .padding()
        .alert("Forget all \(count)?", isPresented: $asks) {
            Button("Forget", role: .destructive) { count = 0 }
            Button("Keep", role: .cancel) {}
        }
    }
}

#Preview { ContentView() }
