import DisplayList
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Symbols, tints and thumbnails")
struct SymbolImageTests {
    private func text(_ image: UIImage?) throws -> String {
        let image = try #require(image)
        let data = try #require(try ResourceStore.shared.resource(at: image.resource)?.load())
        return String(decoding: data, as: UTF8.self)
    }

    private func pixel(_ image: UIImage) throws -> [UInt8] {
        let data = try #require(image.cgImage?.dataProvider?.data)
        return [UInt8](data.prefix(4))
    }

    /// Four by four pixels of one color.
    private func square(_ color: UIColor) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    @Test func `a configuration makes a symbol larger`() throws {
        let plain = try #require(UIImage(systemName: "star"))
        let configuration = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
        let large = try #require(UIImage(systemName: "star", withConfiguration: configuration))
        #expect(plain.size.height == 20 && large.size.height == 39)
        #expect(plain.withConfiguration(configuration).size == large.size)
        let scaled = plain.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
        #expect(scaled.size.height > plain.size.height)
        #expect(UIImage(systemName: "star", withConfiguration: nil)?.size == plain.size)
    }

    @Test func `of two configurations the later one counts where both say something`() {
        let first = UIImage.SymbolConfiguration(pointSize: 10, weight: .light, scale: .small)
        let both = first.applying(UIImage.SymbolConfiguration(pointSize: 20))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .light, scale: .small))
        #expect(first.applying(nil) == first)
    }

    @Test func `a symbol's own colour is drawn, and it is no template then`() throws {
        let configuration = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        let image = try #require(UIImage(systemName: "star", withConfiguration: configuration))
        #expect(!image.isTemplate)
        #expect(try text(image).contains("fill=\"rgb(255,0,0)\""))
    }

    private let circle = "xmark.circle.fill"

    @Test func `layers have the colors of a palette, or shades of one color`() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        let inPalette = try text(UIImage(systemName: circle, withConfiguration: palette))
        let places = [#"fill="rgb(0,0,255)""#, #"fill="rgb(255,0,0)""#].map { inPalette.firstRange(of: $0)?.lowerBound }
        let (back, front) = (try #require(places[0]), try #require(places[1]))
        #expect(back < front)
        let shades = try text(
            UIImage(systemName: circle, withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .red)))
        #expect(shades.contains(#"fill="rgb(255,0,0)" fill-opacity="0.25""#))
    }

    @Test func `a symbol without own colors is a template in every mode of one color`() throws {
        for configuration in [UIImage.SymbolConfiguration.preferringMulticolor(), .preferringMonochrome()] {
            for name in [circle, "wifi", "speaker.wave.2"] {
                #expect(try #require(UIImage(systemName: name, withConfiguration: configuration)).isTemplate)
            }
        }
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red])
        #expect(
            try #require(
                UIImage(
                    systemName: circle,
                    withConfiguration: palette.applying(UIImage.SymbolConfiguration.preferringMonochrome()))
            )
            .isTemplate)
    }

    @Test func `layers above a variable symbol's value are dimmed`() throws {
        let half = try text(UIImage(systemName: "wifi", variableValue: 0.5))
        #expect(half.components(separatedBy: #"fill-opacity="0.3""#).count == 3)
        #expect(try !text(UIImage(systemName: "wifi", variableValue: 1)).contains("fill-opacity"))
    }

    @Test func `a tinted symbol keeps its colour where it is to be original`() throws {
        let plain = try #require(UIImage(systemName: "star"))
        #expect(plain.isTemplate && plain.renderingMode == .automatic)
        #expect(plain.withTintColor(.red).isTemplate)
        let tinted = plain.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(!tinted.isTemplate && tinted.size == plain.size)
        #expect(try text(tinted).contains("rgb(255,0,0)"))
        #expect(tinted.withRenderingMode(.automatic).isTemplate)
    }

    @Test func `a tinted picture has the tint's colour where it was opaque`() throws {
        let tinted = square(.blue).withTintColor(.red)
        let red = square(.red)
        #expect(try pixel(tinted) == pixel(red))
        #expect(tinted.size == red.size)
        #expect(try pixel(square(.clear).withTintColor(.red)) == [0, 0, 0, 0])
        // A color with NaN or infinite components must not crash.
        let odd = UIColor(red: .nan, green: .infinity, blue: -.infinity, alpha: 1)
        #expect(try pixel(square(.blue).withTintColor(odd)).count == 4)
    }

    @Test func `what only the browser can decode it tints too`() throws {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"20\"></svg>"
        let image = try #require(UIImage(data: Data(svg.utf8)))
        let tinted = image.withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
        #expect(tinted.size == image.size)
        let drawing = try text(tinted)
        #expect(drawing.contains("flood-color=\"rgb(0,255,0)\"") && drawing.contains("flood-opacity=\"0.5\""))
        #expect(drawing.contains("data:image/svg+xml;base64,"))
    }

    @Test func `a thumbnail has as few pixels as it needs`() throws {
        let small = try #require(square(.red).preparingThumbnail(of: CGSize(width: 2, height: 1)))
        #expect(small.size == CGSize(width: 2, height: 1))
        #expect(small.cgImage?.width == 2 && small.cgImage?.height == 1)
        #expect(square(.red).preparingThumbnail(of: .zero) == nil)
        #expect(!small.isEqual(square(.red)))
    }

    @Test func `PDF in memory is no image, and neither is what only begins like a photograph`() {
        #expect(UIImage(data: Data("%PDF-1.4 1 0 obj <</Type/Catalog>> endobj".utf8)) == nil)
        #expect(UIImage(data: Data("\0\0\0\u{18}ftypheic and no more".utf8)) == nil)
    }
}
