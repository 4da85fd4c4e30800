import SwiftUI

/// A settings form whose values persist.
struct SettingsFormScreen: View {
    @AppStorage("settings.name") private var name = "Lisa"
    @AppStorage("settings.theme") private var theme: Theme = .system
    @AppStorage("settings.fontSize") private var fontSize = 16.0
    @AppStorage("settings.notifies") private var notifies = true
    @SceneStorage("settings.section") private var openSection: String?
    @State private var accent = Color.indigo
    @State private var reminder = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var servings = 2
    @State private var isResetting = false
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.openURL) private var openURL

    enum Theme: String, CaseIterable, Identifiable {
        case system, light, dark
        var id: Self { self }
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    HStack(spacing: 16) {
                        Circle()
                            .fill(accent.gradient)
                            .frame(width: 56, height: 56)
                            .overlay(Text(name.prefix(1)).font(.title.bold()).foregroundStyle(.white))
                        VStack(alignment: .leading, spacing: 2) {
                            TextField("Name", text: $name).font(.headline)
                            Text("\(name.lowercased())@example.com").font(.subheadline).foregroundStyle(.secondary)
                        }
                    }
                }

                Section("Appearance") {
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases) { theme in Text(theme.rawValue.capitalized).tag(theme) }
                    }
                    ColorPicker("Accent", selection: $accent, supportsOpacity: false)
                    VStack(alignment: .leading) {
                        LabeledContent("Text size", value: fontSize, format: .number.precision(.fractionLength(0)))
                        Slider(value: $fontSize, in: 12...24, step: 1) {
                            Text("Text size")
                        } minimumValueLabel: {
                            Image(systemName: "textformat.size.smaller")
                        } maximumValueLabel: {
                            Image(systemName: "textformat.size.larger")
                        }
                    }
                }

                Section {
                    Toggle("Notifications", isOn: $notifies)
                    if notifies {
                        DatePicker("Reminder", selection: $reminder, displayedComponents: .hourAndMinute)
                        Stepper("Servings: \(servings)", value: $servings, in: 1...12)
                    }
                } header: {
                    Label("Alerts", systemImage: "bell.badge")
                } footer: {
                    Text("We never send more than *one* a day. See [the policy](https://example.com/policy).")
                }

                DisclosureGroup("Advanced", isExpanded: isAdvancedOpen) {
                    LabeledContent("Scheme") { Text(colorScheme == .dark ? "Dark" : "Light") }
                    LabeledContent("Version", value: "2.1 (48)")
                    Button("Open the site") { openURL(URL(string: "https://example.com")!) }
                }

                Section {
                    Button("Reset Everything", role: .destructive) { isResetting = true }
                        .frame(maxWidth: .infinity)
                        .confirmationDialog(
                            "Are you sure?", isPresented: $isResetting, titleVisibility: .visible
                        ) {
                            Button("Reset", role: .destructive, action: reset)
                            Button("Cancel", role: .cancel) {}
                        } message: {
                            Text("This can’t be undone.")
                        }
                }
            }
            .navigationTitle("Settings")
            .tint(accent)
        }
        .preferredColorScheme(preferredScheme)
        .onChange(of: servings) { old, new in
            if new > old { notifies = true }
        }
    }

    private var isAdvancedOpen: Binding<Bool> {
        Binding {
            openSection == "advanced"
        } set: {
            openSection = $0 ? "advanced" : nil
        }
    }

    private var preferredScheme: ColorScheme? {
        switch theme {
        case .system: return nil
        case .light: return .light
        case .dark: return .dark
        }
    }

    private func reset() {
        (name, theme, fontSize, notifies) = ("Lisa", .system, 16, true)
    }
}
