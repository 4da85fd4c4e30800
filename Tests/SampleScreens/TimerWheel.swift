import SwiftUI

/// A countdown that is set with wheel pickers.
struct TimerWheelScreen: View {
    @State private var minutes = 5
    @State private var seconds = 30
    @State private var interval: ClosedRange<Date>?
    @State private var finished = 0
    @State private var showsDetails = true

    var body: some View {
        VStack(spacing: 24) {
            if let interval {
                ProgressView(timerInterval: interval, countsDown: true) { Text("Tea") }
                    .padding()
            } else {
                wheels
            }
            Button(interval == nil ? "Start" : "Stop") { toggle() }
                .buttonStyle(.glassProminent)
            DisclosureGroup("Details", isExpanded: $showsDetails) {
                Text("^[\(minutes) minute](inflect: true) and ^[\(seconds) second](inflect: true)")
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .disclosureGroupStyle(CardDisclosureStyle())
            .padding()
            Spacer()
        }
        .animation(.snappy) { $0.opacity(interval == nil ? 1 : 0.95) }
        .sensoryFeedback(.success, trigger: finished)
        .scenePadding()
    }

    private var wheels: some View {
        HStack(spacing: 0) {
            Picker("Minutes", selection: $minutes) {
                ForEach(0..<60, id: \.self) { Text("\($0) min") }
            }
            .pickerStyle(.wheel)
            Picker("Seconds", selection: $seconds) {
                ForEach(0..<60, id: \.self) { Text("\($0) s") }
            }
            .pickerStyle(.wheel)
        }
        .frame(maxWidth: 320)
    }

    private func toggle() {
        guard interval == nil else {
            interval = nil
            finished += 1
            return
        }
        interval = Date.now...Date.now.addingTimeInterval(Double(minutes * 60 + seconds))
    }
}

private struct CardDisclosureStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    configuration.label.font(.headline)
                    Spacer()
                    Image(systemName: "chevron.right")
                        .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
                }
            }
            .buttonStyle(.plain)
            if configuration.isExpanded { configuration.content }
        }
        .padding()
        .background(.thinMaterial, in: .rect(cornerRadius: 16))
    }
}
