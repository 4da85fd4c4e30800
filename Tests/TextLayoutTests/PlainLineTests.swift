import Testing

@testable import TextLayout

/// Lines that HarfBuzz measures without Pango.
struct PlainLineTests {
    @Test func `a plain line is as wide as Pango makes it`() {
        let wrong = TextEngine.engine.withLock { engine in
            var generator = SplitMix(state: 4711)
            var wrong: [String] = []
            for _ in 0..<1500 {
                let span = randomSpan(&generator)
                let text = engine.prepare([span])
                let pango = engine.pango.shape(text, width: nil)
                let plain = engine.plain.line(of: text)
                guard pango.count == 1, let plain, plain.width == pango[0].width, plain.end == pango[0].end else {
                    wrong.append("\(span): \(plain?.width ?? -1), not \(pango.map(\.width))")
                    continue
                }
            }
            return wrong
        }
        #expect(wrong.isEmpty, "\(wrong.count), for example \(wrong.prefix(3))")
    }

    @Test(arguments: ["", "a\nb", "é", "日本", "👍"])
    func `what is more than a plain line is pangos`(_ text: String) {
        let line = TextEngine.engine.withLock { engine in
            engine.plain.line(of: engine.prepare([TextSpan(text: text, font: TextFont())])) == nil
        }
        #expect(line)
    }

    @Test func `a text with tracking or of two fonts is pangos`() {
        let large = TextSpan(text: "b", font: TextFont(size: 30))
        let spans = [
            [TextSpan(text: "a", font: TextFont(tracking: 1))], [TextSpan(text: "a", font: TextFont()), large],
        ]
        for spans in spans {
            #expect(TextEngine.engine.withLock { $0.plain.line(of: $0.prepare(spans)) == nil })
        }
    }
}

private func randomSpan(_ generator: inout SplitMix) -> TextSpan {
    var font = TextFont(
        design: TextFont.Design.allCases.randomElement(using: &generator) ?? .default,
        size: Double.random(in: 5...60, using: &generator), weight: Int.random(in: 1...9, using: &generator) * 100,
        isItalic: Bool.random(using: &generator))
    font.hasFixedDigits = Bool.random(using: &generator)
    // Words, numbers, and anything that can be typed.
    let characters: ClosedRange<UInt8> = [0x61...0x7A, 0x30...0x3A, 0x20...0x7E].randomElement(using: &generator)!
    let bytes = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
        UInt8.random(in: 0..<6, using: &generator) == 0 ? 0x20 : UInt8.random(in: characters, using: &generator)
    }
    return TextSpan(text: String(decoding: bytes, as: UTF8.self), font: font)
}
