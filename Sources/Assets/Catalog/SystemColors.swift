import CoreGraphics
import DrawingValues

/// Apple's system colors by name, by day and in the dark: `UIColor` has them by these names, and color sets name them with
/// `Color` behind.
package enum SystemColors {
    package struct Look: Sendable {
        package let light: RGBA
        package let dark: RGBA

        fileprivate init(_ light: Int, _ alpha: Double = 1, dark: Int, _ darkAlpha: Double = 1) {
            (self.light, self.dark) = (RGBA(code: light, alpha: alpha), RGBA(code: dark, alpha: darkAlpha))
        }
    }

    /// The system color that a color set refers to, as `systemRedColor`; nil for other names.
    package static func look(referredTo name: String) -> Look? {
        guard name.hasSuffix("Color") else { return nil }
        let name = String(name.dropLast(5))
        return looks[others[name] ?? name]
    }

    /// The Mac's names for what goes by another one here.
    private static let others = [
        "controlAccent": "systemBlue", "selectedContentBackground": "systemBlue", "text": "label",
        "controlText": "label",
        "windowFrameText": "label", "headerText": "label", "grid": "separator", "windowBackground": "systemBackground",
        "textBackground": "systemBackground", "controlBackground": "systemBackground",
        "underPageBackground": "secondarySystemBackground",
    ]

    package static let looks: [String: Look] = [
        "systemRed": Look(0xFF3B30, dark: 0xFF453A),
        "systemOrange": Look(0xFF9500, dark: 0xFF9F0A),
        "systemYellow": Look(0xFFCC00, dark: 0xFFD60A),
        "systemGreen": Look(0x34C759, dark: 0x30D158),
        "systemMint": Look(0x00C7BE, dark: 0x63E6E2),
        "systemTeal": Look(0x30B0C7, dark: 0x40C8E0),
        "systemCyan": Look(0x32ADE6, dark: 0x64D2FF),
        "systemBlue": Look(0x007AFF, dark: 0x0A84FF),
        "systemIndigo": Look(0x5856D6, dark: 0x5E5CE6),
        "systemPurple": Look(0xAF52DE, dark: 0xBF5AF2),
        "systemPink": Look(0xFF2D55, dark: 0xFF375F),
        "systemBrown": Look(0xA2845E, dark: 0xAC8E68),
        "systemGray": Look(0x8E8E93, dark: 0x8E8E93),
        "systemGray2": Look(0xAEAEB2, dark: 0x636366),
        "systemGray3": Look(0xC7C7CC, dark: 0x48484A),
        "systemGray4": Look(0xD1D1D6, dark: 0x3A3A3C),
        "systemGray5": Look(0xE5E5EA, dark: 0x2C2C2E),
        "systemGray6": Look(0xF2F2F7, dark: 0x1C1C1E),
        "systemBackground": Look(0xFFFFFF, dark: 0x000000),
        "secondarySystemBackground": Look(0xF2F2F7, dark: 0x1C1C1E),
        "tertiarySystemBackground": Look(0xFFFFFF, dark: 0x2C2C2E),
        "label": Look(0x000000, dark: 0xFFFFFF),
        "link": Look(0x007AFF, dark: 0x0984FF),
        "secondaryLabel": Look(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6),
        "tertiaryLabel": Look(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3),
        "quaternaryLabel": Look(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16),
        "separator": Look(0x3C3C43, 0.29, dark: 0x545458, 0.6),
        "systemGroupedBackground": Look(0xF2F2F7, dark: 0x000000),
        "secondarySystemGroupedBackground": Look(0xFFFFFF, dark: 0x1C1C1E),
        "tertiarySystemGroupedBackground": Look(0xF2F2F7, dark: 0x2C2C2E),
        "systemFill": Look(0x787880, 0.2, dark: 0x787880, 0.36),
        "secondarySystemFill": Look(0x787880, 0.16, dark: 0x787880, 0.32),
        "tertiarySystemFill": Look(0x767680, 0.12, dark: 0x767680, 0.24),
        "quaternarySystemFill": Look(0x747480, 0.08, dark: 0x767680, 0.18),
        "placeholderText": Look(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3),
        "opaqueSeparator": Look(0xC6C6C8, dark: 0x38383A),
        "lightText": Look(0xFFFFFF, 0.6, dark: 0xFFFFFF, 0.6),
        "darkText": Look(0x000000, dark: 0x000000),
    ]
}
