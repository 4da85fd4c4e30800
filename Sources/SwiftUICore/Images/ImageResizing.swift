import Assets
import CoreGraphics
import DisplayList
import Foundation

/// How an image covers what it is offered.
struct ImageResizing: Equatable, Sendable {
    /// What lies at the image's edges, in its points, and keeps its width or height.
    var caps = EdgeInsets()
    var mode = Image.ResizingMode.stretch
    /// How much of the image, in its points, stands for all between the caps; nil for all that is there.
    var centerWidth: CGFloat?
    var centerHeight: CGFloat?

    /// Whether the image is one picture, however large.
    var isWhole: Bool { self == ImageResizing() }

    /// The nine parts of the image, or fewer, where they lie in a size.
    func drawing(of tile: TilePaint, over size: CGSize) -> CanvasContent {
        let recorder = CanvasRecorder()
        let state = recorder.place(of: CanvasContent.State())
        let columns = lanes(over: size.width, tile.size.width, caps.leading, caps.trailing, centerWidth)
        let rows = lanes(over: size.height, tile.size.height, caps.top, caps.bottom, centerHeight)
        for row in rows {
            for column in columns {
                let box = CGRect(x: column.place, y: row.place, width: column.length, height: row.length)
                var part = tile
                part.size = CGSize(width: column.tile, height: row.tile)
                part.source = CGRect(x: column.start, y: row.start, width: column.share, height: row.share)
                recorder.add(
                    .fill(
                        state: state, path: Path(box).geometry, usesEvenOddRule: false, paint: .tile(part), box: box))
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
    private func lanes(
        over length: CGFloat, _ own: CGFloat, _ before: CGFloat, _ after: CGFloat, _ center: CGFloat?
    ) -> [Lane] {
        guard own > 0 else { return [] }
        let before = min(max(before, 0), own)
        let after = min(max(after, 0), own - before)
        let fit = before + after > length ? length / (before + after) : 1
        let between = own - before - after
        let (middle, room) = (min(center ?? between, between), length - (before + after) * fit)
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

extension ImageResizing {
    init(_ slicing: ImageSlicing) {
        caps = EdgeInsets(top: slicing.top, leading: slicing.left, bottom: slicing.bottom, trailing: slicing.right)
        mode = slicing.isTiled ? .tile : .stretch
        centerWidth = slicing.centerWidth.map { CGFloat($0) }
        centerHeight = slicing.centerHeight.map { CGFloat($0) }
    }
}
