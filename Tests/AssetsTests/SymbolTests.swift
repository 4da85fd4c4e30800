import CoreGraphics
import DrawingValues
import Foundation
import TestSupport
import Testing

@testable import Assets

@Suite struct SymbolTests {
    @Test(arguments: [
        "xmark", "paperplane.fill", "cup.and.saucer.fill", "cloud.fill", "square", "square.fill", "circle", "person",
        "calendar", "chevron.left", "play.fill", "pause.fill", "forward.end", "forward.end.fill", "trash", "plus",
        "gear", "heart.fill", "star.fill", "xmark.circle.fill", "arrow.clockwise", "bubble.left.fill",
    ])
    func `a common symbol is there`(name: String) throws {
        let symbol = try #require(SymbolLibrary.symbol(named: name))
        #expect(!symbol.path.isEmpty)
        #expect(symbol.viewBox.width == 16 && symbol.viewBox.height == 16)
    }

    @Test func `every name of the table has a drawing`() {
        let names = SymbolNames.tabulated.flatMap { [$0, $0 + ".fill"] }
        #expect(names.count > 400)
        #expect(names.filter { SymbolLibrary.symbol(named: $0) == nil } == [])
    }

    @Test func `every drawing of the project is sound`() throws {
        for name in SymbolDrawings.names {
            let symbol = try #require(SymbolLibrary.symbol(named: name), "\(name)")
            let bounds = symbol.path.elements.flatMap(\.points)
            #expect(bounds.count > 3, "\(name)")
            #expect(bounds.allSatisfy { (0...16).contains($0.x) && (0...16).contains($0.y) }, "\(name)")
            #expect(SymbolLibrary.symbol(named: name + ".fill") == symbol)
        }
    }

    @Test func `the names that Apple's samples use have symbols`() throws {
        let file = Bundle.module.bundleURL.appendingPathComponent("Fixtures/SymbolNames.txt")
        let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(names.count > 1000)
        let missing = names.filter { SymbolLibrary.symbol(named: $0) == nil }
        #expect(missing == [])
    }

    @Test(arguments: SymbolSketches.names)
    func `every sketch is sound`(name: String) throws {
        let symbol = try #require(SymbolSketches.symbol(named: name))
        let points = symbol.path.elements.flatMap(\.points)
        #expect(points.count > 3)
        #expect(points.allSatisfy { (-0.1...16.1).contains($0.x) && (-0.1...16.1).contains($0.y) })
    }

    @Test(arguments: "abcdefghijklmnopqrstuvwxyz0123456789".map(String.init))
    func `a letter or a digit stands in a circle`(name: String) throws {
        let symbol = try #require(SymbolLibrary.symbol(named: name + ".circle"))
        let circle = try #require(SymbolLibrary.symbol(named: "circle"))
        #expect(symbol.path.elements.count > circle.path.elements.count)
    }

    @Test(arguments: [
        ("pencil.circle", "pencil"), ("ellipsis.circle.fill", "ellipsis"),
        ("list.bullet.rectangle.portrait", "list.bullet"),
        ("folder.badge.minus", "folder"), ("car.2", "car"), ("plus.square.on.square", "plus.square"),
        ("circle.tophalf.filled", "circle"), ("location.magnifyingglass", "magnifyingglass"),
        ("square.and.arrow.up.badge.clock", "square.and.arrow.up"), ("bolt.horizontal", "bolt"),
    ])
    func `a composed symbol differs from what it is made of`(name: String, part: String) throws {
        let symbol = try #require(SymbolLibrary.symbol(named: name))
        #expect(symbol != SymbolLibrary.symbol(named: part))
    }

    @Test func `a line becomes an outline around it, and a ring has a hole`() {
        let line = SymbolSketch("w 2; l 2 8 14 8").path
        #expect(isNear(line.boundingBoxOfPath, CGRect(x: 1, y: 7, width: 14, height: 2)))
        #expect(line.contains(CGPoint(x: 1.2, y: 8), using: .winding))
        #expect(!line.contains(CGPoint(x: 1.1, y: 7.2), using: .winding))
        let ring = SymbolSketch("w 2; o 8 8 5").path
        #expect(isNear(ring.boundingBoxOfPath, CGRect(x: 2, y: 2, width: 12, height: 12)))
        #expect(ring.contains(CGPoint(x: 8, y: 3), using: .winding))
        #expect(!ring.contains(CGPoint(x: 8, y: 8), using: .winding))
    }

    @Test func `arcs have round ends, and rectangles round corners inside and out`() {
        let arc = SymbolSketch("w 2; a 8 8 5 0 90").path
        #expect(isNear(arc.boundingBoxOfPath, CGRect(x: 7, y: 7, width: 7, height: 7)))
        let (corner, middle) = (
            CGPoint(x: 13.9, y: 7.1), CGPoint(x: 8 + 5 / 2.0.squareRoot(), y: 8 + 5 / 2.0.squareRoot())
        )
        #expect(arc.contains(middle, using: .winding) && !arc.contains(corner, using: .winding))
        let frame = SymbolSketch("w 2; r 3 3 10 10 2").path
        #expect(isNear(frame.boundingBoxOfPath, CGRect(x: 2, y: 2, width: 12, height: 12)))
        #expect(frame.contains(CGPoint(x: 8, y: 2.5), using: .winding))
        #expect(!frame.contains(CGPoint(x: 8, y: 8), using: .winding))
        #expect(!frame.contains(CGPoint(x: 2.2, y: 2.2), using: .winding))
    }

