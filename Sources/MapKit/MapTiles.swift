import Foundation
import SwiftUI

/// The ground of a map: tiles from a configured server, or a plain one with lines of latitude and longitude.
struct MapTiles: View {
    let sight: MapSight
    let size: CGSize
    @Environment(\.colorScheme) private var scheme
    @Environment(\.mapIsMuted) private var isMuted

    @ViewBuilder var body: some View {
        if isMuted { sheet.saturation(0.3) } else { sheet }
    }

    private var sheet: some View {
        ZStack(alignment: .topLeading) {
            ground
            MapLines(sight: sight, size: size, color: lineColor)
            if let server = TileServer.named {
                ForEach(server.tiles(for: sight, in: size)) { tile in
                    AsyncImage(url: tile.address) {
                        $0.resizable()
                    } placeholder: {
                        Color.clear
                    }
                    .frame(width: tile.frame.width, height: tile.frame.height)
                    .offset(x: tile.frame.minX, y: tile.frame.minY)
                }
                if let words = server.attribution {
                    Text(verbatim: words).font(.caption2).padding(3).background(.regularMaterial)
                        .frame(width: size.width, height: size.height, alignment: .bottomTrailing)
                }
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private var ground: Color {
        scheme == .dark ? Color(red: 0.13, green: 0.15, blue: 0.17) : Color(red: 0.93, green: 0.92, blue: 0.88)
    }

    private var lineColor: Color { scheme == .dark ? Color.white.opacity(0.1) : Color.black.opacity(0.08) }
}

/// Lines of latitude and longitude at round degrees, 60 to 200 points apart.
private struct MapLines: View {
    let sight: MapSight
    let size: CGSize
    let color: Color

    var body: some View {
        Canvas { context, size in
            let step = MapGrid.degrees(forWorldSize: sight.worldSize)
            let region = sight.region(in: size)
            var path = Path()
            for longitude in MapGrid.lines(around: region.center.longitude, region.span.longitudeDelta, step) {
                let x = sight.point(of: .init(latitude: 0, longitude: longitude), in: size).x
                path.move(to: CGPoint(x: x, y: 0))
                path.addLine(to: CGPoint(x: x, y: size.height))
            }
            for latitude in MapGrid.lines(around: region.center.latitude, region.span.latitudeDelta * 1.2, step) {
                let y = sight.point(of: .init(latitude: latitude, longitude: region.center.longitude), in: size).y
                path.move(to: CGPoint(x: 0, y: y))
                path.addLine(to: CGPoint(x: size.width, y: y))
            }
            context.stroke(path, with: .color(color), lineWidth: 1)
        }
        .frame(width: size.width, height: size.height)
    }
}

enum MapGrid {
    private static let steps = [45, 30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005]

    /// The smallest round interval with at least 60 points between the lines.
    static func degrees(forWorldSize size: CGFloat) -> Double {
        steps.last { $0 / 360 * size >= 60 } ?? steps[0]
    }

    static func lines(around middle: Double, _ span: Double, _ step: Double) -> [Double] {
        let first = ((middle - span / 2) / step).rounded(.down), last = ((middle + span / 2) / step).rounded(.up)
        guard first.isFinite, last.isFinite, last - first < 400 else { return [] }
        return stride(from: first, through: last, by: 1).map { $0 * step }
    }
}

/// A server of tiles of 256 points: `KISSA_MAP_TILES` is a URL with the placeholders `{z}`, `{x}` and `{y}`, and
/// `KISSA_MAP_ATTRIBUTION` the credit that the provider requires.
struct TileServer {
    let template: String
    var attribution: String?

    /// The maximum width and height of a map: 200 tiles can't cover a larger one.
    private static let sideMax: CGFloat = 100_000

    static let named: TileServer? = {
        let variables = ProcessInfo.processInfo.environment
        guard let template = variables["KISSA_MAP_TILES"], !template.isEmpty else { return nil }
        return TileServer(template: template, attribution: variables["KISSA_MAP_ATTRIBUTION"])
    }()

    struct Tile: Identifiable, Equatable {
        let id: String
        let address: URL?
        let frame: CGRect
    }

    /// The tiles that cover a map. Empty if there would be more than 200, or if the map has no size.
    func tiles(for sight: MapSight, in size: CGSize) -> [Tile] {
        guard size.width > 0, size.height > 0, size.width < Self.sideMax, size.height < Self.sideMax else { return [] }
        let level = min(max(Int(log2(sight.worldSize / 256).rounded()), 0), 19)
        let count = 1 << level
        let side = sight.worldSize / CGFloat(count)
        let left = sight.middle.x * sight.worldSize - size.width / 2
        let top = sight.middle.y * sight.worldSize - size.height / 2
        let columns = Int((left / side).rounded(.down))...Int(((left + size.width) / side).rounded(.down))
        let first = max(Int((top / side).rounded(.down)), 0)
        let last = min(Int(((top + size.height) / side).rounded(.down)), count - 1)
        guard first <= last else { return [] }
        let rows = first...last
        guard columns.count * rows.count <= 200 else { return [] }
        return columns.flatMap { column in
            rows.map { row in
                let x = ((column % count) + count) % count
                return Tile(
                    id: "\(level)/\(column)/\(row)", address: address(level, x, row),
                    frame: CGRect(
                        x: CGFloat(column) * side - left, y: CGFloat(row) * side - top, width: side, height: side))
            }
        }
    }

    private func address(_ z: Int, _ x: Int, _ y: Int) -> URL? {
        URL(
            string: template.replacingOccurrences(of: "{z}", with: "\(z)")
                .replacingOccurrences(of: "{x}", with: "\(x)").replacingOccurrences(of: "{y}", with: "\(y)"))
    }
}
