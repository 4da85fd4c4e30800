import Foundation
import TestSupport
import Testing

@testable import Assets

/// Which of several entries of a set is used under which conditions.
@Suite struct CatalogVariantTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ entries: [(file: String, variant: String)]) throws {
        let images = entries.map { #"{"filename":"\#($0.file).png",\#($0.variant)}"# }.joined(separator: ",")
        try folder.write(#"{"images":[\#(images)]}"#, to: "i.imageset/Contents.json")
        for (file, _) in entries { try folder.write(Data(Picture.png(10, 10)), to: "i.imageset/\(file).png") }
    }

    private func shown(_ traits: AssetTraits) throws -> String? {
        try folder.catalog.image(named: "i", for: traits)?.file.deletingPathExtension().lastPathComponent
    }

    @Test func `what is made for the device comes first, then what is for all`() throws {
        try write([
            ("tv", #""idiom":"tv""#), ("all", #""idiom":"universal""#), ("phone", #""idiom":"iphone""#),
            ("pad", #""idiom":"ipad""#),
        ])
        #expect(try shown(AssetTraits(idiom: .phone)) == "phone")
        #expect(try shown(AssetTraits(idiom: .pad)) == "pad")
        #expect(try shown(AssetTraits()) == "all")
    }

    @Test func `what is made for another device stands in`() throws {
        try write([("watch", #""idiom":"watch""#), ("phone", #""idiom":"iphone""#)])
        for idiom in [.phone, .pad, nil] as [AssetTraits.Idiom?] {
            #expect(try shown(AssetTraits(idiom: idiom)) == "phone")
        }
        try write([("watch", #""idiom":"watch""#)])
        #expect(try shown(AssetTraits(idiom: .phone)) == "watch")
    }

    @Test func `a look is chosen among those of the device`() throws {
        let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
        try write([
            ("all", #""idiom":"universal""#), ("allDark", #""idiom":"universal",\#(dark)"#),
            ("phone", #""idiom":"iphone""#), ("phoneDark", #""idiom":"iphone",\#(dark)"#),
        ])
        #expect(try shown(AssetTraits(appearance: .dark, idiom: .phone)) == "phoneDark")
        #expect(try shown(AssetTraits(appearance: .light, idiom: .phone)) == "phone")
        #expect(try shown(AssetTraits(appearance: .dark, idiom: .pad)) == "allDark")
    }

    @Test func `a low window has the image for low windows`() throws {
        try write([
            ("low", #""idiom":"universal","height-class":"compact""#), ("any", #""idiom":"universal""#),
            ("wide", #""idiom":"universal","width-class":"regular""#),
        ])
        #expect(try shown(AssetTraits(widthClass: .compact, heightClass: .compact)) == "low")
        #expect(try shown(AssetTraits(widthClass: .compact, heightClass: .regular)) == "any")
        #expect(try shown(AssetTraits(widthClass: .regular, heightClass: .regular)) == "wide")
        #expect(try shown(AssetTraits()) == "any")
    }

    @Test func `an image is for its direction, gamut and language`() throws {
        try write([
            ("left", #""idiom":"universal","language-direction":"right-to-left""#),
            ("right", #""idiom":"universal","language-direction":"left-to-right""#),
        ])
        #expect(try shown(AssetTraits()) == "right")
        #expect(try shown(AssetTraits(isRightToLeft: true)) == "left")
        try write([
            ("wide", #""idiom":"universal","display-gamut":"display-P3""#),
            ("usual", #""idiom":"universal","display-gamut":"sRGB""#),
        ])
        #expect(try shown(AssetTraits()) == "usual")
        try write([("german", #""idiom":"universal","locale":"de""#), ("any", #""idiom":"universal""#)])
        #expect(try shown(AssetTraits()) == "any")
    }

    private struct Numbered: Decodable, Sendable { let number: Int }

    /// An entry with a variant for each property by chance.
    private static func entry(_ number: Int, _ random: inout SeededRandom) -> String {
        func one(of values: [String]) -> String? {
            Bool.random(using: &random) ? values.randomElement(using: &random) : nil
        }
        let looks = [("luminosity", ["dark", "light"]), ("contrast", ["high"])].compactMap { name, values in
            one(of: values).map { #"{"appearance":"\#(name)","value":"\#($0)"}"# }
        }
        let properties = [
            ("idiom", ["universal", "iphone", "ipad", "watch"]), ("width-class", ["compact", "regular"]),
            ("height-class", ["compact", "regular"]), ("language-direction", ["left-to-right", "right-to-left"]),
        ].compactMap { name, values in one(of: values).map { #""\#(name)":"\#($0)","# } }
        return "{\(properties.joined())\"appearances\":[\(looks.joined(separator: ","))],\"number\":\(number)}"
    }

    @Test(arguments: 1...50 as ClosedRange<UInt64>)
    func `what doesn't matter to the entries of a set changes nothing`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let texts = (0..<Int.random(in: 1...4, using: &random)).map { Self.entry($0, &random) }
        let entries = try JSONDecoder().decode(
            [CatalogEntry<Numbered>].self, from: Data("[\(texts.joined(separator: ","))]".utf8))
        let variants = entries.map(\.variant)
        let idioms: [AssetTraits.Idiom?] = [.phone, .pad, nil]
        let sizes: [AssetTraits.SizeClass?] = [.compact, .regular, nil]
        for number in 0..<216 {
            var traits = AssetTraits(appearance: number % 2 == 0 ? .light : .dark)
            traits.hasHighContrast = number / 2 % 2 == 0
            traits.idiom = idioms[number / 4 % 3]
            traits.widthClass = sizes[number / 12 % 3]
            traits.heightClass = sizes[number / 36 % 3]
            traits.isRightToLeft = number / 108 == 0
            let mattering = CatalogVariant.whatMatters(of: traits, to: variants)
            let numbers = [traits, mattering].map { CatalogEntry.suiting($0, of: entries).map(\.number) }
            #expect(numbers[0] == numbers[1], "\(traits) among \(texts)")
            #expect(CatalogVariant.whatMatters(of: mattering, to: variants) == mattering)
        }
    }

    @Test func `a set tells as many displays apart as it has files`() throws {
        try write([("one", #""idiom":"universal","scale":"1x""#), ("two", #""idiom":"universal","scale":"2x""#)])
        let set = try #require(try folder.catalog.imageSet(named: "i"))
        var choices: [ImageSet.Choice] = []
        for step in 1...6400 {
            var traits = AssetTraits(appearance: step % 2 == 0 ? .light : .dark)
            traits.idiom = step % 3 == 0 ? .phone : .pad
            traits.widthClass = step % 5 == 0 ? .compact : nil
            traits.isRightToLeft = step % 7 == 0
            choices.append(set.choice(scale: Double(step) / 100, for: traits))
        }
        #expect(Set(choices).count == 2 && choices[99] == choices[0] && choices[100] == choices[6399])
        let (one, two) = (try set.image(choices[99]), try set.image(choices[100]))
        #expect(one?.scale == 1 && two?.scale == 2)
    }

    /// The variants of one color, as Xcode's inspector has them with High Contrast checked.
    @Test func `a colour has a variant for who asks for more contrast`() throws {
        func entry(_ red: Int, _ appearances: String...) -> String {
            let values = appearances.map { appearance in
                #"{"appearance":"\#(appearance == "high" ? "contrast" : "luminosity")","value":"\#(appearance)"}"#
            }
            let own = values.isEmpty ? "" : #""appearances":[\#(values.joined(separator: ","))],"#
            return #"{"idiom":"universal",\#(own)"color":{"color-space":"srgb","components":"#
                + #"{"red":"\#(red)","green":"0","blue":"0","alpha":"1.0"}}}"#
        }
        let entries = [entry(10), entry(20, "dark"), entry(30, "high"), entry(40, "dark", "high")]
        try folder.write(#"{"colors":[\#(entries.joined(separator: ","))]}"#, to: "c.colorset/Contents.json")
        func red(_ traits: AssetTraits) throws -> Int? {
            try folder.catalog.color(named: "c", for: traits).map { Int(($0.red * 255).rounded()) }
        }
        #expect(try red(AssetTraits(appearance: .light)) == 10)
        #expect(try red(AssetTraits(appearance: .dark)) == 20)
        #expect(try red(AssetTraits(appearance: .light, hasHighContrast: true)) == 30)
        #expect(try red(AssetTraits(appearance: .dark, hasHighContrast: true)) == 40)
    }
}
