import DeveloperToolsSupport
import DisplayList
import Foundation
import Testing
import TextLayout

@testable import SwiftUICore

@MainActor
@Suite struct ImageTests {
    private let catalog: TemporaryCatalog

    init() throws {
        catalog = try TemporaryCatalog()
        try catalog.addImage("cloud", width: 60, height: 30)
        try catalog.addImage("stencil", width: 10, height: 10, isTemplate: true)
    }

    private var cloud: Image { Image("cloud", bundle: catalog.bundle) }

    private func shown<V: View>(_ view: V) -> DisplayElement? {
        TestWindow(view, size: CGSize(width: 200, height: 100)).elements.last { $0.content.image != nil }
    }

    @Test func `an image has the size of its file`() throws {
        #expect(shown(cloud)?.frame == CGRect(x: 70, y: 35, width: 60, height: 30))
        #expect(shown(cloud.frame(width: 10))?.frame.size == CGSize(width: 60, height: 30))
        let resource = Image(ImageResource(name: "cloud", bundle: catalog.bundle))
        #expect(shown(resource)?.frame.size == CGSize(width: 60, height: 30))
    }

    @Test(arguments: [(UserInterfaceSizeClass.compact, 20.0), (.regular, 40.0)])
    func `a narrow window has a phone's image and a wide one an iPad's`(size: UserInterfaceSizeClass, width: Double)
        throws
    {
        try catalog.addImage("guide", widths: ["ipad": 40, "iphone": 20])
        let view = Image("guide", bundle: catalog.bundle).environment(\.horizontalSizeClass, size)
        #expect(shown(view)?.frame.width == CGFloat(width))
    }

    @Test func `an image is read once, whatever pages say of their displays`() throws {
        try catalog.addImage("steady", width: 40, height: 20)
        for step in 0..<300 {
            let view = Image("steady", bundle: catalog.bundle).environment(\.displayScale, 0.05 + CGFloat(step) / 5)
                .environment(\.horizontalSizeClass, step % 2 == 0 ? .compact : .regular)
                .environment(\.verticalSizeClass, step % 3 == 0 ? .compact : .regular)
                .environment(\.layoutDirection, step % 5 == 0 ? .rightToLeft : .leftToRight)
                .environment(\.colorScheme, step % 7 == 0 ? .dark : .light)
            #expect(shown(view)?.frame.size == CGSize(width: 40, height: 20))
        }
        #expect(AssetImages.keptCount(named: "steady", in: catalog.bundle) == 1)
    }

