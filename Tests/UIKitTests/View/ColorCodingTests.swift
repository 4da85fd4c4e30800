import Foundation
import Testing
import UIKit

@Suite("Colours in archives")
struct ColorCodingTests {
    private func copy(_ color: UIColor) throws -> UIColor? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    }

    @Test func `a colour comes back from an archive`() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(try copy(color) == color)
    }

    @Test func `a dynamic colour keeps its light and its dark one`() throws {
        let back = try #require(try copy(UIColor { $0.userInterfaceStyle == .dark ? .white : .red }))
        #expect(back.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .red)
        #expect(back.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    }

    @Test func `an archive without a colour, or with one that is no number, has none`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(Double.nan, forKey: "UIRed")
        for name in ["UIGreen", "UIBlue", "UIAlpha"] { archiver.encode(0.5, forKey: name) }
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIColor(coder: coder) == nil)
        let empty = NSKeyedArchiver(requiringSecureCoding: true)
        empty.finishEncoding()
        #expect(UIColor(coder: try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)) == nil)
    }
}
