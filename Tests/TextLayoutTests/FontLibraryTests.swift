import CPango
import Foundation
import Testing

@testable import TextLayout

/// Which font draws a text, and which fonts a page has to load for it.
struct FontLibraryTests {
    let library = FontLibrary.shared

    func families(_ text: String, _ font: TextFont = TextFont()) -> [String?] {
        TextEngine.layout([TextSpan(text: text, font: font)]).lines[0].runs.map(\.family)
    }

    @Test func `a missing package is named`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("no-fonts-\(UUID())")
        let empty = FontLibrary(folders: [folder.path])
        let error = try #require(throws: FontLibraryError.self) { try empty.check() }
        guard case .missingPackage(let name, let files) = error else { throw error }
        #expect(name == "fonts-dejavu-core" && files.contains("DejaVuSans.ttf"))
        #expect("\(error)".contains("apt-get install fonts-dejavu-core"))
        #expect(throws: FontLibraryError.missingPackage(name: "fonts-inter", files: ["Inter-Regular.otf"])) {
            try empty.file(for: "k-inter-400")
        }
        #expect(throws: FontLibraryError.unknownFamily("k-none")) { try empty.file(for: "k-none") }
    }

    @Test func `a file that is no font is an error`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bad-fonts-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Inter-Regular.otf")
        for bytes in [Data(), Data("no font".utf8), Data(repeating: 0xFF, count: 5000)] {
            try bytes.write(to: file)
            let library = FontLibrary(folders: [folder.path])
            #expect(throws: FontLibraryError.unreadable(file: file.path)) { try library.file(for: "k-inter-400") }
        }
    }

    @Test(arguments: [
        ("Latin é Ω Я", "k-inter-400"), ("かなカナ漢字、。「」", "k-mplus1-400"), ("【】", "k-notosans-400"),
        ("שלום", "k-dejavu-400"), ("한국어", "k-notosans-400"),
    ])
    func `a character is drawn by the first face that has it`(text: String, family: String) {
        #expect(Set(families(text.replacing(" ", with: ""))) == [family])
    }

    @Test func `designs and weights choose faces`() {
        #expect(families("Aあ", TextFont(design: .monospaced, weight: 650)) == ["k-mplus1code-700"])
        #expect(families("Aあ", TextFont(design: .serif, weight: 700)) == ["k-notoserif-700"])
        #expect(families("Aあ", TextFont(design: .rounded, weight: 900)) == ["k-quicksand-700", "k-mplus1-900"])
        #expect(families("Aあ", TextFont(weight: 300, isItalic: true)) == ["k-inter-300i", "k-mplus1-300"])
        #expect(families("A", TextFont(family: "M PLUS 2")) == ["k-mplus2-400"])
        #expect(families("A", TextFont(family: "No Such Font")) == ["k-inter-400"])
    }

    @Test func `in monospaced a latin letter is half as wide as a kana`() {
        let font = TextFont(design: .monospaced, size: 20)
        let width = { (text: String) in TextEngine.layout([TextSpan(text: text, font: font)]).size.width }
        #expect(width("i") == 10 && width("W") == 10 && width("あ") == 20 && width("漢") == 20)
    }

    @Test func `dots and dashes look like what they follow`() {
        #expect(families("そう……") == ["k-mplus1-400", "k-notosans-400"])
        #expect(families("……そう") == ["k-notosans-400", "k-mplus1-400"])
        #expect(families("so…") == ["k-inter-400"])
        #expect(families("… so — 「はい」") == ["k-inter-400", "k-mplus1-400"])
    }

    @Test func `every assigned character has a family or the browser's font`() {
        for plane in [0x20...0xD7FF, 0xE000...0xFFFF, 0x1F000...0x1FAFF, 0x20000...0x202FF] {
            let scalars = plane.lazy.compactMap(Unicode.Scalar.init).filter {
                $0.properties.generalCategory != .unassigned && !Character($0).isNewline
            }
            for chunk in Array(scalars).chunks(of: 400) {
                let text = String(String.UnicodeScalarView(chunk))
                for run in TextEngine.layout([TextSpan(text: text, font: TextFont())], width: 400).lines.flatMap(\.runs)
                {
                    guard let family = run.family, let file = try? library.file(for: family) else { continue }
                    for scalar in run.text.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
                        #expect(file.covers(scalar.value), "U+\(String(scalar.value, radix: 16)) in \(family)")
                    }
                }
            }
        }
    }

    // MARK: - Slices

    @Test func `only the slices that a text needs are asked for`() throws {
        let slices = library.slices(for: "k-mplus1-400", covering: "コーヒー店で".map { $0 })
        #expect(slices.map(\.unicodeRange).contains("U+5e00-5eff"))
        #expect(slices.count == 2)
        #expect(library.slices(for: "k-mplus1-400").count > 50)
        #expect(library.slices(for: "k-none").isEmpty)
    }

    @Test func `Latin texts have a slice of their own, and what needs more has the whole`() throws {
        func slices(_ text: String) -> [FontSlice] { library.slices(for: "k-inter-400", covering: text) }
        let latin = slices("Café “crème” → 5 €"), whole = slices("Café Приве́т")
        #expect(latin.count == 1 && whole.count == 1 && latin != whole)
        #expect(slices("Ελλάδα") == whole)
        #expect(try latin[0].load().count * 3 < whole[0].load().count * 2)
        #expect(Set(Self.advances(of: try latin[0].load())).isSubset(of: Set(Self.advances(of: try whole[0].load()))))
        // The current text doesn't tell which letters may be typed. A browser fetches those that the first slice lacks when they
        // are typed.
        let others = try #require(library.otherLetters(of: "k-inter-400"))
        #expect(others.identifier == whole[0].identifier && others.unicodeRange != whole[0].unicodeRange)
        #expect(others.unicodeRange.hasPrefix("U+25") && library.otherLetters(of: "k-dejavu-700") == nil)
    }

    @Test func `a slice is a font with its characters and the same widths`() throws {
        for family in ["k-inter-600", "k-mplus1-400", "k-notosans-400", "k-dejavu-700"] {
            let file = try library.file(for: family)
            for slice in library.slices(for: family, covering: ["A", "漢", "ア"]) {
                let data = try slice.load()
                #expect(Set(Self.advances(of: data)).isSubset(of: Set(Self.advances(at: file.path))))
                #expect(Self.advances(of: data).count > 20)
            }
        }
    }

    @Test func `slices are the same every time and named by their content`() throws {
        let first = FontLibrary(folders: ["/usr/share/fonts"]).slices(for: "k-inter-400")
        let second = FontLibrary(folders: ["/usr/share/fonts"]).slices(for: "k-inter-400")
        #expect(first == second && first.map(\.identifier) == second.map(\.identifier))
        #expect(try first[0].load() == second[0].load())
        let all = ["k-inter-400", "k-inter-700", "k-mplus1-400"].flatMap { library.slices(for: $0).map(\.identifier) }
        #expect(Set(all).count == all.count)
        #expect(all.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } })
    }

    @Test func `the slices of a face are disjoint and whole`() throws {
        let file = try library.file(for: "k-mplus1-400")
        var points: Set<UInt32> = []
        for slice in library.slices(for: "k-mplus1-400") {
            for range in slice.unicodeRange.split(separator: ",") {
                let ends = range.dropFirst(2).split(separator: "-").compactMap { UInt32($0, radix: 16) }
                let all = try #require(ends.first)...(try #require(ends.last))
                #expect(points.isDisjoint(with: all))
                points.formUnion(all)
            }
        }
        #expect(file.codePoints.allSatisfy(points.contains))
    }

    /// The advances of the glyphs that a font maps characters to, in ems.
    private static func advances(of data: Data) -> [Double] {
        data.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: CChar.self).baseAddress
            return advances(hb_blob_create(start, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil))
        }
    }

    private static func advances(at path: String) -> [Double] { advances(hb_blob_create_from_file(path)) }

    private static func advances(_ blob: OpaquePointer?) -> [Double] {
        let face = hb_face_create(blob, 0)
        let font = hb_font_create(face)
        let characters = hb_set_create()
        defer {
            hb_set_destroy(characters)
            hb_font_destroy(font)
            hb_face_destroy(face)
            hb_blob_destroy(blob)
        }
        hb_face_collect_unicodes(face, characters)
        var result: [Double] = []
        var point = UInt32.max
        while hb_set_next(characters, &point) != 0 {
            var glyph: hb_codepoint_t = 0
            guard hb_font_get_nominal_glyph(font, point, &glyph) != 0 else { continue }
            result.append(Double(hb_font_get_glyph_h_advance(font, glyph)) / Double(hb_face_get_upem(face)))
        }
        return result
    }
}

extension Array {
    fileprivate func chunks(of size: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    }
}
