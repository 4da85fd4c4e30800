import SwiftUI

/// A countdown that is computed from the current time.
struct EggTimerScreen: View {
    @State private var end: Date?
    @State private var minutes = 4
    @Environment(\.scenePhase) private var phase

    var body: some View {
        TimelineView(.animation(minimumInterval: 1 / 10, paused: end == nil)) { context in
            let left = max(end?.timeIntervalSince(context.date) ?? Double(minutes * 60), 0)
            VStack(spacing: 32) {
                Dial(fraction: left / Double(minutes * 60), left: left)
                if end == nil {
                    Picker("Minutes", selection: $minutes) { ForEach(1...12, id: \.self) { Text("\($0) min") } }
                        .pickerStyle(.wheel)
                        .frame(width: 200)
                        .transition(.opacity.combined(with: .move(edge: .bottom)))
                }
                Button(end == nil ? "Start" : "Stop", systemImage: end == nil ? "play.fill" : "stop.fill") {
                    withAnimation { end = end == nil ? .now.addingTimeInterval(Double(minutes * 60)) : nil }
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .tint(end == nil ? .green : .red)
            }
            .padding()
            .onChange(of: left == 0) { _, isOver in if isOver { end = nil } }
        }
        .sensoryFeedback(.impact, trigger: end)
    }
}

private struct Dial: View {
    let fraction: Double
    let left: Double

    var body: some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: 14)
            Circle()
                .trim(from: 0, to: fraction)
                .stroke(
                    AngularGradient(colors: [.orange, .yellow, .orange], center: .center),
                    style: StrokeStyle(lineWidth: 14, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
            Text(Duration.seconds(left.rounded(.up)), format: .time(pattern: .minuteSecond))
                .font(.system(size: 54, weight: .light, design: .rounded))
                .monospacedDigit()
                .contentTransition(.numericText(countsDown: true))
        }
        .frame(width: 240, height: 240)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(Int(left)) seconds left")
    }
}
