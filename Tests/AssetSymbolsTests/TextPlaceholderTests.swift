import Testing

@testable import AssetSymbolsCore

@Suite struct TextPlaceholderTests {
    private func formats(_ text: String) -> [String] {
        TextPlaceholder.all(in: text).map { placeholder in
            let start = (placeholder.position.map { "\($0):" } ?? "") + (placeholder.name.map { "\($0):" } ?? "")
            switch placeholder.kind {
            case .value(let format): return start + format
            case .part(let name): return start + "#" + name
            }
        }
    }

    @Test func `placeholders have a position, a name and a format`() {
        #expect(formats("%@ and %lld") == ["%@", "%lld"])
        #expect(formats("%2$@ %1$02lld %.1f") == ["2:%@", "1:%02lld", "%.1f"])
        #expect(formats("%(name)@ %1$(count)lld") == ["name:%@", "1:count:%lld"])
        #expect(formats("%#@cups@, %2$#@pots@") == ["#cups", "2:#pots"])
    }

    @Test(arguments: [
        "100%", "100%% of it", "50% of it", "100% all", "%", "%(", "%(name)", "%()@", "%0$@", "%1$",
    ])
    func `what is no placeholder is text`(text: String) {
        #expect(formats(text) == [])
    }

    @Test func `a text is the sum of its pieces`() {
        let pieces = TextPlaceholder.pieces(of: "100%% of %lld cups")
        #expect(pieces.first == .literal("100% of "))
        #expect(pieces.last == .literal(" cups"))
        #expect(pieces.count == 3)
    }

    @Test(arguments: [
        ("%@", "String"), ("%d", "Int32"), ("%lld", "Int"), ("%hhd", "Int8"), ("%u", "UInt32"), ("%lu", "UInt"),
        ("%x", "UInt32"), ("%f", "Float"), ("%.2lf", "Double"), ("%-5ld", "Int"), ("%c", "CChar"),
    ])
    func `a format has a type`(format: String, type: String) {
        #expect(TextParameter(label: nil, format: format).type == type)
    }
}
