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
            if let folder, let data = image.pngData {
                try data.write(to: URL(fileURLWithPath: "\(folder)/\(chart.rawValue)-\(Int(width)).png"))
            }
        }
    }
}
