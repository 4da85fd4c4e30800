/// How a catalog's image is resized: its edges keep their size, and the part between them is stretched or tiled.
package struct ImageSlicing: Hashable, Sendable {
    /// The insets from the image's edges, in points.
    package let top: Double
    package let left: Double
    package let bottom: Double
    package let right: Double
    /// The size in points of the part that fills the space between the insets, starting at the insets' inner ends; nil to use all
    /// of it.
    package let centerWidth: Double?
    package let centerHeight: Double?
    /// Whether that part is tiled rather than stretched.
    package let isTiled: Bool
}

/// The `resizing` object of an image set's entry, in pixels.
struct Resizing: Decodable {
    struct Insets: Decodable {
        let top: Double?
        let left: Double?
        let bottom: Double?
        let right: Double?
    }
    struct Center: Decodable {
        let mode: String?
        let width: Double?
        let height: Double?
    }
    let mode: String?
    let insets: Insets?
    let center: Center?

    enum CodingKeys: String, CodingKey {
        case mode, center
        case insets = "cap-insets"
    }
}

extension ImageSlicing {
    /// Nil for an unknown mode, and where the insets don't fit into the image.
    init?(_ resizing: Resizing, _ image: ImageHeader, scale: Double) {
        guard let mode = resizing.mode, ["9-part", "3-part-horizontal", "3-part-vertical"].contains(mode) else {
            return nil
        }
        let isHorizontal = mode != "3-part-vertical"
        let isVertical = mode != "3-part-horizontal"
        let insets = resizing.insets
        let columns = (isHorizontal ? insets?.left ?? 0 : 0, isHorizontal ? insets?.right ?? 0 : 0)
        let rows = (isVertical ? insets?.top ?? 0 : 0, isVertical ? insets?.bottom ?? 0 : 0)
        guard Self.fits(columns, image.width), Self.fits(rows, image.height) else { return nil }
        left = columns.0 / scale
        right = columns.1 / scale
        top = rows.0 / scale
        bottom = rows.1 / scale
        centerWidth = isHorizontal ? Self.center(resizing.center?.width, scale) : nil
        centerHeight = isVertical ? Self.center(resizing.center?.height, scale) : nil
        isTiled = resizing.center?.mode == "tile"
    }

    private static func fits(_ edges: (Double, Double), _ length: Double) -> Bool {
        edges.0 >= 0 && edges.1 >= 0 && edges.0 + edges.1 <= length
    }

    private static func center(_ pixels: Double?, _ scale: Double) -> Double? {
        pixels.flatMap { $0 > 0 ? $0 / scale : nil }
    }
}
