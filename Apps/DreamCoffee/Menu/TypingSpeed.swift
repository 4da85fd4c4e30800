import SwiftUI

/// How fast people's words appear, as the seconds between two letters.
enum TypingSpeed: Double, CaseIterable, Identifiable {
    case slow = 0.05
    case normal = 0.025
    case fast = 0.01
    case atOnce = 0

    var id: Self { self }

    var title: LocalizedStringResource {
        switch self {
        case .slow: "Slow"
        case .normal: "Normal"
        case .fast: "Fast"
        case .atOnce: "At once"
        }
    }
}
