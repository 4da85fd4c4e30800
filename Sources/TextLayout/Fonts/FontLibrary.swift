import Foundation
import Synchronization

/// The font files for drawing text: the app's own, and those of distribution packages. Other installed fonts are ignored.
///
/// `TextFont.Design` lists the typefaces of the designs. M PLUS 1, Noto Sans CJK and DejaVu Sans are fallbacks for characters
/// that the first typeface lacks. Its own files are opened when they are first needed, the
/// app's at once. Thread-safe.
public final class FontLibrary: Sendable {
    /// The library of this machine's fonts and the app's own, for all text.
    public static let shared = FontLibrary(appFonts: AppFonts.filesOfApp())

    /// The Debian packages that the fonts come from.
    public static let packages = Set(Typeface.all.map(\.package)).sorted()

    /// The paths of the installed files, by file name: distributions only differ in the folder.
    private let paths: [String: String]
    private let opened = Mutex<[String: FontFile]>([:])
    private let cuts: [String: (typeface: Typeface, cut: Typeface.Cut)]
    private let appFonts: AppFonts
    let slices = Mutex<[String: [FontSlice.Block: FontSlice]]>([:])
    let others = Mutex<[String: FontSlice]>([:])
    let cutSlices = Mutex(SliceCache())

    /// Creates a library of the fonts below some folders, and of an app's font files.
    public init(folders: [String] = ["/usr/share/fonts", "/usr/local/share/fonts"], appFonts files: [String] = []) {
        appFonts = AppFonts(files: files)
        let wanted = Set(Typeface.all.flatMap(\.cuts).map(\.file))
        var paths: [String: String] = [:]
        for folder in folders {
            for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
                let name = String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
                if wanted.contains(name), paths[name] == nil { paths[name] = folder + "/" + path }
            }
        }
        for path in files { paths[path] = path }
        self.paths = paths
        cuts = Dictionary(
            (Typeface.all + appFonts.faces.map(\.typeface)).flatMap { typeface in
                typeface.cuts.map { (typeface.cssFamily(of: $0), (typeface, $0)) }
            },
            uniquingKeysWith: { first, _ in first })
    }

    /// Throws `FontLibraryError.missingPackage` for the first package that isn't completely installed. Call it when an app
    /// starts: afterwards text is laid out without the missing typefaces, or not at all if none is left.
    public func check() throws(FontLibraryError) {
        for package in Self.packages {
            let files = Set(Typeface.all.filter { $0.package == package }.flatMap(\.cuts).map(\.file))
            let missing = files.filter { paths[$0] == nil }.sorted()
            if !missing.isEmpty { throw .missingPackage(name: package, files: missing) }
        }
    }

    /// Whether text can be drawn in the typeface of that name.
    public func hasFamily(_ name: String) -> Bool {
        appFonts.face(named: name, weight: 400, isItalic: false) != nil
            || Typeface.all.contains { $0.familyNames.contains(name) }
    }

    /// The files among the app's fonts that can't be read.
    public var unreadableAppFonts: [String] { appFonts.unreadable }

    /// The CSS families of the faces for a font, in the order of fallback.
    func families(for font: TextFont) -> [String] {
        let own = font.family.flatMap { appFonts.face(named: $0, weight: font.weight, isItalic: font.isItalic) }
        let others = Typeface.stack(for: font).compactMap { typeface in
            typeface.cut(weight: font.weight, isItalic: font.isItalic).map(typeface.cssFamily)
        }
        return (own.map { [$0.typeface.cssFamily(of: $0.cut)] } ?? []) + others
    }

    /// Every installed face: our CSS family name, the path, the index in a collection, and the kind of its outlines.
    var installed: [(cssFamily: String, path: String, index: Int, isCFF: Bool)] {
        cuts.compactMap { family, face in
            paths[face.cut.file].map { path in
                (family, path, face.cut.index, face.cut.hasCubicOutlines ?? !path.hasSuffix(".ttf"))
            }
        }
    }

    /// Opens a face, or returns the open one.
    func file(for cssFamily: String) throws(FontLibraryError) -> FontFile {
        if let file = opened.withLock({ $0[cssFamily] }) { return file }
        guard let (typeface, cut) = cuts[cssFamily] else { throw .unknownFamily(cssFamily) }
        guard let path = paths[cut.file] else { throw .missingPackage(name: typeface.package, files: [cut.file]) }
        let file = try FontFile(
            cssFamily: cssFamily, path: path, index: cut.index, isFallback: typeface.isFallback)
        opened.withLock { $0[cssFamily] = file }
        return file
    }
}
