import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry fileprivate var cupCount: Int = 2
}

private struct Cups: View {
    @Environment(\.cupCount) private var cupCount
    var body: some View { Text(verbatim: "\(cupCount)") }
}

#Preview("Cups") {
    Cups()
}

#Preview("Cups, lying", traits: .landscapeLeft, .sizeThatFitsLayout) {
    @Previewable @State var count = 2
    Text(verbatim: "\(count)")
    Button("more") { count += 1 }
}

@MainActor
@Suite("Macros of SwiftUI")
struct MacroTests {
    @Test func `an entry has its default and can be set`() {
        var values = EnvironmentValues()
        #expect(values.cupCount == 2)
        values.cupCount = 3
        #expect(values.cupCount == 3)
    }
}
