import SwiftUI

/// What a pattern is chosen by.
protocol NamedPattern: CaseIterable, Hashable, Identifiable where AllCases: RandomAccessCollection {
    var name: LocalizedStringKey { get }
}

/// Which of the patterns there is, and how fast it lives: what stands below the board as below the plane.
struct PatternAndSpeed<Choice: NamedPattern>: View {
    @Binding var choice: Choice
    @Binding var speed: Double
    let speeds: ClosedRange<Double>

    var body: some View {
        HStack(spacing: 12) {
            Picker("Pattern", selection: $choice) {
                ForEach(Choice.allCases) { Text($0.name).tag($0) }
            }
            .labelsHidden()
            Text("Speed")
                .font(.callout)
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            Slider(value: $speed, in: speeds) { Text("Speed") }
        }
    }
}
