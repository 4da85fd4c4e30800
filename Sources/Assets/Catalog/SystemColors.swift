import CoreGraphics
import DrawingValues

/// The system's colors, as Apple publishes them for iOS 26
/// ([HIG, Color](https://developer.apple.com/design/human-interface-guidelines/color)). The keys are the names of `UIColor`'s
/// properties; color sets append `Color` to them.
package enum SystemColors {
    /// The variants of a color.
    package struct Look: Sendable {
        /// The color in light mode.
        package let light: RGBA
        /// The color in dark mode.
        package let dark: RGBA
        /// The color in dark mode in front of other content, as in a sheet: backgrounds are lighter there.
        package let raised: RGBA

        fileprivate init(_ light: Int, _ alpha: Double = 1, dark: Int, _ darkAlpha: Double = 1, raised: Int? = nil) {
            (self.light, self.dark) = (RGBA(code: light, alpha: alpha), RGBA(code: dark, alpha: darkAlpha))
            self.raised = RGBA(code: raised ?? dark, alpha: darkAlpha)
        }

        /// The variant for a mode and a place: behind other content, or raised in front of it.
        package func color(isDark: Bool, isRaised: Bool) -> RGBA {
            guard isDark else { return light }
            return isRaised ? raised : dark
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
        "systemRed": Look(0xFF383C, dark: 0xFF4245),
        "systemOrange": Look(0xFF8D28, dark: 0xFF9230),
        "systemYellow": Look(0xFFCC00, dark: 0xFFD600),
        "systemGreen": Look(0x34C759, dark: 0x30D158),
        "systemMint": Look(0x00C8B3, dark: 0x00DAC3),
        "systemTeal": Look(0x00C3D0, dark: 0x00D2E0),
        "systemCyan": Look(0x00C0E8, dark: 0x3CD3FE),
        "systemBlue": Look(0x0088FF, dark: 0x0091FF),
        "systemIndigo": Look(0x6155F5, dark: 0x6D7CFF),
        "systemPurple": Look(0xCB30E0, dark: 0xDB34F2),
        "systemPink": Look(0xFF2D55, dark: 0xFF375F),
        "systemBrown": Look(0xAC7F5E, dark: 0xB78A66),
        "systemGray": Look(0x8E8E93, dark: 0x8E8E93),
        "systemGray2": Look(0xAEAEB2, dark: 0x636366),
        "systemGray3": Look(0xC7C7CC, dark: 0x48484A),
        "systemGray4": Look(0xD1D1D6, dark: 0x3A3A3C),
        "systemGray5": Look(0xE5E5EA, dark: 0x2C2C2E),
        "systemGray6": Look(0xF2F2F7, dark: 0x1C1C1E),
        "systemBackground": Look(0xFFFFFF, dark: 0x000000, raised: 0x1C1C1E),
        "secondarySystemBackground": Look(0xF2F2F7, dark: 0x1C1C1E, raised: 0x2C2C2E),
        "tertiarySystemBackground": Look(0xFFFFFF, dark: 0x2C2C2E, raised: 0x3A3A3C),
        "label": Look(0x000000, dark: 0xFFFFFF),
        "link": Look(0x007AFF, dark: 0x0984FF),
        "secondaryLabel": Look(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6),
        "tertiaryLabel": Look(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3),
        "quaternaryLabel": Look(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16),
        "separator": Look(0x3C3C43, 0.29, dark: 0x545458, 0.6),
        "systemGroupedBackground": Look(0xF2F2F7, dark: 0x000000, raised: 0x1C1C1E),
        "secondarySystemGroupedBackground": Look(0xFFFFFF, dark: 0x1C1C1E, raised: 0x2C2C2E),
        "tertiarySystemGroupedBackground": Look(0xF2F2F7, dark: 0x2C2C2E, raised: 0x3A3A3C),
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
