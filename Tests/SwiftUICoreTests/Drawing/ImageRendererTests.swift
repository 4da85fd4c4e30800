import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Views rendered to a bitmap.
@MainActor
@Suite("Image renderer")
struct ImageRendererTests {
    /// The red, green, blue and opacity of a pixel, 0…255, with premultiplied colors. The origin is the upper left corner.
    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
        let bytes = image.surface.bytes + y * image.surface.bytesPerRow + x * 4
        return [bytes[2], bytes[1], bytes[0], bytes[3]]
    }

    private func image(
        _ view: some View, scale: CGFloat = 1, _ change: (ImageRenderer<AnyView>) -> Void = { _ in }
    ) throws -> CGImage {
        let renderer = ImageRenderer(content: AnyView(view))
        renderer.scale = scale
        change(renderer)
        return try #require(renderer.cgImage)
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test func `an image has scale times the points of its views`() throws {
        let image = try image(red.frame(width: 10, height: 6), scale: 3)
        #expect(image.width == 30 && image.height == 18)
        #expect(pixel(image, 0, 0) == [255, 0, 0, 255])
        #expect(pixel(image, 29, 17) == [255, 0, 0, 255])
    }

    @Test func `views without an area have no image`() {
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
        #expect(ImageRenderer(content: Color.red.frame(width: 0, height: 9)).cgImage == nil)
    }

    @Test func `the proposed size is offered to the views`() throws {
        let image = try image(red) { $0.proposedSize = ProposedViewSize(width: 40, height: 20) }
        #expect(image.width == 40 && image.height == 20)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func `a path that leads nowhere spoils nothing else`(value: Double) throws {
        let nowhere = Path { path in
            path.move(to: CGPoint(x: 1, y: value))
            path.addLine(to: CGPoint(x: value, y: 2))
            path.addCurve(
                to: CGPoint(x: 3, y: 3), control1: CGPoint(x: value, y: value), control2: CGPoint(x: 2, y: value))
            path.closeSubpath()
        }
        let gradient = GraphicsContext.Shading.linearGradient(
            Gradient(colors: [.clear, .clear]), startPoint: .zero, endPoint: CGPoint(x: 4, y: 4))
        let canvas = Canvas { context, size in
            context.fill(nowhere, with: gradient)
            context.stroke(nowhere, with: gradient, style: StrokeStyle(lineWidth: 2, dash: [1, 2]))
            context.stroke(nowhere, with: .color(.clear), lineWidth: 2)
            context.drawLayer {
                $0.addFilter(.blur(radius: 1))
                $0.fill(nowhere, with: .color(.clear))
            }
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
        }
        let image = try image(canvas.frame(width: 8, height: 8))
        #expect(pixel(image, 4, 4) == [255, 0, 0, 255])
    }

    @Test func `what is above is above`() throws {
        let flag = VStack(spacing: 0) {
            red
            blue
        }
        let image = try image(flag.frame(width: 4, height: 8))
        #expect(pixel(image, 2, 1) == [255, 0, 0, 255])
        #expect(pixel(image, 2, 6) == [0, 0, 255, 255])
    }

    @Test func `contexts of the apps have their origin below`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let renderer = ImageRenderer(
            content: VStack(spacing: 0) {
                red
                blue
            }.frame(width: 4, height: 8))
        renderer.render { size, draw in
            #expect(size == CGSize(width: 4, height: 8))
            draw(context)
        }
        let image = try #require(context.makeImage())
        #expect(pixel(image, 2, 1) == [255, 0, 0, 255])
        #expect(pixel(image, 2, 6) == [0, 0, 255, 255])
    }

    @Test func `only an opaque image is black where nothing is`() throws {
        let view = Circle().fill(.white).frame(width: 20, height: 20)
        #expect(pixel(try image(view), 0, 0) == [0, 0, 0, 0])
        #expect(pixel(try image(view) { $0.isOpaque = true }, 0, 0) == [0, 0, 0, 255])
    }

    @Test func `text is drawn where it is laid out`() throws {
        let image = try image(Text(verbatim: "|||").foregroundStyle(.black).frame(width: 60, height: 40), scale: 2)
        var inked: [Int] = []
        for x in 0..<image.width where (0..<image.height).contains(where: { pixel(image, x, $0)[3] > 128 }) {
            inked.append(x)
        }
        let first = try #require(inked.first)
        let last = try #require(inked.last)
        #expect(abs((first + last) / 2 - 60) <= 2, "ink from \(first) to \(last)")
        #expect(pixel(image, 0, 0)[3] == 0)
    }

    @Test func `text is filled with a gradient over all of it`() throws {
        let text = Text(verbatim: "MMMMMMMM").font(.system(size: 40)).foregroundStyle(
            .linearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing))
        let image = try image(text)
        let colors = (0..<image.width).map { pixel(image, $0, image.height / 2) }.filter { $0[3] == 255 }
        let (first, last) = (try #require(colors.first), try #require(colors.last))
        #expect(first[0] > 200 && first[2] < 55 && last[0] < 55 && last[2] > 200, "\(first) to \(last)")
    }

    @Test func `an underline is under the text`() throws {
        func ink(_ text: Text) throws -> Int {
            let image = try image(text.foregroundStyle(.black))
            return (0..<image.width).filter { pixel(image, $0, image.height - 3)[3] > 0 }.count
        }
        #expect(try ink(Text(verbatim: "nnn").underline()) > ink(Text(verbatim: "nnn")))
    }

    @Test func `symbols are drawn`() throws {
        let image = try image(Image(systemName: "circle.fill").font(.largeTitle).foregroundStyle(red))
        #expect(pixel(image, image.width / 2, image.height / 2) == [255, 0, 0, 255])
        #expect(pixel(image, 0, 0)[3] == 0)
    }

    @Test(arguments: [
        AnyShapeStyle(.linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)),
        AnyShapeStyle(
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.black, .white, .black, .white])
        ),
        AnyShapeStyle(
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                colors: [.black, .white, .black, .white], colorSpace: .perceptual)),
    ])
    func `gradients run across`(style: AnyShapeStyle) throws {
        let image = try image(Rectangle().fill(style).frame(width: 64, height: 8))
        let greys = [0, 16, 32, 48, 63].map { pixel(image, $0, 4)[0] }
        #expect(greys == greys.sorted() && greys[0] < 16 && greys[4] > 240, "\(greys)")
        #expect((0..<64).allSatisfy { pixel(image, $0, 0)[3] == 255 })
    }

    @Test func `gradients run round`() throws {
        let view = Circle().fill(
            .angularGradient(
                colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .degrees(360)))
        let image = try image(view.frame(width: 40, height: 40))
        #expect(pixel(image, 36, 22)[0] < 40)
        #expect(abs(Int(pixel(image, 4, 20)[0]) - 128) < 24)
        #expect(pixel(image, 36, 17)[0] > 215)
    }

    @Test func `opacity is that of the group`() throws {
        let view = ZStack {
            red
            blue
        }.opacity(0.5)
        #expect(pixel(try image(view.frame(width: 4, height: 4)), 2, 2) == [0, 0, 128, 128])
    }

    @Test func `a clip cuts and a mask lets through`() throws {
        let clipped = try image(red.clipShape(.circle).frame(width: 20, height: 20))
        #expect(pixel(clipped, 0, 0)[3] == 0 && pixel(clipped, 10, 10)[3] == 255)
        let mask = LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing)
        let masked = try image(red.mask { mask }.frame(width: 64, height: 4))
        #expect(pixel(masked, 1, 2)[3] < 16 && pixel(masked, 62, 2)[3] > 240)
        let cut = try image(red.mask { Circle() }.frame(width: 20, height: 20))
        #expect(pixel(cut, 0, 0)[3] == 0 && pixel(cut, 10, 10)[3] == 255)
    }

    @Test func `filters change colors`() throws {
        let grey = try image(red.frame(width: 4, height: 4).grayscale(1))
        #expect(pixel(grey, 2, 2) == [54, 54, 54, 255])
        let inverse = try image(red.frame(width: 4, height: 4).colorInvert())
        #expect(pixel(inverse, 2, 2) == [0, 255, 255, 255])
    }

    @Test func `a blur spreads and a shadow lies below`() throws {
        let blurred = try image(red.frame(width: 10, height: 10).padding(15).blur(radius: 4))
        #expect((1..<255).contains(pixel(blurred, 14, 20)[3]))
        let shadowed = try image(
            red.frame(width: 10, height: 10).shadow(color: .black, radius: 0, x: 0, y: 12).padding(20))
        #expect(pixel(shadowed, 25, 25) == [255, 0, 0, 255])
        #expect(pixel(shadowed, 25, 40) == [0, 0, 0, 255])
        #expect(pixel(shadowed, 25, 10)[3] == 0)
    }

    @Test func `a rotation turns`() throws {
        let image = try image(red.frame(width: 20, height: 4).rotationEffect(.degrees(90)).frame(width: 20, height: 20))
        #expect(pixel(image, 10, 2)[3] == 255 && pixel(image, 2, 10)[3] == 0)
    }

    @Test func `images are drawn and tinted`() throws {
        let dot = try image(blue.frame(width: 2, height: 2))
        let data = try #require(dot.pngData)
        let path = ResourcePath(content: data, pathExtension: "png")
        ResourceStore.shared.register(path, contentType: "image/png") { data }
        let picture = Image(resource: path, size: CGSize(width: 2, height: 2))
        #expect(pixel(try image(picture.resizable().frame(width: 8, height: 8)), 4, 4) == [0, 0, 255, 255])
        let template = picture.renderingMode(.template).resizable().foregroundStyle(red).frame(width: 8, height: 8)
        #expect(pixel(try image(template), 4, 4) == [255, 0, 0, 255])
        let tiles = try image(Rectangle().fill(.image(picture, scale: 2)).frame(width: 9, height: 9))
        #expect(pixel(tiles, 8, 8) == [0, 0, 255, 255])
    }

    @Test func `a renderer tells when its views change`() throws {
        let renderer = ImageRenderer(content: red.frame(width: 4, height: 4))
        #expect(renderer.cgImage != nil)
        var count = 0
        let watch = renderer.objectWillChange.sink { count += 1 }
        renderer.content = blue.frame(width: 4, height: 4)
        #expect(count == 0)
        renderer.isObservationEnabled = true
        renderer.content = blue.frame(width: 6, height: 4)
        #expect(count >= 1)
        #expect(renderer.cgImage?.width == 6)
        watch.cancel()
    }
}
