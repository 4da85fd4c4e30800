import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Colours to and fro")
struct ColorBridgeTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        return values
    }

    @Test func `a colour for the light and the dark keeps both on its way through SwiftUI`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
        let back = UIColor(Color(uiColor: color))
        #expect(back.resolvedColor(with: light) == .red)
        #expect(back.resolvedColor(with: dark) == .white)
    }

    @Test func `SwiftUI's colour keeps both on its way through UIKit`() {
        let back = Color(UIColor(Color.primary))
        #expect(back.resolve(in: environment(.light)) == Color.black.resolve(in: environment(.light)))
        #expect(back.resolve(in: environment(.dark)) == Color.white.resolve(in: environment(.dark)))
    }

    @Test func `a fixed colour is equal to itself after the way`() {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(UIColor(Color(color)) == color)
    }

    @Test func `Core Graphics' colour comes and goes, unless it is another in the dark`() {
        let color = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        #expect(Color(cgColor: color).cgColor == color)
        #expect(Color.primary.cgColor == nil)
        #expect(
            Color(cgColor: CGColor(gray: 0.5, alpha: 1)).resolve(in: EnvironmentValues()).cgColor.components?[1] == 0.5)
    }

    @Test func `white of a colour is as light as the colour`() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor(white: 0.3, alpha: 0.5).getWhite(&white, alpha: &alpha))
        #expect(white == 0.3 && alpha == 0.5)
        #expect(UIColor.green.getWhite(&white, alpha: nil))
        #expect(white == 0.7152)
    }

    @Test func `a colour literal is a colour`() {
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    @Test func `a catalog's colour is its dark one in the dark`() throws {
        let bundle = try Self.bundle()
        let color = try #require(UIColor(named: "Tea", in: bundle))
        #expect(color.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(color.resolvedColor(with: dark) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        let always = try #require(UIColor(named: "Tea", in: bundle, compatibleWith: dark))
        #expect(always.resolvedColor(with: light) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(UIColor(named: "Coffee", in: bundle) == nil)
    }

    /// A bundle with an asset catalog with one color: red in light mode, blue in dark mode.
    private static func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colours-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Assets.xcassets/Tea.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        func components(_ red: Int, _ blue: Int) -> String {
            """
            {"color-space":"srgb","components":{"red":"\(red).0","green":"0.0","blue":"\(blue).0","alpha":"1.0"}}
            """
        }
        let contents = """
            {"colors":[{"idiom":"universal","color":\(components(1, 0))},
            {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
            "color":\(components(0, 1))}]}
            """
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        return try #require(Bundle(url: folder))
    }
}