    private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        zip([one.minX, one.minY, one.maxX, one.maxY], [other.minX, other.minY, other.maxX, other.maxY])
            .allSatisfy { abs($0 - $1) < 0.01 }
    }

    @Test(arguments: [("left", 4.0, 8.0), ("right", 12, 8), ("top", 8, 4), ("bottom", 8, 12)])
    func `the half of a circle that the name says is filled`(half: String, x: Double, y: Double) throws {
        let suffix = ["left": "lefthalf", "right": "righthalf", "top": "tophalf", "bottom": "bottomhalf"][half]!
        let symbol = try #require(SymbolLibrary.symbol(named: "circle.\(suffix).filled"))
        #expect(symbol.path.contains(CGPoint(x: x, y: y), using: .winding))
        #expect(!symbol.path.contains(CGPoint(x: 16 - x, y: 16 - y), using: .winding))
    }

    @Test(arguments: [
        "bell.circle", "star.circle.fill", "chevron.right.circle", "trash.square.fill", "star.slash", "flag.slash.fill",
        "goforward.15", "figure.yoga", "folder.badge.gearshape", "person.crop.circle.badge.checkmark",
        "eurosign.circle",
        "figure.run.circle.fill", "cart.fill.badge.plus",
    ])
    func `a name that is not drawn is composed`(name: String) throws {
        let symbol = try #require(SymbolLibrary.symbol(named: name))
        let points = symbol.path.elements.flatMap(\.points)
        #expect(points.allSatisfy { (-0.5...16.5).contains($0.x) && (-0.5...16.5).contains($0.y) })
    }

    @Test func `a filled frame is cut around its symbol`() throws {
        let plain = try #require(SymbolLibrary.symbol(named: "bell.circle"))
        let filled = try #require(SymbolLibrary.symbol(named: "bell.circle.fill"))
        #expect(filled.usesEvenOddRule)
        #expect(plain.path != filled.path)
        let circle = try #require(SymbolLibrary.symbol(named: "circle")).path.elements
        #expect(Array(plain.path.elements.prefix(circle.count)) == circle)
    }

    @Test func `a hand that points elsewhere is turned`() throws {
        let tip: (String) throws -> CGPoint = { name in
            let symbol = try #require(SymbolLibrary.symbol(named: "hand.point." + name))
            let box = symbol.path.elements.flatMap(\.points)
            let middle = CGPoint(x: 8, y: 8)
            return box.max { hypot($0.x - middle.x, $0.y - middle.y) < hypot($1.x - middle.x, $1.y - middle.y) }
                ?? middle
        }
        let (up, down) = (try tip("up"), try tip("down"))
        #expect(abs(up.x + down.x - 16) < 0.01 && abs(up.y + down.y - 16) < 0.01)
        #expect(try tip("left") != tip("right"))
    }

    @Test func `a filled symbol differs from the plain one where both are drawn`() {
        #expect(SymbolLibrary.symbol(named: "heart") != SymbolLibrary.symbol(named: "heart.fill"))
        #expect(SymbolLibrary.symbol(named: "heart") == SymbolLibrary.symbol(named: "heart"))
    }

    @Test(arguments: [
        "no.such.symbol", "", "../heart", "heart/../star", "heart.fill.svg", ".circle", "no.such.circle",
        "circle..fill", "badge.plus", "slash.slash.x",
    ])
    func `an unknown name is no symbol`(name: String) {
        #expect(SymbolLibrary.symbol(named: name) == nil)
    }

    @Test func `several shapes become one path`() throws {
        let svg = """
            <svg viewBox="0 0 16 16"><path fill-rule="evenodd" d="M0 0h1z"/><path d="m4 4h1z"/>
            <circle cx="8" cy="8" r="2"/><rect x="1" y="2" width="3" height="4"/>
            <rect width="4" height="4" rx="1"/><ellipse cx="8" cy="8" rx="2" ry="1"/></svg>
            """
        let symbol = try #require(Symbol(svg: svg))
        #expect(symbol.usesEvenOddRule)
        var expected = PathGeometry(svg: "M0 0h1zM4 4h1z")
        expected.addEllipse(in: CGRect(x: 6, y: 6, width: 4, height: 4))
        expected.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        expected.addRoundedRect(in: CGRect(x: 0, y: 0, width: 4, height: 4), cornerWidth: 1, cornerHeight: 1)
        expected.addEllipse(in: CGRect(x: 6, y: 7, width: 4, height: 2))
        #expect(symbol.path == expected)
    }

    @Test func `what is not one path is refused`() {
        #expect(Symbol(svg: "<svg viewBox='0 0 1 1'><path transform='scale(2)' d='M0 0'/></svg>") == nil)
        #expect(Symbol(svg: "<svg viewBox='0 0 1 1'></svg>") == nil)
        #expect(Symbol(svg: "<svg><path d='M0 0h1'/></svg>") == nil)
        #expect(Symbol(svg: "<svg viewBox='0 0 1 1'><path d='M0 0") == nil)
    }

    @Test func `damaged markup ends`() {
        var generator = SeededRandom(seed: 4)
        let sound = Array("<svg viewBox='0 0 1 1'><!-- c --><path d = \"M0 0\" fill /><g a='&lt;'></g></svg>".utf8)
        for _ in 0..<3000 {
            let text = String(decoding: generator.damaged(sound), as: UTF8.self)
            #expect(MarkupTags(text).reduce(0) { count, _ in count + 1 } <= text.count)
        }
    }
}
