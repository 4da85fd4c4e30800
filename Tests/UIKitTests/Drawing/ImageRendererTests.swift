import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Images that are drawn")
struct ImageRendererTests {
    private struct Pixel: Equatable, CustomStringConvertible {
        let red, green, blue, alpha: UInt8
        var description: String { "\(red) \(green) \(blue) \(alpha)" }
        static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
        static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
        static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
    }

    /// The pixels, top row first.
    private func pixels(_ image: UIImage) throws -> [[Pixel]] {
        let bitmap = try #require(image.cgImage)
        let data = try #require(bitmap.dataProvider?.data)
        return (0..<bitmap.height).map { row in
            (0..<bitmap.width).map { column in
                let place = row * bitmap.bytesPerRow + column * 4
                return Pixel(red: data[place + 2], green: data[place + 1], blue: data[place], alpha: data[place + 3])
            }
        }
    }

    private func renderer(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIGraphicsImageRenderer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test func `the origin is the top left corner, and there are scale pixels a point`() throws {
        let image = renderer(4, 2, scale: 2).image { context in
            red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(image.size == CGSize(width: 4, height: 2) && image.scale == 2)
        let rows = try pixels(image)
        #expect(rows.count == 4 && rows[0].count == 8)
        #expect(rows[1][1] == .red && rows[2][1] == .clear && rows[1][2] == .clear)
    }

    @Test func `a renderer draws with bounds that begin elsewhere`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 2, height: 2), format: format).image {
            blue.setFill()
            $0.fill(CGRect(x: 11, y: 11, width: 1, height: 1))
        }
        let rows = try pixels(image)
        #expect(rows == [[.clear, .clear], [.clear, .blue]])
    }

    @Test func `an image can be drawn into another, upright, and what was drawn so far is one`() throws {
        let half = renderer(2, 2).image {
            red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        var early: UIImage?
        let whole = renderer(2, 4).image { context in
            half.draw(at: CGPoint(x: 0, y: 2))
            early = context.currentImage
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        }
        #expect(try pixels(#require(early)).map { $0[0] } == [.clear, .clear, .red, .clear])
        #expect(try pixels(whole).allSatisfy { $0[0].alpha == 255 })
    }

    @Test func `an opaque image has no transparency`() throws {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, true)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in }
        #expect(try pixels(image)[0][0].alpha == 255)
    }

    @Test func `a shadow falls downwards, as far as there are pixels in its points`() throws {
        let image = renderer(4, 8, scale: 2).image { context in
            red.setFill()
            context.cgContext.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        let column = try pixels(image).map { $0[2] }
        #expect(column[2] == .red && column[6] == .clear && column[10] == .blue && column[14] == .clear)
    }

    @Test func `text is drawn where it is measured, in its colour`() throws {
        let text = NSAttributedString(
            string: "Kissa 喫茶", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: blue])
        let size = text.size()
        let image = renderer(200, 60).image { _ in text.draw(at: CGPoint(x: 40, y: 20)) }
        let rows = try pixels(image)
        let inked = rows.enumerated().flatMap { row, line in
            line.enumerated().filter { $0.element.alpha > 64 }.map { (x: $0.offset, y: row, pixel: $0.element) }
        }
        #expect(inked.count > 200)
        let box = CGRect(x: 40, y: 20, width: size.width, height: size.height)
        for spot in inked { #expect(box.contains(CGPoint(x: spot.x, y: spot.y)), "\(spot)") }
        #expect(inked.allSatisfy { $0.pixel.red == 0 && $0.pixel.blue == $0.pixel.alpha })
        #expect(inked.contains { CGFloat($0.x) > 40 + size.width * 0.85 })
    }

    @Test func `underlines are drawn below the baseline`() throws {
        let image = renderer(60, 30).image { _ in
            "____".draw(at: .zero, withAttributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
        }
        let without = renderer(60, 30).image { _ in "____".draw(at: .zero, withAttributes: nil) }
        #expect(try pixels(image) != pixels(without))
    }

    @Test func `the older functions draw the same`() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 1)
        red.set()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(try pixels(image) == [[.red, .clear]])
    }

    @Test func `without room there is an empty image, and nothing is drawn outside of a context`() {
        #expect(renderer(0, 10).image { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) }.size == .zero)
        UIBezierPath(rect: .zero).fill()
        red.setFill()
        "nowhere".draw(at: .zero, withAttributes: nil)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `a context of UIKit's leads to pixels, one of Core Graphics' to itself`() throws {
        let plain = try #require(
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
        #expect(plain.ctm == .identity)
        _ = renderer(10, 10, scale: 2).image { context in
            #expect(context.cgContext.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
            #expect(context.cgContext.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 2, y: 18))
        }
    }
}

@Suite("Bézier paths")
struct BezierPathTests {
    @Test func `an arc goes clockwise as seen in a view`() {
        let arc = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(arc.currentPoint.x) < 1e-9 && abs(arc.currentPoint.y - 10) < 1e-9)
        #expect(arc.bounds.insetBy(dx: -0.01, dy: -0.01).contains(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(arc.bounds.width < 10.01 && arc.bounds.height < 10.01)
    }

    @Test func `only the corners that are named are round`() {
        let rect = CGRect(x: 10, y: 10, width: 40, height: 20)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
        let bounds = path.bounds
        #expect(abs(bounds.minX - rect.minX) < 1e-9 && abs(bounds.maxX - rect.maxX) < 1e-9)
        #expect(abs(bounds.minY - rect.minY) < 1e-9 && abs(bounds.maxY - rect.maxY) < 1e-9)
        #expect(!path.contains(CGPoint(x: 11, y: 11)) && !path.contains(CGPoint(x: 49, y: 29)))
        #expect(path.contains(CGPoint(x: 49, y: 11)) && path.contains(CGPoint(x: 11, y: 29)))
    }

    @Test func `a path turned round has the same line, and makes a hole in another`() {
        let inner = UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 20, height: 20))
        let outer = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(inner.reversing().bounds == inner.bounds)
        #expect(inner.reversing().reversing().cgPath == inner.cgPath)
        let same = UIBezierPath(cgPath: outer.cgPath)
        same.append(inner)
        let hole = UIBezierPath(cgPath: outer.cgPath)
        hole.append(inner.reversing())
        let isOpposite = same.contains(CGPoint(x: 30, y: 30)) != hole.contains(CGPoint(x: 30, y: 30))
        #expect(isOpposite)
    }

    @Test func `a copy is a path of its own with the same pen`() throws {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.setLineDash([3, 2], count: 2, phase: 1)
        path.lineWidth = 4
        let copy = try #require(path.copy() as? UIBezierPath)
        #expect(copy == path && copy.lineWidth == 4)
        path.addLine(to: CGPoint(x: 10, y: 10))
        #expect(copy != path && copy.currentPoint == CGPoint(x: 10, y: 0))
        var (count, phase) = (0, CGFloat(0))
        copy.getLineDash(nil, count: &count, phase: &phase)
        #expect(count == 2 && phase == 1)
    }
}
