import DisplayList
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite("UIKit's colors in SwiftUI")
struct ElevatedColorTests {
    private func shown(_ color: SwiftUICore.Color, _ scheme: ColorScheme, isRaised: Bool = false) -> DisplayColor {
        var environment = EnvironmentValues()
        (environment.colorScheme, environment.isRaised) = (scheme, isRaised)
        return color.displayColor(in: environment)
    }

    @Test func `the backgrounds are lighter in dark presentations, by whichever name`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let ground = Color(uiColor: .systemBackground)
        #expect(shown(ground, .light, isRaised: true) == DisplayColor(code: 0xFFFFFF))
        #expect(shown(ground, .dark) == DisplayColor(code: 0x000000))
        #expect(shown(ground, .dark, isRaised: true) == DisplayColor(code: 0x1C1C1E))
        #expect(shown(Color(.tertiarySystemGroupedBackground), .dark, isRaised: true) == DisplayColor(code: 0x3A3A3C))
        #expect(UIColor.systemBackground.resolvedColor(with: dark) == UIColor.black)
        let again = Color(uiColor: UIColor(ground))
        #expect(shown(again, .dark, isRaised: true) == DisplayColor(code: 0x1C1C1E))
    }

    @Test func `a dynamic color is asked with the level of the place`() {
        let levels = UIColor { $0.userInterfaceLevel == .elevated ? .white : .black }
        #expect(shown(Color(uiColor: levels), .dark, isRaised: true) == DisplayColor(code: 0xFFFFFF))
        #expect(shown(Color(uiColor: levels), .dark) == DisplayColor(code: 0x000000))
        let elevated = UITraitCollection(userInterfaceLevel: .elevated)
        #expect(elevated != UITraitCollection())
        #expect(elevated.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    }

    @Test func `both frameworks have the same colors`() {
        let pairs: [(Color, UIColor)] = [
            (.red, .systemRed), (.orange, .systemOrange), (.yellow, .systemYellow), (.green, .systemGreen),
            (.mint, .systemMint), (.teal, .systemTeal), (.cyan, .systemCyan), (.blue, .systemBlue),
            (.indigo, .systemIndigo), (.purple, .systemPurple), (.pink, .systemPink), (.brown, .systemBrown),
            (.gray, .systemGray), (.primary, .label), (.secondary, .secondaryLabel),
        ]
        for (color, uiColor) in pairs {
            for scheme in [ColorScheme.light, .dark] {
                #expect(shown(color, scheme) == shown(Color(uiColor: uiColor), scheme), "\(color)")
            }
        }
    }
}
