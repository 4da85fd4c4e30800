/// How an image of a catalog is resized: its edges keep their width, and what lies between is stretched or repeated.
package struct ImageSlicing: Hashable, Sendable {
    /// From the image's edges, in points.
    package let top: Double
    package let left: Double
    package let bottom: Double
    package let right: Double
    /// How much of the image stands for all between the edges, in points, from their inner ends; nil for all that is there.
    package let centerWidth: Double?
    package let centerHeight: Double?
    /// Whether that is repeated.
    package let isTiled: Bool
}

/// The member `resizing` of an image set's entry, in pixels.
struct Resizing: Decodable, Sendable {
    struct Insets: Decodable, Sendable {
        let top: Double?
        let left: Double?
        let bottom: Double?
        let right: Double?
    }
    struct Center: Decodable, Sendable {
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
    /// Nil for a mode that isn't known, and where edges aren't inside the image.
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
