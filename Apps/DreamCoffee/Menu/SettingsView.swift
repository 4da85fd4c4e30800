import FoundationModels
import SwiftUI
import os

/// The player's settings: language, text speed, sound, pouring; and information about the model.
struct SettingsView: View {
    @AppStorage("language") private var language = ""
    @AppStorage("letterSeconds") private var letterSeconds = TypingSpeed.normal.rawValue
    @AppStorage("isSoundOn") private var isSoundOn = false
    @AppStorage("poursByHand") private var poursByHand = true

    var body: some View {
        ScrollView(.vertical) {
            VStack(spacing: 24) {
                MenuHeader(title: "Settings")
                VStack(alignment: .leading, spacing: 8) {
                    LabeledContent("Language") { languagePicker }
                    LabeledContent("Text speed") { speedPicker }
                    Toggle("Sound", isOn: $isSoundOn)
                        .frame(minHeight: 44)
                    Toggle("Pour by hand", isOn: $poursByHand)
                        .frame(minHeight: 44)
                }
                .tint(.darkBrown)
                .modifier(GameBoxStyle())
                ModelView()
            }
            .foregroundStyle(.darkBrown)
            .modifier(RoomyWidth(480))
            .padding()
            .frame(maxWidth: .infinity)
        }
    }

    private var languagePicker: some View {
        Picker("Language", selection: $language) {
            Text("As in the browser").tag("")
            Text(verbatim: "English").tag(GameLanguage.english.rawValue)
            Text(verbatim: "日本語").tag(GameLanguage.japanese.rawValue)
        }
        .labelsHidden()
    }

    private var speedPicker: some View {
        Picker("Text speed", selection: $letterSeconds) {
            ForEach(TypingSpeed.allCases) { Text($0.title).tag($0.rawValue) }
        }
        .labelsHidden()
    }
}

/// The model's state, and how fast it answers.
private struct ModelView: View {
    @State private var measurement: ModelMeasurement?
    @State private var hasFailed = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("The model that dreams")
                .font(.headline)
            row("Name", Text(verbatim: ModelName.current))
            row("Remembers", Text("\(SystemLanguageModel.default.contextSize) tokens"))
            if let measurement {
                row("Answers in", Text("\(measurement.seconds.formatted(.number.precision(.significantDigits(2)))) s"))
                row(
                    "Letters a second",
                    Text(measurement.lettersPerSecond, format: .number.precision(.fractionLength(0))))
            } else if hasFailed {
                Text("It gives no answer just now.")
            } else {
                ProgressView("Asking it something…")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(GameBoxStyle())
        .task { await measure() }
    }

    private func row(_ title: LocalizedStringKey, _ value: Text) -> some View {
        LabeledContent {
            value.foregroundStyle(.darkBrown)
        } label: {
            Text(title)
        }
    }

    private func measure() async {
        do {
            let greeting = String(localized: "Hello!")
            measurement = try await SharedMeasurement.ofModel.value {
                let session = LanguageModelSession(instructions: Barista().persona)
                return try await ModelMeasurement(of: session, greetedWith: greeting)
            }
        } catch {
            Logging.general.error("Nothing to measure: \(String(describing: error), privacy: .public)")
            hasFailed = true
        }
    }
}
