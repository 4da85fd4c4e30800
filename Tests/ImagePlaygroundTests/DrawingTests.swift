import CoreGraphics
import Testing

@testable import ImagePlayground

@Suite struct DrawingTests {
    /// The colors in a picture, quantized coarsely.
    private func colours(_ picture: Picture, _ manner: Manner) throws -> Set<Int> {
        let image = try #require(Bitmap.image(of: Painter.marks(for: picture, manner: manner, seed: 4), side: 64))
        let colours = try #require(Colours(of: image))
        var seen: Set<Int> = []
        for x in stride(from: 1.0, to: 100, by: 2) {
            for y in stride(from: 1.0, to: 100, by: 2) {
                let tint = colours.tint(x, y)
                seen.insert(Int(tint.red * 7) * 64 + Int(tint.green * 7) * 8 + Int(tint.blue * 7))
            }
        }
        return seen
    }

    @Test func `every figure is drawn unlike the others and never blank`() throws {
        var pictures: [Data: String] = [:]
        for (words, meaning) in Vocabulary.animals + Vocabulary.others + Vocabulary.things {
            let picture = Picture(subjects: [Picture.Subject(figure: try #require(meaning.figure))])
            #expect(try colours(picture, .animation).count > 6, "\(words)")
            let marks = Painter.marks(for: picture, manner: .animation, seed: 4)
            let data = try #require(Bitmap.image(of: marks, side: 64)?.pngData)
            #expect(pictures.updateValue(words, forKey: data) == nil, "\(words)")
        }
    }

    @Test(arguments: Garment.Kind.allCases)
    func `every garment changes the picture`(kind: Garment.Kind) throws {
        var look = Look()
        let bare = Painter.marks(for: picture(look), manner: .sketch, seed: 2)
        look.garments = [Garment(kind: kind)]
        #expect(Painter.marks(for: picture(look), manner: .sketch, seed: 2).count > bare.count)
    }

    @Test(arguments: Setting.allCases, Manner.allCases)
    func `every setting changes the picture`(setting: Setting, manner: Manner) throws {
        var placed = picture(Look())
        placed.setting = setting
        let bare = try #require(
            Bitmap.image(of: Painter.marks(for: picture(Look()), manner: manner, seed: 2), side: 48)?.pngData)
        let data = try #require(
            Bitmap.image(of: Painter.marks(for: placed, manner: manner, seed: 2), side: 48)?.pngData)
        #expect(bare != data)
    }

    @Test(arguments: Pattern.allCases)
    func `every pattern is seen`(pattern: Pattern) throws {
        var look = Look()
        let plain = Bitmap.image(of: Painter.marks(for: picture(look), manner: .animation, seed: 2), side: 64)
        look.pattern = pattern
        let marked = Bitmap.image(of: Painter.marks(for: picture(look), manner: .animation, seed: 2), side: 64)
        #expect(try #require(plain?.pngData) != #require(marked?.pngData))
    }

    @Test func `a colour that is named is seen`() throws {
        var look = Look()
        look.tint = Tint(0x2040E0)
        let blue = try colours(picture(look), .animation).filter { $0 & 7 >= 5 && $0 >> 6 <= 2 }
        #expect(!blue.isEmpty)
    }

    @Test func `strangers look like their names`() {
        func body(_ name: String) -> Int {
            Painter.marks(
                for: Picture(subjects: [Picture.Subject(figure: Stranger(name: name))]), manner: .animation, seed: 1
            ).count
        }
        #expect(body("zikt") == body("zikt"))
        #expect(Set(["zikt", "moomolo", "perrywinkle", "ab"].map(body)).count > 1)
    }

    @Test func `strangers of any name are drawn`() throws {
        for name in ["", "?", "x", String(repeating: "ka", count: 400), "ぽよぽよ", "🦊🦊"] {
            let picture = Picture(subjects: [Picture.Subject(figure: Stranger(name: name))])
            #expect(try colours(picture, .sketch).count > 4, "\(name)")
        }
    }

    private func picture(_ look: Look) -> Picture {
        Picture(subjects: [Picture.Subject(figure: Creature.bear, look: look)])
    }
}
