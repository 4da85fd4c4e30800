import SwiftUI

/// Custom environment values, actions in the environment, and descendants that read them.
struct ThemeEnvironmentScreen: View {
    @State private var theme = AppTheme.ocean
    @State private var log: [String] = []

    var body: some View {
        VStack(spacing: 16) {
            Picker("Theme", selection: $theme) {
                ForEach(AppTheme.allCases) { Text($0.rawValue.capitalized) }
            }
            .pickerStyle(.segmented)
            ThemedCard(title: "Hello") { Text("Themed content") }
            ThemedCard(title: "Overridden") { LogButton() }.environment(\.appTheme, .sunset)
            List(log, id: \.self) { Text($0) }.listStyle(.plain)
        }
        .padding()
        .environment(\.appTheme, theme)
        .environment(\.log, LogAction { log.insert($0, at: 0) })
        .environment(\.legacyValue, 3)
        .transformEnvironment(\.lineLimit) { $0 = 2 }
    }
}

private enum AppTheme: String, CaseIterable, Identifiable {
    case ocean, sunset, forest
    var id: Self { self }

    var colors: [Color] {
        switch self {
        case .ocean: [.blue, .teal]
        case .sunset: [.orange, .pink]
        case .forest: [.green, .mint]
        }
    }
}

private struct LogAction {
    var action: (String) -> Void = { _ in }
    func callAsFunction(_ words: String) { action(words) }
}

private struct LegacyKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    @Entry fileprivate var appTheme: AppTheme = .ocean
    @Entry fileprivate var log = LogAction()
    fileprivate var legacyValue: Int {
        get { self[LegacyKey.self] }
        set { self[LegacyKey.self] = newValue }
    }
}

private struct ThemedCard<Content: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder var content: () -> Content
    @Environment(\.appTheme) private var theme

    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.headline)
            content()
        }
        .foregroundStyle(.white)
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(LinearGradient(colors: theme.colors, startPoint: .leading, endPoint: .trailing))
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
}

private struct LogButton: View {
    @Environment(\.log) private var log
    @Environment(\.legacyValue) private var number
    @Environment(\.locale) private var locale

    var body: some View {
        Button("Log \(number) in \(locale.identifier)") {
            log("Pressed at \(Date.now.formatted(date: .omitted, time: .standard))")
        }
        .buttonStyle(.bordered)
        .tint(.white)
    }
}
