import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Images in attributed strings")
struct TextAttachmentTests {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    private func label(_ attachment: NSTextAttachment) -> UILabel {
        let text = NSMutableAttributedString(string: "a")
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: "b"))
        let label = UILabel()
        label.attributedText = text
        label.sizeToFit()
        return label
    }

    private func runs(_ label: UILabel) throws -> [TextContent.Run] {
        let drawing = try #require(label.drawing())
        guard case .text(let content) = drawing.content else { return [] }
        return content.lines.flatMap(\.runs)
    }

    @Test func `an image stands on the baseline between the characters`() throws {
        let attachment = NSTextAttachment(image: image)
        attachment.accessibilityLabel = "red"
        let runs = try runs(label(attachment))
        let place = try #require(runs.firstIndex { $0.extras.image != nil })
        let run = runs[place]
        #expect(run.width == 30)
        #expect(run.extras.image?.ascent == 20 && run.extras.image?.height == 20)
        #expect(run.extras.image?.label == "red")
        #expect(runs[..<place].map(\.text).joined() == "a" && runs[(place + 1)...].map(\.text).joined() == "b")
    }

    @Test func `bounds say how large the image is and how far below the baseline`() throws {
        let attachment = NSTextAttachment()
        attachment.image = image
        attachment.bounds = CGRect(x: 0, y: -4, width: 15, height: 10)
        let image = try #require(try runs(label(attachment)).compactMap(\.extras.image).first)
        #expect(image.ascent == 6 && image.height == 10)
    }

    @Test func `a symbol has the text's colour and is beside the capital letters`() throws {
        let symbol = try #require(UIImage(systemName: "star.fill"))
        let image = try #require(try runs(label(NSTextAttachment(image: symbol))).compactMap(\.extras.image).first)
        guard case .bitmap(_, let tint, _) = image.drawing else { return #expect(Bool(false), "no bitmap") }
        #expect(tint != nil)
        #expect(image.ascent < image.height)
    }

    @Test func `an image is drawn in a bitmap with the text`() throws {
        let text = NSAttributedString(attachment: NSTextAttachment(image: image))
        let bitmap = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in text.draw(at: .zero) }
        let pixels = try #require(bitmap.cgImage?.dataProvider?.data as Data?)
        #expect(pixels.contains { $0 == 255 })
    }

    @Test func `only the ranges with an attachment contain one`() {
        let text = NSMutableAttributedString(string: "ab")
        text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
        #expect(text.containsAttachments(in: NSRange(location: 0, length: 3)))
        #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
    }
}
