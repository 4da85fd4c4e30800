import CoreGraphics
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
        #expect(symbol.path.hasPrefix("M"))
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
            let bounds = PathGeometry(svg: symbol.path).elements.flatMap(\.points)
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
        let points = PathGeometry(svg: symbol.path).elements.flatMap(\.points)
        #expect(points.count > 3)
        #expect(points.allSatisfy { (-0.1...16.1).contains($0.x) && (-0.1...16.1).contains($0.y) })
    }

    @Test(arguments: "abcdefghijklmnopqrstuvwxyz0123456789".map(String.init))
    func `a letter or a digit stands in a circle`(name: String) throws {
        let symbol = try #require(SymbolLibrary.symbol(named: name + ".circle"))
        let circle = try #require(SymbolLibrary.symbol(named: "circle"))
        #expect(symbol.path.count > circle.path.count)
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
        #expect(SymbolSketch("w 2; l 2 8 14 8").path == "M2 7L14 7A1 1 0 0 1 14 9L2 9A1 1 0 0 1 2 7Z")
        let ring = SymbolSketch("w 2; o 8 8 5").path
        #expect(ring == "M14 8A6 6 0 1 1 2 8A6 6 0 1 1 14 8ZM12 8A4 4 0 1 0 4 8A4 4 0 1 0 12 8Z")
    }

    @Test(arguments: [
        "bell.circle", "star.circle.fill", "chevron.right.circle", "trash.square.fill", "star.slash", "flag.slash.fill",
        "goforward.15", "figure.yoga", "folder.badge.gearshape", "person.crop.circle.badge.checkmark",
        "eurosign.circle",
        "figure.run.circle.fill", "cart.fill.badge.plus",
    ])
    func `a name that is not drawn is composed`(name: String) throws {
        let symbol = try #require(SymbolLibrary.symbol(named: name))
        let points = PathGeometry(svg: symbol.path).elements.flatMap(\.points)
        #expect(points.allSatisfy { (-0.5...16.5).contains($0.x) && (-0.5...16.5).contains($0.y) })
    }

    @Test func `a filled frame is cut around its symbol`() throws {
        let plain = try #require(SymbolLibrary.symbol(named: "bell.circle"))
        let filled = try #require(SymbolLibrary.symbol(named: "bell.circle.fill"))
        #expect(filled.usesEvenOddRule)
        #expect(plain.path != filled.path)
        #expect(plain.path.hasPrefix(try #require(SymbolLibrary.symbol(named: "circle")).path))
    }

    @Test func `a hand that points elsewhere is turned`() throws {
        let tip: (String) throws -> CGPoint = { name in
            let symbol = try #require(SymbolLibrary.symbol(named: "hand.point." + name))
            let box = PathGeometry(svg: symbol.path).elements.flatMap(\.points)
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
        let expected =
            "M0 0h1zM0 0m4 4h1zM10.0 8.0A2.0 2.0 0 1 1 6.0 8.0A2.0 2.0 0 1 1 10.0 8.0ZM1.0 2.0h3.0v4.0h-3.0Z"
            + "M1.0 0.0h2.0a1.0 1.0 0 0 1 1.0 1.0v2.0a1.0 1.0 0 0 1 -1.0 1.0h-2.0a1.0 1.0 0 0 1 -1.0 -1.0v-2.0"
            + "a1.0 1.0 0 0 1 1.0 -1.0ZM10.0 8.0A2.0 1.0 0 1 1 6.0 8.0A2.0 1.0 0 1 1 10.0 8.0Z"
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
