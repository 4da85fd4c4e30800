/// The faces of a font, in the order of fallback. Opens a face when the previous ones lack a character. Used behind the engine's
/// lock.
final class FontStack {
    private let library: FontLibrary
    private let families: [String]
    private var files: [FontFile?] = []
    private var known: [UInt32: Int] = [:]

    init(font: TextFont, library: FontLibrary) {
        self.library = library
        families = library.families(for: font)
    }

    /// The CSS families of the usable faces, in order.
    var cssFamilies: [String] { families.indices.compactMap { file(at: $0)?.cssFamily } }

    /// The first usable face: it draws spaces and determines the line height.
    var primary: FontFile? { families.indices.lazy.compactMap { self.file(at: $0) }.first }

    /// Whether the primary face has all printable ASCII characters.
    private(set) lazy var drawsASCIIWithPrimary = (UInt8(0x20)...0x7E).allSatisfy { byte in
        guard let primary else { return false }
        return file(covering: Unicode.Scalar(byte), asJapanese: false) === primary
    }

    /// The first face with glyphs for all scalars of a character; nil if there is none.
    ///
    /// `asJapanese` is for punctuation that Latin faces and M PLUS set on the baseline; Noto's is positioned for Japanese.
    func file(covering character: Character, asJapanese: Bool) -> FontFile? {
        let scalars = character.unicodeScalars
        if scalars.count == 1, let scalar = scalars.first { return file(covering: scalar, asJapanese: asJapanese) }
        let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return firstFile { file in visible.allSatisfy { file.covers($0.value) } }
    }

    private func file(covering scalar: Unicode.Scalar, asJapanese: Bool) -> FontFile? {
        let key = scalar.value << 1 | (asJapanese ? 1 : 0)
        if let index = known[key] { return index < 0 ? nil : file(at: index) }
        let isIgnorable = scalar.properties.isDefaultIgnorableCodePoint
        let japanese = asJapanese ? firstFile { $0.cssFamily.hasPrefix("k-noto") && $0.covers(scalar.value) } : nil
        let found = japanese ?? firstFile { isIgnorable || $0.covers(scalar.value) }
        known[key] = found.flatMap { file in files.firstIndex { $0 === file } } ?? -1
        return found
    }

    private func firstFile(where isSuitable: (FontFile) -> Bool) -> FontFile? {
        families.indices.lazy.compactMap { self.file(at: $0) }.first(where: isSuitable)
    }

    private func file(at index: Int) -> FontFile? {
        while files.count <= index { files.append(try? library.file(for: families[files.count])) }
        return files[index]
    }
}
