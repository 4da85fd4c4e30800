import Combine
import SwiftUI

/// A stopwatch with laps.
struct StopwatchScreen: View {
    @State private var start: Date?
    @State private var elapsed: TimeInterval = 0
    @State private var laps: [TimeInterval] = []
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var seconds = 0

    var body: some View {
        VStack(spacing: 0) {
            TimelineView(.animation(minimumInterval: 0.05, paused: start == nil)) { context in
                Dial(time: time(at: context.date))
                    .frame(maxWidth: 280)
                    .padding(32)
            }
            HStack {
                RoundButton(title: start == nil ? "Reset" : "Lap", color: .gray, action: lap)
                Spacer()
                RoundButton(title: start == nil ? "Start" : "Stop", color: start == nil ? .green : .red, action: toggle)
            }
            .padding(.horizontal, 32)
            List {
                ForEach(laps.indices.reversed(), id: \.self) { index in
                    HStack {
                        Text("Lap \(index + 1)")
                        Spacer()
                        Text(laps[index].clock).monospacedDigit()
                    }
                    .foregroundStyle(color(of: laps[index]))
                }
            }
            .listStyle(.plain)
            .animation(.default, value: laps)
            Text("On this page for \(seconds) s").font(.caption).padding(8)
        }
        .onReceive(timer) { _ in seconds += 1 }
    }

    private func time(at date: Date) -> TimeInterval {
        elapsed + (start.map { max(date.timeIntervalSince($0), 0) } ?? 0)
    }

    private func toggle() {
        if let start {
            elapsed += Date().timeIntervalSince(start)
            self.start = nil
        } else {
            start = .now
        }
    }

    private func lap() {
        guard start != nil else { return (elapsed, laps) = (0, []) }
        laps.append(time(at: .now) - laps.reduce(0, +))
    }

    private func color(of lap: TimeInterval) -> Color {
        guard laps.count > 1 else { return .primary }
        return lap == laps.min() ? .green : lap == laps.max() ? .red : .primary
    }
}

extension TimeInterval {
    fileprivate var clock: String {
        String(format: "%02d:%05.2f", Int(self) / 60, truncatingRemainder(dividingBy: 60))
    }
}

private struct Dial: View {
    let time: TimeInterval

    var body: some View {
        ZStack {
            ForEach(0..<60) { tick in
                Capsule()
                    .fill(tick.isMultiple(of: 5) ? Color.primary : .secondary.opacity(0.5))
                    .frame(width: 2, height: tick.isMultiple(of: 5) ? 14 : 7)
                    .offset(y: -124)
                    .rotationEffect(.degrees(Double(tick) * 6))
            }
            Hand()
                .stroke(.orange, style: StrokeStyle(lineWidth: 3, lineCap: .round))
                .rotationEffect(.radians(time.truncatingRemainder(dividingBy: 60) / 60 * 2 * .pi))
            Text(time.clock).font(.system(size: 30, weight: .light, design: .monospaced)).offset(y: 50)
        }
        .frame(width: 260, height: 260)
        .accessibilityElement()
        .accessibilityLabel("Elapsed")
        .accessibilityValue(time.clock)
    }
}

private struct Hand: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.midY + 20))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.minY + 16))
        }
    }
}

private struct RoundButton: View {
    let title: LocalizedStringKey
    let color: Color
    let action: () -> Void

    var body: some View {
        Button(title, action: action)
            .buttonStyle(RoundButtonStyle(color: color))
    }
}

private struct RoundButtonStyle: ButtonStyle {
    var color: Color
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .frame(width: 84, height: 84)
            .background(color.opacity(configuration.isPressed ? 0.15 : 0.3), in: Circle())
            .foregroundStyle(isEnabled ? color : .secondary)
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}
