import CoreGraphics
import SwiftUI
import Testing

@testable import Charts

/// If `KISSA_CHART_PICTURES` names a folder, the pictures are stored there for review.
@MainActor @Suite struct ChartPictureTests {
    private func picture(_ view: some View, size: CGSize, scheme: ColorScheme) -> CGImage? {
        let content = view.padding(16).frame(width: size.width, height: size.height)
            .background(scheme == .dark ? Color.black : .white).environment(\.colorScheme, scheme)
        let renderer = ImageRenderer(content: content)
        return renderer.cgImage
    }

    /// The ink of charts without marks, as a fraction of the window's picture.
    private static var emptyShares: [Double: Double] = [:]

    private func emptyShare(_ size: CGSize, _ scheme: ColorScheme) throws -> Double {
        if let share = Self.emptyShares[size.width] { return share }
        let share = inkShare(try #require(picture(Chart {}, size: size, scheme: scheme)))
        Self.emptyShares[size.width] = share
        return share
    }

    @Test(arguments: ChartGallery.allCases)
    func `every chart is drawn, light and dark, narrow and wide`(chart: ChartGallery) throws {
        let folder = ProcessInfo.processInfo.environment["KISSA_CHART_PICTURES"]
        for (width, scheme) in [(390.0, ColorScheme.light), (820, .dark)] {
            let size = CGSize(width: width, height: 260)
            let image = try #require(picture(chart.view, size: size, scheme: scheme))
            #expect(image.width == Int(width))
            // A mark covers more than grid lines and labels do.
            #expect(try inkShare(image) > emptyShare(size, scheme) + 0.01)
            if let folder, let data = image.pngData {
                try data.write(to: URL(fileURLWithPath: "\(folder)/\(chart.rawValue)-\(Int(width)).png"))
            }
        }
    }

    /// The fraction of the picture covered by its more frequent colors, except the background. In a chart without marks, only
    /// the axes have such colors.
    private func inkShare(_ image: CGImage) -> Double {
        guard let data = image.dataProvider?.data else { return 0 }
        let pixels = Array(data)
        // Count similar colors together.
        var counts = [Int](repeating: 0, count: 512)
        for start in stride(from: 0, to: pixels.count - 3, by: 4) {
            counts[Int(pixels[start] >> 5) << 6 | Int(pixels[start + 1] >> 5) << 3 | Int(pixels[start + 2] >> 5)] += 1
        }
        let shares = counts.map { Double($0) / Double(pixels.count / 4) }.sorted(by: >)
        return shares.dropFirst().filter { $0 > 0.0005 }.reduce(0, +)
    }
}
