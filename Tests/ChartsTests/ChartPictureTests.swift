import CoreGraphics
import SwiftUI
import Testing

@testable import Charts

/// `KISSA_CHART_PICTURES` names a folder in which the pictures are left, to be looked at.
@MainActor @Suite struct ChartPictureTests {
    private func picture(_ view: some View, size: CGSize, scheme: ColorScheme) -> CGImage? {
        let content = view.padding(16).frame(width: size.width, height: size.height)
            .background(scheme == .dark ? Color.black : .white).environment(\.colorScheme, scheme)
        let renderer = ImageRenderer(content: content)
        renderer.scale = 2
        return renderer.cgImage
    }

    @Test(arguments: ChartGallery.allCases)
    func `every chart is drawn, light and dark, narrow and wide`(chart: ChartGallery) throws {
        let folder = ProcessInfo.processInfo.environment["KISSA_CHART_PICTURES"]
        for (width, scheme) in [(390.0, ColorScheme.light), (820, .dark)] {
            let image = try #require(picture(chart.view, size: CGSize(width: width, height: 260), scheme: scheme))
            #expect(image.width == Int(width) * 2)
            let empty = try #require(picture(Chart {}, size: CGSize(width: width, height: 260), scheme: scheme))
            // A mark's colour takes more than grid lines and labels do.
            #expect(inkShares(image).reduce(0, +) > inkShares(empty).reduce(0, +) + 0.01, "\(inkShares(image))")
            if let folder, let data = image.pngData {
                try data.write(to: URL(fileURLWithPath: "\(folder)/\(chart.rawValue)-\(Int(width)).png"))
            }
        }
    }

    /// Which share of the picture each of its more frequent colours takes, but for the background: of a chart without marks there
    /// are only those of its axes.
    private func inkShares(_ image: CGImage) -> [Double] {
        guard let data = image.dataProvider?.data else { return [] }
        let pixels = Array(data)
        var counts: [UInt32: Int] = [:]
        for start in stride(from: 0, to: pixels.count - 3, by: 4) {
            // Nearly the same colour counts as the same.
            let color = pixels[start..<start + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1 >> 5) }
            counts[color, default: 0] += 1
        }
        let shares = counts.values.map { Double($0) / Double(pixels.count / 4) }.sorted(by: >)
        return shares.dropFirst().filter { $0 > 0.0005 }
    }
}
