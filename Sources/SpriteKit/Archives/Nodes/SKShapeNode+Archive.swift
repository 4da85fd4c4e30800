import CoreGraphics
import Foundation

extension SKShapeNode {
    func readShape(_ archive: ArchiveCoder) {
        path = CGPath.archived(archive, "_cgPath")
        fillColor = archive.color("_fillColor") ?? fillColor
        strokeColor = archive.color("_strokeColor") ?? strokeColor
        lineWidth = archive.length("_lineWidth") ?? lineWidth
        glowWidth = archive.length("_smoothWidth") ?? glowWidth
        lineCap = archive.choice("_lineCap") ?? lineCap
        lineJoin = archive.choice("_lineJoin") ?? lineJoin
        miterLimit = archive.length("_miterLimit") ?? miterLimit
        isAntialiased = archive.flag("_smoothStroke") ?? isAntialiased
        blendMode = archive.choice("_blendMode") ?? blendMode
    }
}

extension CGPath {
    /// A path that is archived as an array of dictionaries, each with a type and points; nil if there is none.
    static func archived(_ archive: ArchiveCoder, _ key: String) -> CGPath? {
        let elements = archive.elements(key)
        guard !elements.isEmpty else { return nil }
        let path = CGMutablePath()
        for element in elements {
            let points = archive.elements(of: archive.entry("points", of: element))
                .map { ArchivedGeometry($0, in: archive.reading.archive).numbers }.filter { $0.count == 2 }
            path.add(
                archive.entry("type", of: element)?.number?.intValue ?? -1,
                points.map { CGPoint(x: $0[0], y: $0[1]) })
        }
        return path
    }
}

extension CGMutablePath {
    /// Adds an element of a path, by the numbers of `CGPathElementType`. One without its points is left out, and one before the
    /// first point, too.
    fileprivate func add(_ type: Int, _ points: [CGPoint]) {
        switch (type, points.count) {
        case (0, 1): move(to: points[0])
        case _ where isEmpty: return
        case (1, 1): addLine(to: points[0])
        case (2, 2): addQuadCurve(to: points[1], control: points[0])
        case (3, 3): addCurve(to: points[2], control1: points[0], control2: points[1])
        case (4, _): closeSubpath()
        default: return
        }
    }
}
