import SpriteKit
import SwiftUI

/// The color of a visitor's scarf and apron.
enum VisitorColor: String, CaseIterable, Codable, Identifiable, Sendable {
    case teal, coral, violet, gold, leaf, sky, rose, slate

    var id: Self { self }

    private var parts: (red: Double, green: Double, blue: Double) {
        switch self {
        case .teal: (0.18, 0.50, 0.45)
        case .coral: (0.85, 0.40, 0.32)
        case .violet: (0.50, 0.36, 0.72)
        case .gold: (0.83, 0.62, 0.18)
        case .leaf: (0.38, 0.58, 0.26)
        case .sky: (0.24, 0.52, 0.80)
        case .rose: (0.84, 0.42, 0.62)
        case .slate: (0.36, 0.40, 0.50)
        }
    }

    var color: Color { Color(red: parts.red, green: parts.green, blue: parts.blue) }
    var spriteColor: SKColor { SKColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: 1) }

    var title: LocalizedStringResource {
        switch self {
        case .teal: "Teal"
        case .coral: "Coral"
        case .violet: "Violet"
        case .gold: "Gold"
        case .leaf: "Leaf green"
        case .sky: "Sky blue"
        case .rose: "Rose"
        case .slate: "Slate"
        }
    }
}
