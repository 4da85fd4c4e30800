import SwiftUI

/// A named choice for the pattern picker.
protocol NamedPattern: CaseIterable, Hashable, Identifiable where AllCases: RandomAccessCollection {
    var name: LocalizedStringKey { get }
}

/// The pattern picker and the speed slider, which the board and the plane share.
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
