import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Filters, blend modes and clipping layers: the operations that they record and the resulting picture.
@MainActor
@Suite("What canvases mix")
struct CanvasMixingTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func canvas(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> some View {
        Canvas(renderer: renderer).frame(width: 20, height: 10)
    }

    private func drawing(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> CanvasContent {
        let contents = TestWindow(canvas(renderer)).elements.compactMap { element -> CanvasContent? in
            if case .canvas(let content) = element.content { content } else { nil }
        }
        return try #require(contents.first)
    }

    /// The red, green, blue and opacity at the centers of the left and right halves.
    private func halves(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> [[UInt8]] {
        let image = try #require(ImageRenderer(content: canvas(renderer)).cgImage)
        return [5, 15].map { x in
            let bytes = image.surface.bytes + 5 * image.surface.bytesPerRow + x * 4
            return [bytes[2], bytes[1], bytes[0], bytes[3]]
        }
    }

    private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    private let whole = Path(CGRect(x: 0, y: 0, width: 20, height: 10))
    private let clear: [UInt8] = [0, 0, 0, 0]

    // MARK: Filters

    @Test
    func `a filter that is added comes before those that are there, so that a blur is cut by a threshold`() throws {
        let content = try drawing { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: .white))
            context.addFilter(.blur(radius: 3))
            context.fill(left, with: .color(red))
        }
        let white = DisplayColor(red: 1, green: 1, blue: 1)
        #expect(content.states[0].filters == [.blur(3), .alphaThreshold(min: 0.5, max: 1, white)])
    }

    @Test
    func `a threshold makes one colour of what is opaque enough, and nothing of the rest`() throws {
        let colors = try halves { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: blue))
            context.fill(left, with: .color(red.opacity(0.4)))
            context.fill(right, with: .color(red.opacity(0.6)))
        }
        #expect(colors == [clear, [0, 0, 255, 255]])
    }

    // MARK: Blend modes

    @Test
    func `clearing takes away what is there, however translucent the paint is`() throws {
        let colors = try halves { context, _ in
            context.fill(whole, with: .color(red))
            context.blendMode = .clear
            context.fill(left, with: .color(blue.opacity(0.1)))
        }
        #expect(colors == [clear, [255, 0, 0, 255]])
    }

    @Test
    func `what is drawn in the place of others leaves what is around it alone`() throws {
        let colors = try halves { context, _ in
            context.fill(whole, with: .color(red))
            context.blendMode = .sourceIn
            context.fill(left, with: .color(blue))
        }
        #expect(colors == [[0, 0, 255, 255], [255, 0, 0, 255]])
    }

    // MARK: Layers that clip

    @Test(arguments: [false, true])
    func `a layer clips what is drawn after it as far as it is opaque`(isInverse: Bool) throws {
        let colors = try halves { context, _ in
            context.clipToLayer(options: isInverse ? .inverse : []) { $0.fill(left, with: .color(.black)) }
            context.fill(whole, with: .color(red))
        }
        let shown: [UInt8] = [255, 0, 0, 255]
        #expect(colors == (isInverse ? [clear, shown] : [shown, clear]))
    }

    @Test
    func `two layers let through what both do`() throws {
        let colors = try halves { context, _ in
            context.clipToLayer { $0.fill(left, with: .color(.black)) }
            context.clipToLayer { $0.fill(right, with: .color(.black)) }
            context.fill(whole, with: .color(red))
        }
        #expect(colors == [clear, clear])
    }

    @Test
    func `a layer in which nothing is drawn lets nothing through`() throws {
        let content = try drawing { context, _ in
            context.clipToLayer { _ in }
            context.fill(whole, with: .color(red))
        }
        #expect(content.operations.isEmpty)
    }

    @Test
    func `drawings that follow one another are cut as one, and the layer is sent once`() throws {
        let content = try drawing { context, _ in
            context.clipToLayer { $0.fill(left, with: .color(.black)) }
            for _ in 0..<3 { context.fill(whole, with: .color(red)) }
        }
        guard case .masked(_, let drawn, by: let mask)? = content.operations.first else {
            Issue.record("\(content.operations)")
            return
        }
        #expect(content.operations.count == 1 && drawn.count == 3 && content.symbols.count == 1)
        #expect(mask == [.symbol(state: 0, 0)])
    }

    @Test
    func `what throws in a layer that clips leaves nothing open`() throws {
        struct Stop: Error {}
        let content = try drawing { context, _ in
            try? context.clipToLayer { layer in
                layer.fill(left, with: .color(.black))
                throw Stop()
            }
            context.fill(whole, with: .color(red))
        }
        #expect(content.operations.count == 1)
    }

    // MARK: Tiles

    @Test
    func `an image is tiled from its origin`() throws {
        let content = try drawing { context, _ in
            let dot = Image(size: CGSize(width: 4, height: 2)) { $0.fill(left, with: .color(red)) }
            context.fill(whole, with: .tiledImage(dot, origin: CGPoint(x: 3, y: 1)))
        }
        guard case .fill(_, _, _, .tile(let tile), let box)? = content.operations.first else {
            Issue.record("\(content.operations)")
            return
        }
        #expect(tile.size == CGSize(width: 4, height: 2) && box.origin == CGPoint(x: 3, y: 1))
    }
}
