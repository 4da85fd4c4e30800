import Assets
import DisplayList
import DrawingValues
import Foundation
import Synchronization

/// The app's image files as resources that a page can load. Each is read once.
package enum ImageFiles {
    package struct Image: Sendable {
        package let path: ResourcePath
        /// The image's size, in points.
        package let size: CGSize
        package let scale: CGFloat
        package let isTemplate: Bool
    }

    private struct Key: Hashable {
        let name: String
        let bundle: URL
    }

    /// A cache, bounded by the number of images in the app. Names without an image aren't cached.
    private static let known = Mutex<[Key: Image]>([:])

    /// The image in the catalogs, or else a file; the variant with the most pixels. Nil if there is none.
    package static func image(named name: String, in bundle: Bundle) -> Image? {
        let resources = bundle.orAppResources
        let key = Key(name: name, bundle: resources.bundleURL)
        if let image = known.withLock({ $0[key] }) { return image }
        guard let image = catalogImage(name, resources) ?? file(name, resources).flatMap(image(at:)) else { return nil }
        known.withLock { $0[key] = image }
        return image
    }

    private static func catalogImage(_ name: String, _ bundle: Bundle) -> Image? {
        do {
            let catalog = try AssetCatalog.of(bundle)
            guard let image = try catalog.image(named: name, scale: 3) else {
                return try catalog.symbol(named: name).map(image(of:))
            }
            let size = CGSize(width: image.width, height: image.height)
            return register(
                try Data(contentsOf: image.file), image.format, size: size, scale: CGFloat(image.scale),
                isTemplate: image.isTemplate)
        } catch {
            UIKitLog.unreadable(error)
            return nil
        }
    }

    /// The symbol's size beside text of the standard size.
    private static func image(of symbol: Symbol) -> Image {
        let height = symbol.height * 17
        let size = CGSize(width: height * symbol.viewBox.width / symbol.viewBox.height, height: height)
        let file = SymbolFile(symbol, in: .monochrome) { _ in RGBA(code: 0) }
        return register(Data(file.svg(size: size).utf8), .svg, size: size, scale: 1, isTemplate: true)
    }

    private static func file(_ name: String, _ bundle: Bundle) -> URL? {
        let directory = bundle.resourceURL ?? bundle.bundleURL
        guard !name.contains("..") else { return nil }
        return ["", ".png", "@2x.png", ".jpg", ".svg", ".pdf", ".heic"].lazy.map { name + $0 }
            .map { directory.appendingPathComponent($0) }
            .first { FileManager.default.fileExists(atPath: $0.path) && !$0.hasDirectoryPath }
    }

    /// The image of one of the app's own files.
    package static func image(at file: URL) -> Image? {
        guard let drawable = try? DrawableImage(file).file else { return nil }
        return image(drawableAt: drawable, named: file)
    }

    /// The image of a file that may be a visitor's.
    package static func image(foundAt file: URL) -> Image? { image(drawableAt: file, named: file) }

    private static func image(drawableAt drawable: URL, named file: URL) -> Image? {
        guard let data = try? Data(contentsOf: drawable) else { return nil }
        let name = file.deletingPathExtension().lastPathComponent
        return image(data, scale: name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1)
    }

    /// The image of a file's bytes, which may be a visitor's. Only headers are read and nothing is decoded, so any
    /// bytes take little time.
    package static func image(_ data: Data, scale: CGFloat) -> Image? {
        guard scale > 0 else { return nil }
        if let picture = HEICPicture(data) { return image(of: picture, data, scale: scale) }
        guard let header = ImageHeader([UInt8](data.prefix(1 << 20))) else { return nil }
        let size = CGSize(width: header.width / Double(scale), height: header.height / Double(scale))
        return register(data, header.format, size: size, scale: scale, isTemplate: false)
    }

    private static func image(of picture: HEICPicture, _ data: Data, scale: CGFloat) -> Image {
        let (width, height) = (picture.header.width, picture.header.height)
        // The converted picture isn't cached: it is created again if it is requested much later.
        let path = ResourceStore.shared.hold(
            madeOf: data, contentType: "image/png", pathExtension: "png", byteCount: data.count
        ) { try picture.png() }
        let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        return Image(path: path, size: size, scale: scale, isTemplate: false)
    }

    static func register(
        _ data: Data, _ format: ImageHeader.Format, size: CGSize, scale: CGFloat, isTemplate: Bool
    ) -> Image {
        let path = ResourceStore.shared.hold(
            data, contentType: format.contentType, pathExtension: format.fileExtension)
        return Image(path: path, size: size, scale: scale, isTemplate: isTemplate)
    }
}
