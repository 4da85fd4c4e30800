import Foundation
import SwiftUI
import SwiftUICore

/// Shows what people say to Siri for an intent, as a text. It shows nothing of an intent that no shortcut has.
///
/// See [SiriTipView](https://developer.apple.com/documentation/appintents/siritipview).
public struct SiriTipView: View {
    private let phrase: String?
    private let isVisible: Binding<Bool>?
    @Environment(\.siriTipViewStyle) private var style

    /// A tip for an intent. A binding gives it a button that puts it away.
    public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
        phrase = AppShortcuts.phrase(for: intent)
        self.isVisible = isVisible
    }

    /// The phrase in quotation marks.
    public var body: some View {
        if let phrase, isVisible?.wrappedValue ?? true {
            HStack {
                Image(systemName: "mic.fill").foregroundStyle(.tint).accessibilityHidden(true)
                Text(verbatim: "“\(phrase)”").frame(maxWidth: .infinity, alignment: .leading)
                if let isVisible {
                    Button {
                        isVisible.wrappedValue = false
                    } label: {
                        Image(systemName: "xmark").foregroundStyle(.secondary)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text.system("Close"))
                }
            }
            .padding(12)
            .background(.fill.tertiary, in: .rect(cornerRadius: 14))
            .environment(\.colorScheme, style.scheme ?? scheme)
        }
    }

    @Environment(\.colorScheme) private var scheme
}

/// How a tip looks.
public struct SiriTipViewStyle: Hashable, Sendable {
    fileprivate let scheme: ColorScheme?
    /// As its surroundings.
    public static let automatic = SiriTipViewStyle(scheme: nil)
    /// Light.
    public static let light = SiriTipViewStyle(scheme: .light)
    /// Dark.
    public static let dark = SiriTipViewStyle(scheme: .dark)
    /// Black.
    public static let black = SiriTipViewStyle(scheme: .dark)
}

extension EnvironmentValues {
    @Entry fileprivate var siriTipViewStyle = SiriTipViewStyle.automatic
}

extension View {
    /// How the tips in the view look.
    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { environment(\.siriTipViewStyle, style) }
}

/// The shortcuts of the program.
enum AppShortcuts {
    /// The first phrase of the shortcut for an intent.
    static func phrase(for intent: some AppIntent) -> String? {
        for provider in providers {
            if let phrase = provider.appShortcuts.lazy.compactMap({ $0.phrase(intent) }).first { return phrase }
        }
        return nil
    }

    /// The types that declare shortcuts. The program's types are searched for them once, and the list never changes.
    private nonisolated(unsafe) static let providers = DeclaredTypes.conforming(to: "AppShortcutsProvider").compactMap {
        $0 as? any AppShortcutsProvider.Type
    }
}
