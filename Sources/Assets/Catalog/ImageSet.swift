import Foundation

/// An image from a catalog: its file, and its size in points.
package struct CatalogImage: Hashable, Sendable {
    package let file: URL
    package let format: ImageHeader.Format
    /// In points.
    package let width: Double
    package let height: Double
    /// Pixels per point.
    package let scale: Double
    /// Whether only the image's alpha is used, and the tint provides the color.
    package let isTemplate: Bool
    /// How the image is sliced when it is resized; nil if it is scaled as a whole.
    package let slicing: ImageSlicing?
}

/// An `.imageset` folder: one file a look and a scale.
package struct ImageSet: Sendable {
    /// What is asked for, as far as the set tells it apart: of all that windows may say there are only so many.
    package struct Choice: Hashable, Sendable {
        /// One of the set's factors.
        let scale: Double
        let traits: AssetTraits
    }

    private struct Contents: Decodable {
        struct Properties: Decodable {
            let intent: String?
            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        }
        let images: [CatalogEntry<Entry>]?
        let properties: Properties?
    }

    private struct Entry: Decodable, Sendable {
        let filename: String?
        let scale: String?
        let resizing: Resizing?

        /// The scale as a number: `2x` gives 2. An image for all scales has no scale, and gives 1.
        var factor: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
    }

    private let directory: URL
    private let entries: [CatalogEntry<Entry>]
    private let factors: [Double]
    private let isTemplate: Bool

    init(_ directory: URL) throws(AssetError) {
        let file = directory.appendingPathComponent("Contents.json")
        let contents = try file.decoded(Contents.self)
        self.directory = directory
        entries = (contents.images ?? []).filter { $0.content.filename != nil }
        factors = entries.map(\.content.factor)
        isTemplate = contents.properties?.intent == "template"
        for entry in entries.map(\.content) {
            guard (1...16).contains(entry.factor) else {
                throw .malformed(path: file.path, what: "\"\(entry.scale ?? "")\" is no scale")
            }
            // File names that lead out of the folder are refused.
            guard let name = entry.filename, !name.contains("/"), name != "..", name != "." else {
                throw .malformed(path: file.path, what: "\"\(entry.filename ?? "")\" is no file name")
            }
        }
    }

    /// All displays and traits that have the same choice have the same image.
    package func choice(scale: Double, for traits: AssetTraits) -> Choice {
        Choice(
            scale: factors.filter { $0 >= scale }.min() ?? factors.max() ?? 1,
            traits: CatalogVariant.whatMatters(of: traits, to: entries.map(\.variant)))
    }

    /// nil where the set has no file for any look.
    package func image(_ choice: Choice) throws(AssetError) -> CatalogImage? {
        let (scale, traits) = (choice.scale, choice.traits)
        // Xcode leaves out an entry whose file is missing, so that another look or scale takes its place. Where every file is
        // missing, that is told.
        let present = entries.filter { isPresent($0.content) }
        let choices = CatalogEntry.suiting(traits, of: present.isEmpty ? entries : present)
            .sorted { $0.factor < $1.factor }
        // The smallest scale that loses no detail, or else the largest.
        guard let entry = choices.first(where: { $0.factor >= scale }) ?? choices.last, let name = entry.filename
        else { return nil }
        let file = try DrawableImage(directory.appendingPathComponent(name)).file
        let header = try ImageHeader(file)
        return CatalogImage(
            file: file, format: header.format, width: header.width / entry.factor, height: header.height / entry.factor,
            scale: entry.factor, isTemplate: isTemplate,
            slicing: entry.resizing.flatMap { ImageSlicing($0, header, scale: entry.factor) })
    }

    private func isPresent(_ entry: Entry) -> Bool {
        FileManager.default.fileExists(atPath: directory.appendingPathComponent(entry.filename ?? "").path)
    }
}
