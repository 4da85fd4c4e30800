import SwiftUI

/// Habits with rings and bars drawn with shapes.
struct HabitTrackerScreen: View {
    @State private var habits = Habit.samples
    @State private var widest: CGFloat = 0
    @State private var appeared = false

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                ZStack {
                    ForEach(Array(zip(habits.indices, habits)), id: \.0) { index, habit in
                        Ring(progress: appeared ? habit.progress : 0, color: habit.color)
                            .padding(CGFloat(index) * 26)
                    }
                }
                .frame(width: 220, height: 220)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Progress today")
                .accessibilityValue(Text(average, format: .percent.precision(.fractionLength(0))))

                ForEach($habits) { $habit in
                    HStack {
                        Text(habit.name)
                            .background(
                                GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
                            )
                            .frame(width: widest > 0 ? widest : nil, alignment: .leading)
                        BarChart(values: habit.history, color: habit.color).frame(height: 44)
                        Button {
                            withAnimation(.easeOut) { habit.count += 1 }
                        } label: {
                            Image(systemName: "plus.circle.fill").font(.title2)
                        }
                        .tint(habit.color)
                        .accessibilityLabel("One more: \(habit.name)")
                    }
                    .padding()
                    .background(.quinary, in: RoundedRectangle(cornerRadius: 16))
                }
            }
            .padding()
            .onPreferenceChange(WidthKey.self) { widest = $0 }
        }
        .onAppear { withAnimation(.easeInOut(duration: 0.8).delay(0.1)) { appeared = true } }
    }

    private var average: Double { habits.map(\.progress).reduce(0, +) / Double(habits.count) }
}

private struct Habit: Identifiable {
    let id: Int
    var name: String
    var color: Color
    var count: Int
    var goal: Int
    var history: [Double]
    var progress: Double { min(Double(count) / Double(goal), 1) }

    static let samples = [
        Habit(id: 0, name: "Walk", color: .red, count: 3, goal: 4, history: [0.3, 0.9, 0.5, 1, 0.2, 0.8, 0.7]),
        Habit(id: 1, name: "Read a book", color: .green, count: 1, goal: 2, history: [1, 0.4, 0.4, 0.6, 1, 0.1, 0.5]),
        Habit(id: 2, name: "Water", color: .cyan, count: 7, goal: 8, history: [0.6, 0.7, 0.8, 0.9, 1, 1, 0.9]),
    ]
}

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Ring: View {
    var progress: Double
    var color: Color

    var body: some View {
        Circle().stroke(color.opacity(0.2), lineWidth: 20)
            .overlay {
                Circle()
                    .trim(from: 0, to: progress)
                    .stroke(color.gradient, style: .init(lineWidth: 20, lineCap: .round, lineJoin: .round))
                    .rotationEffect(.degrees(-90))
            }
            .padding(10)
    }
}

private struct BarChart: View {
    let values: [Double]
    let color: Color

    var body: some View {
        GeometryReader { geometry in
            HStack(alignment: .bottom, spacing: 4) {
                ForEach(values.indices, id: \.self) { index in
                    VStack {
                        Spacer(minLength: 0)
                        UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4, topTrailing: 4))
                            .fill(color.opacity(index == values.count - 1 ? 1 : 0.4))
                            .frame(height: geometry.size.height * values[index])
                    }
                }
            }
            Line(values: values)
                .stroke(color, style: StrokeStyle(lineWidth: 1.5, dash: [3, 2]))
        }
        .accessibilityHidden(true)
    }
}

private struct Line: Shape {
    var values: [Double]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let step = rect.width / CGFloat(values.count)
        for (index, value) in values.enumerated() {
            let point = CGPoint(x: (CGFloat(index) + 0.5) * step, y: rect.maxY - value * rect.height)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }
}
