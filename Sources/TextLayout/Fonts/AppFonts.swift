import ContentHashing
import Foundation
import FoundationAdditions

/// The font files among an app's resources. On Apple's systems an app lists its fonts in its property list (`UIAppFonts`); here
/// all that it has are available. A name is a face's (`Lora-Bold`, `Lora Bold`) or a family's (`Lora`).
struct AppFonts: Sendable {
    /// One face of a file.
    struct Face: Sendable {
        let typeface: Typeface
        /// Its own names, and those of its family, in lower case.
        let names: Set<String>
        let families: Set<String>
        var cut: Typeface.Cut { typeface.cuts[0] }
    }

    private(set) var faces: [Face] = []
    /// The files that are no fonts.
    private(set) var unreadable: [String] = []

    static let fileExtensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
    /// The maximum number of files; each is opened when the library is made, at launch.
    static let filesMax = 256

    /// The font files of the running app, in the order of their paths; none if it has no resources of its own. (Without a bundle,
    /// the main bundle's folder is the program's, such as `/usr/local/bin`.)
    static func filesOfApp() -> [String] {
        let resources = AppResources.main
        return resources.bundleURL.pathExtension == "resources" ? files(in: resources.resourceDirectory) : []
    }

    static func files(in folder: URL) -> [String] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let fonts = (all?.compactMap { $0 as? URL } ?? []).filter {
            fileExtensions.contains($0.pathExtension.lowercased())
        }
        return fonts.map(\.path).sorted()
    }

    init(files: [String]) {
        for path in files.prefix(Self.filesMax) {
            do { try add(path) } catch { unreadable.append(path) }
        }
    }

    private mutating func add(_ path: String) throws(FontLibraryError) {
        for index in 0..<FontFile.faceCount(of: path) {
            let file = try FontFile(cssFamily: "", path: path, index: index, isFallback: false)
            let name = URL(fileURLWithPath: path).lastPathComponent
            let cut = Typeface.Cut(
                weight: file.weight, isItalic: file.isItalic, file: path, index: index,
                hasCubicOutlines: file.hasCubicOutlines)
            let hash = FNV1a.hash(of: Array("\(name) \(index) \(file.fingerprint)".utf8))
            let families = [file.name(.typographicFamily), file.name(.family)].compactMap { $0 }
            let typeface = Typeface(
                name: "app" + String(hash, radix: 36), familyNames: families, package: name, cuts: [cut])
            faces.append(
                Face(
                    typeface: typeface,
                    names: Set([file.name(.postScript), file.name(.full)].compactMap { $0?.lowercased() }),
                    families: Set(families.map { $0.lowercased() })))
        }
    }

    /// The face with a name, or the one of a family that is nearest to a weight. A face that is asked for by its own name in
    /// another weight than regular is replaced by one of its family.
    func face(named name: String, weight: Int, isItalic: Bool) -> Face? {
        let name = name.lowercased()
        guard let face = faces.first(where: { $0.names.contains(name) }) else {
            return nearest(faces.filter { $0.families.contains(name) }, weight, isItalic)
        }
        guard weight != 400 || isItalic && !face.cut.isItalic else { return face }
        let family = faces.filter { !$0.families.isDisjoint(with: face.families) }
        return nearest(family, weight == 400 ? face.cut.weight : weight, isItalic || face.cut.isItalic) ?? face
    }

    private func nearest(_ faces: [Face], _ weight: Int, _ isItalic: Bool) -> Face? {
        let family = Typeface(name: "", familyNames: [], package: "", cuts: faces.map(\.cut))
        guard let cut = family.cut(weight: weight, isItalic: isItalic) ?? faces.first?.cut else { return nil }
        return faces.first { $0.cut.file == cut.file && $0.cut.index == cut.index }
    }
}
