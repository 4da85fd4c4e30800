import SwiftUI

final class TimerModel: ObservableObject {
    @Published var start: Date?
    @Published var elapsedBefore: TimeInterval = 0
    @Published var laps: [TimeInterval] = []

    var isRunning: Bool { start != nil }

    func elapsed(at date: Date) -> TimeInterval { elapsedBefore + (start.map { date.timeIntervalSince($0) } ?? 0) }

    func toggle(at date: Date = .now) {
        if let start {
            elapsedBefore += date.timeIntervalSince(start)
            self.start = nil
        } else {
            start = date
        }
    }

    func reset() { (start, elapsedBefore, laps) = (nil, 0, []) }
}

/// A focus timer: a ring that empties, driven by a timeline.
struct FocusTimerScreen: View {
    @StateObject private var model = TimerModel()
    @AppStorage("focusMinutes") private var minutes = 25
    @AppStorage("focusSound") private var playsSound = true
    @State private var isShowingSettings = false

    var body: some View {
        NavigationStack {
            VStack(spacing: 32) {
                TimelineView(.animation(minimumInterval: 0.5, paused: !model.isRunning)) { context in
                    let total = TimeInterval(minutes * 60)
                    let rest = max(total - model.elapsed(at: context.date), 0)
                    ZStack {
                        Circle().stroke(Color.gray.opacity(0.2), lineWidth: 16)
                        Circle()
                            .trim(from: 0, to: rest / total)
                            .stroke(
                                AngularGradient(colors: [.mint, .blue, .purple, .mint], center: .center),
                                style: StrokeStyle(lineWidth: 16, lineCap: .round)
                            )
                            .rotationEffect(.degrees(-90))
                        VStack(spacing: 4) {
                            Text(Duration.seconds(rest.rounded(.up)), format: .time(pattern: .minuteSecond))
                                .font(.system(size: 56, weight: .light, design: .rounded))
                                .monospacedDigit()
                            Text(model.isRunning ? "Focus" : rest < total ? "Paused" : "Ready")
                                .font(.headline)
                                .foregroundStyle(.secondary)
                        }
                    }
                    .padding(24)
                    .frame(maxWidth: 320)
                }
                HStack(spacing: 24) {
                    Button(action: model.reset) {
                        Label("Reset", systemImage: "arrow.counterclockwise").labelStyle(.iconOnly).padding(8)
                    }
                    .buttonStyle(.bordered)
                    .buttonBorderShape(.circle)
                    .disabled(model.elapsedBefore == 0 && !model.isRunning)
                    Button {
                        withAnimation { model.toggle() }
                    } label: {
                        Label(
                            model.isRunning ? "Pause" : "Start",
                            systemImage: model.isRunning ? "pause.fill" : "play.fill"
                        )
                        .frame(minWidth: 100)
                    }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                    .tint(model.isRunning ? .orange : .green)
                    Button {
                        model.laps.insert(model.elapsed(at: .now), at: 0)
                    } label: {
                        Image(systemName: "flag").padding(8)
                    }
                    .buttonStyle(.bordered)
                    .buttonBorderShape(.circle)
                    .accessibilityLabel("Lap")
                    .disabled(!model.isRunning)
                }
                if !model.laps.isEmpty {
                    List {
                        ForEach(Array(model.laps.enumerated()), id: \.offset) { index, lap in
                            LabeledContent("Lap \(model.laps.count - index)") {
                                Text(Duration.seconds(lap), format: .time(pattern: .minuteSecond)).monospacedDigit()
                            }
                        }
                    }
                    .listStyle(.plain)
                } else {
                    Spacer()
                }
            }
            .padding(.top)
            .navigationTitle("Focus")
            .toolbar {
                Button("Settings", systemImage: "gearshape") { isShowingSettings.toggle() }
            }
            .sheet(isPresented: $isShowingSettings) {
                NavigationStack {
                    Form {
                        Section {
                            Stepper(value: $minutes, in: 5...60, step: 5) {
                                Text("Length")
                                Text("\(minutes) minutes")
                            }
                            Toggle(isOn: $playsSound) {
                                Text("Sound")
                                Text("Plays when the time is over")
                            }
                        } footer: {
                            Text("Changes apply at once.")
                        }
                    }
                    .navigationTitle("Settings")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar { Button("Done") { isShowingSettings = false } }
                }
                .presentationDetents([.medium, .large])
            }
        }
    }
}
