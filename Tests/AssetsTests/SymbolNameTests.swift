import CoreGraphics
import DrawingValues
import TestSupport
import Testing

@testable import Assets

/// Which names have symbols, and of what those are composed.
@Suite("Names of symbols")
struct SymbolNameTests {
    private func symbol(_ name: String) throws -> Symbol {
        try #require(SymbolLibrary.symbol(named: name), "\(name)")
    }

    /// Whether the point is inside of the symbol's outline.
    private func isDrawn(_ name: String, at x: Double, _ y: Double) throws -> Bool {
        let symbol = try symbol(name)
        return symbol.path.contains(CGPoint(x: x, y: y), using: symbol.usesEvenOddRule ? .evenOdd : .winding)
    }

    @Test(arguments: ["on", "and", "below", "fill", "inset", "fill.fill", "badge", "radiowaves", "page"])
    func `a word that only joins other names is no symbol`(word: String) {
        #expect(SymbolLibrary.symbol(named: word) == nil)
    }

    @Test(arguments: [
        "plus.square.fill.on.square.fill", "photo.fill.on.rectangle.fill", "plus.rectangle.fill.on.folder.fill",
    ])
    func `a filled symbol is before a filled one`(name: String) throws {
        let front = try symbol(name.split(separator: ".").prefix { $0 != "on" }.joined(separator: "."))
        #expect(try symbol(name).path.elements.count > front.path.elements.count)
    }

    @Test(arguments: [
        "apple.logo", "applewatch.radiowaves.left.and.right", "bathtub.fill", "bell.and.waves.left.and.right",
        "book.pages",
        "bubble", "bubble.left.and.text.bubble.right", "clock.arrow.trianglehead.counterclockwise.rotate.90",
        "cloud.moon.rain", "computermouse", "curtains.closed", "dollarsign.arrow.circlepath", "flask", "gauge.high",
        "hand.raised.fingers.spread", "iphone.radiowaves.left.and.right", "lightbulb.max", "list.bullet.clipboard.fill",
        "location.north.line", "macbook.and.iphone", "microphone.slash.fill", "moonphase.full.moon.inverse", "oven",
        "parentheses", "person.2.wave.2", "person.crop.circle.dashed", "point.3.connected.trianglepath.dotted",
        "popcorn",
        "rectangle.compress.vertical", "rectangle.on.rectangle.angled", "refrigerator", "rublesign.circle",
        "shield.checkered", "shower", "smiley", "sofa.fill", "stairs", "stroller", "suitcase.rolling", "sun.rain",
        "teddybear", "text.page", "toilet", "truck.box.fill", "visionpro", "washer", "wifi.router", "wonsign.circle",
        "arrow.trianglehead.branch", "arrow.up.backward.circle",
        "exclamationmark.arrow.trianglehead.2.clockwise.rotate.90",
    ])
    func `a name that many apps use has a symbol`(name: String) throws {
        let bounds = try symbol(name).path.boundingBoxOfPath
        #expect(CGRect(x: -0.5, y: -0.5, width: 17, height: 17).contains(bounds))
        #expect(bounds.width > 2 && bounds.height > 2)
    }

    @Test(arguments: [
        ("microphone.fill", "mic.fill"), ("text.page", "doc.text"), ("arrow.down.forward", "arrow.down.right"),
        ("inset.filled.leadinghalf.rectangle", "rectangle.lefthalf.inset.filled"),
        ("moonphase.waning.gibbous.inverse", "moonphase.waxing.crescent"),
    ])
    func `a newer name has the drawing of the older one`(name: String, older: String) throws {
        #expect(try symbol(name).path == symbol(older).path)
    }

    @Test func `three persons are three`() throws {
        #expect(try symbol("person.3").path != symbol("person.2").path)
        for x in [2.8, 8, 13.2] { #expect(try isDrawn("person.3.fill", at: x, 6.2), "\(x)") }
        // The ring of a head that isn't filled is open in its middle.
        #expect(try !isDrawn("person.3", at: 8, 5.2))
    }

    @Test func `a list below a rectangle is below it`() throws {
        let boxes = try boxes(of: symbol("list.bullet.below.rectangle").path)
        // The rectangle has an outer and an inner edge.
        let rectangle = try #require(boxes.first), list = boxes.dropFirst(2)
        #expect(list.count > 2 && list.allSatisfy { $0.minY > rectangle.maxY })
    }

    /// The frames of the separate outlines.
    private func boxes(of path: PathGeometry) -> [CGRect] {
        var outlines: [PathGeometry] = []
        for element in path.elements {
            if case .move = element { outlines.append(PathGeometry()) }
            outlines[outlines.count - 1].append(element)
        }
        return outlines.map(\.boundingBoxOfPath)
    }

    @Test(arguments: [
        ("rectangle.lefthalf.inset.filled", 4.0, 8.0), ("rectangle.inset.topright.filled", 11, 6),
        ("rectangle.bottomthird.inset.filled", 8, 10.5), ("rectangle.portrait.tophalf.inset.filled", 8, 5),
        ("square.inset.filled", 8, 8),
    ])
    func `the part that the name says is filled`(name: String, x: Double, y: Double) throws {
        #expect(try isDrawn(name, at: x, y))
        if name != "square.inset.filled" { #expect(try !isDrawn(name, at: 16 - x, 16 - y)) }
    }

    @Test(arguments: [
        ("new.moon", false, false), ("waxing.crescent", false, false), ("first.quarter", false, true),
        ("waxing.gibbous", true, true), ("full.moon", true, true), ("waning.gibbous", true, true),
        ("last.quarter", true, false), ("waning.crescent", false, false),
    ])
    func `the moon is lit from the right while it waxes`(phase: String, left: Bool, right: Bool) throws {
        #expect(try isDrawn("moonphase." + phase, at: 6.5, 8) == left)
        #expect(try isDrawn("moonphase." + phase, at: 9.5, 8) == right)
        let (start, end) = (
            try isDrawn("moonphase." + phase, at: 3.4, 8), try isDrawn("moonphase." + phase, at: 12.6, 8)
        )
        #expect(start == (phase.hasPrefix("wan") || phase.hasPrefix("last") || phase == "full.moon"))
        #expect(end == (phase.hasPrefix("wax") || phase.hasPrefix("first") || phase == "full.moon"))
    }

    @Test func `a sharp corner is whole`() {
        // The tip of a w: both of its strokes are filled up to it, and nothing beyond it.
        let path = SymbolSketch("w 1.5;l 2.4 3 5.2 13 8 5").path
        for point in [CGPoint(x: 4.5, y: 10.5), CGPoint(x: 6, y: 10.5), CGPoint(x: 5.2, y: 12.6)] {
            #expect(path.contains(point, using: .winding), "\(point)")
        }
        #expect(path.boundingBoxOfPath.maxY < 14)
    }
}
