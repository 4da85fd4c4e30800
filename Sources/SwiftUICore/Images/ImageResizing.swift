import CoreGraphics
import DisplayList
import Foundation

/// How an image covers what it is offered.
struct ImageResizing: Equatable {
    /// What lies at the image's edges, in its points, and keeps its width or height.
    var caps = EdgeInsets()
    var mode = Image.ResizingMode.stretch

    /// Whether the image is one picture, however large.
    var isWhole: Bool { mode == .stretch && caps == EdgeInsets() }

    /// The nine parts of the image, or fewer, where they lie in a size.
    func drawing(of tile: TilePaint, over size: CGSize) -> CanvasContent {
        let recorder = CanvasRecorder()
        let state = recorder.place(of: CanvasContent.State())
        let columns = lanes(over: size.width, tile.size.width, caps.leading, caps.trailing)
        let rows = lanes(over: size.height, tile.size.height, caps.top, caps.bottom)
        for row in rows {
            for column in columns {
                let box = CGRect(x: column.place, y: row.place, width: column.length, height: row.length)
                var part = tile
                part.size = CGSize(width: column.tile, height: row.tile)
                part.source = CGRect(x: column.start, y: row.start, width: column.share, height: row.share)
                recorder.add(
                    .fill(
                        state: state, path: Path(box).geometry.svgPathData, usesEvenOddRule: false, paint: .tile(part),
                        box: box))
            }
        }
        return recorder.content(size: size)
    }

    /// A part of the image in one direction: which it is, in units of the image, where it is shown, and how long one of it is.
    private struct Lane {
        let start: CGFloat
        let share: CGFloat
        let place: CGFloat
        let length: CGFloat
        let tile: CGFloat
    }

    /// What has no length is left out. Caps that don't fit get shorter together.
    private func lanes(over length: CGFloat, _ own: CGFloat, _ before: CGFloat, _ after: CGFloat) -> [Lane] {
        guard own > 0 else { return [] }
        let before = min(max(before, 0), own)
        let after = min(max(after, 0), own - before)
        let fit = before + after > length ? length / (before + after) : 1
        let (middle, room) = (own - before - after, length - (before + after) * fit)
        let parts = [
            (0, before, before * fit, before * fit),
            (before, middle, room, mode == .tile ? middle : room),
            (own - after, after, after * fit, after * fit),
        ]
        var place: CGFloat = 0
        return parts.compactMap { start, share, length, tile in
            defer { place += length }
            guard share > 0, length > 0, tile > 0 else { return nil }
            return Lane(start: start / own, share: share / own, place: place, length: length, tile: tile)
        }
    }
}
