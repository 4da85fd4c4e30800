import Foundation
import Testing

@testable import SwiftUICore

/// Pads more where it is dark.
private struct Mood: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        MoodWords(words: "\(environment.colorScheme) \(environment.accessibilityEnabled)")
    }
}

private struct MoodWords: ViewModifier {
    let words: String
    func body(content: Content) -> some View {
        VStack {
            content
            Text(verbatim: words)
        }
    }
}

private struct Switching: View {
    @State private var isDark = false
    var body: some View {
        VStack {
            Button("Turn") { isDark.toggle() }
            Text(verbatim: "tea").modifier(Mood()).environment(\.colorScheme, isDark ? .dark : .light)
        }
    }
}

@MainActor
@Suite("Modifiers that depend on the environment")
struct EnvironmentalModifierTests {
    @Test func `a modifier is resolved in the environment, again when that changes`() {
        let window = TestWindow(Switching())
        #expect(window.texts.contains("tea") && window.texts.contains("light false"))
        window.press(button: "Turn")
        #expect(window.texts.contains("tea") && window.texts.contains("dark false"))
    }

    @Test func `an app may say that assistive technology is in use`() {
        let window = TestWindow(Text(verbatim: "tea").modifier(Mood()).environment(\.accessibilityEnabled, true))
        #expect(window.texts.contains("light true"))
    }
}