    @Test func `what was asked for last is kept of very many assets`() {
        let cache = AssetCache<Int, Int>()
        var readCount = 0
        func value(_ key: Int) -> Int? {
            cache.value(of: key) {
                readCount += 1
                return key.isMultiple(of: 2) ? key : nil
            }
        }
        for key in 0..<20_000 { #expect(value(key) == (key.isMultiple(of: 2) ? key : nil) && value(0) == 0) }
        #expect(readCount == 20_000 && cache.keys.count <= AssetCache<Int, Int>.countMax)
        #expect(value(19_999) == nil && readCount == 20_000)
        #expect(value(1) == nil && readCount == 20_001)
    }

    @Test func `a resizable image takes what it is offered`() {
        #expect(shown(cloud.resizable())?.frame.size == CGSize(width: 200, height: 100))
        #expect(shown(cloud.resizable().fixedSize())?.frame.size == CGSize(width: 60, height: 30))
    }

    private func tiles(_ image: Image) -> [(TilePaint, CGRect)] {
        let window = TestWindow(image, size: CGSize(width: 200, height: 100))
        return window.elements.flatMap { element -> [(TilePaint, CGRect)] in
            guard case .canvas(let content) = element.content else { return [] }
            return content.operations.compactMap { operation -> (TilePaint, CGRect)? in
                guard case .fill(_, _, _, .tile(let tile), let box) = operation else { return nil }
                return (tile, box)
            }
        }
    }

    @Test
    func `a tiled image is drawn over and over in its own size`() throws {
        let tiles = tiles(cloud.resizable(resizingMode: .tile))
        let (tile, box) = try #require(tiles.first)
        #expect(tiles.count == 1 && box == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(tile.size == CGSize(width: 60, height: 30) && tile.source == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test
    func `an image's caps keep their size, and what lies between them is stretched or tiled`() throws {
        let caps = EdgeInsets(top: 3, leading: 6, bottom: 3, trailing: 12)
        let stretched = tiles(cloud.resizable(capInsets: caps))
        #expect(stretched.count == 9)
        #expect(stretched[0].1 == CGRect(x: 0, y: 0, width: 6, height: 3))
        #expect(stretched[4].1 == CGRect(x: 6, y: 3, width: 182, height: 94))
        #expect(stretched[4].0.size == CGSize(width: 182, height: 94))
        #expect(stretched[8].1 == CGRect(x: 188, y: 97, width: 12, height: 3))
        let tiled = tiles(cloud.resizable(capInsets: caps, resizingMode: .tile))
        #expect(tiled[4].0.size == CGSize(width: 42, height: 24))
    }

    @Test
    func `a catalog's slices are heeded where the app names no caps of its own`() throws {
        let insets = #""cap-insets": {"top": 3, "left": 6, "bottom": 3, "right": 12}"#
        let center = #""center": {"mode": "tile", "width": 10, "height": 8}"#
        try catalog.addImage(
            "frame", width: 60, height: 30, resizing: #"{"mode": "9-part", \#(insets), \#(center)}"#)
        let frame = Image("frame", bundle: catalog.bundle)
        #expect(shown(frame)?.frame.size == CGSize(width: 60, height: 30))
        let sliced = tiles(frame.resizable())
        #expect(sliced.count == 9)
        #expect(sliced[4].1 == CGRect(x: 6, y: 3, width: 182, height: 94))
        #expect(sliced[4].0.size == CGSize(width: 10, height: 8))
        let middle: CGRect? = sliced[4].0.source
        let source = try #require(middle)
        #expect(abs(source.minX - 0.1) < 1e-9 && abs(source.width - 10.0 / 60) < 1e-9)
        let own = tiles(frame.resizable(capInsets: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)))
        #expect(own.count == 3 && own[0].1.width == 20)
    }

    @Test
    func `an image that is drawn has its size, and says its label`() throws {
        let image = Image(size: CGSize(width: 20, height: 10), label: Text(verbatim: "Dot")) { context in
            context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
        }
        let element = try #require(shown(image))
        #expect(element.frame.size == CGSize(width: 20, height: 10) && element.accessibility.label == "Dot")
        let resource = try #require(element.content.image).resource
        #expect(ResourceStore.shared.resource(at: resource)?.contentType == "image/png")
    }

    @Test func `an image that keeps its shape fits or fills`() {
        #expect(shown(cloud.resizable().scaledToFit())?.frame.size == CGSize(width: 200, height: 100))
        let square = CGSize(width: 80, height: 80)
        func inSquare<V: View>(_ view: V) -> CGSize? {
            shown(view.frame(width: square.width, height: square.height))?.frame.size
        }
        #expect(inSquare(cloud.resizable().scaledToFit()) == CGSize(width: 80, height: 40))
        #expect(inSquare(cloud.resizable().scaledToFill()) == CGSize(width: 160, height: 80))
        #expect(inSquare(cloud.resizable().aspectRatio(4, contentMode: .fit)) == CGSize(width: 80, height: 20))
    }

    @Test func `its bytes are a resource that a page can load`() throws {
        let content = try #require(shown(cloud)?.content.image)
        let resource = try #require(ResourceStore.shared.resource(at: content.resource))
        #expect(resource.contentType == "image/svg+xml")
        #expect(try String(decoding: resource.load(), as: UTF8.self).hasPrefix("<svg"))
    }

    @Test func `its name is read unless it is decoration`() {
        #expect(shown(cloud)?.accessibility.label == "cloud")
        #expect(shown(cloud)?.accessibility.role == .image)
        let labelled = Image("cloud", bundle: catalog.bundle, label: Text(verbatim: "A white cloud"))
        #expect(shown(labelled)?.accessibility.label == "A white cloud")
        let decoration = shown(Image(decorative: "cloud", bundle: catalog.bundle))
        #expect(decoration?.accessibility.label == nil)
        #expect(decoration?.accessibility.isHidden == true)
    }

    @Test func `pixels stay square without interpolation`() {
        #expect(shown(cloud.interpolation(.none))?.content.image?.isPixelated == true)
        #expect(shown(cloud.interpolation(.high))?.content.image?.isPixelated == false)
    }

    @Test func `a template has the foreground color`() {
        let stencil = Image("stencil", bundle: catalog.bundle)
        #expect(shown(stencil.foregroundStyle(.red))?.content.image?.tint == Color.red.resolvedLight)
        #expect(shown(stencil.renderingMode(.original))?.content.image?.tint == nil)
        #expect(shown(cloud)?.content.image?.tint == nil)
        #expect(shown(cloud.renderingMode(.template))?.content.image?.tint == .black)
    }

    @Test func `an image that is missing shows nothing and takes no place`() {
        let window = TestWindow(
            HStack(spacing: 0) {
                Image("absent", bundle: catalog.bundle).resizable()
                Color.red
            }, size: CGSize(width: 200, height: 100))
        #expect(window.elements.last?.frame.width == 200)
        #expect(!window.elements.contains { $0.content.image != nil })
    }
}

extension ElementContent {
    var image: ImageContent? {
        if case .image(let image) = self { image } else { nil }
    }

    var path: PathContent? {
        if case .path(let path) = self { path } else { nil }
    }
}
