import Testing
import UIKit

@MainActor
@Suite("Names of colors")
struct ColorNameTests {
    @Test func `a color has a name in words`() {
        let named: [(UIColor, String)] = [
            (.red, "red"), (.green, "green"), (.blue, "blue"), (.yellow, "yellow"), (.orange, "orange"),
            (.black, "black"), (.white, "white"), (.gray, "gray"), (.clear, "transparent"),
            (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
            (UIColor(red: 1, green: 0.7, blue: 0.7, alpha: 1), "light red"),
        ]
        for (color, name) in named { #expect(color.accessibilityName == name) }
    }
}
