import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Materials, images and meshes as paints.
@MainActor
@Suite("Drawn paints")
struct DrawnPaintTests {
    private let picture = Image(resource: ResourcePath("/resources/p.png"), size: CGSize(width: 10, height: 6))

    private func tile(_ style: some ShapeStyle, _ environment: EnvironmentValues = EnvironmentValues()) -> TilePaint? {
        if case .tile(let tile) = paint(of: style, in: environment) { tile } else { nil }
    }

    private func meshPaint(of style: MeshGradient) -> MeshPaint? {
        if case .mesh(let mesh) = paint(of: style, in: EnvironmentValues()) { mesh } else { nil }
    }

    @Test func `a material blurs unless transparency is unwelcome`() {
        var environment = EnvironmentValues()
        guard case .material(let color, let radius) = paint(of: .thinMaterial, in: environment) else {
            Issue.record("a material blurs")
            return
        }
        #expect(color.alpha < 1 && radius > 0)
        environment.accessibilityReduceTransparency = true
        #expect(paint(of: .thinMaterial, in: environment).color.alpha == 1)
        #expect(paint(of: .thinMaterial, in: environment) == .color(paint(of: .thinMaterial, in: environment).color))
    }

    @Test func `an image is repeated as large as it is`() {
        #expect(tile(ImagePaint(image: picture))?.size == CGSize(width: 10, height: 6))
        let part = tile(.image(picture, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 3))
        #expect(part?.size == CGSize(width: 15, height: 18))
        #expect(part?.source == CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
        #expect(part?.tint == nil)
    }

    @Test func `a template is repeated in the foreground`() {
        var environment = EnvironmentValues()
        environment.setForeground([AnyShapeStyle(Color(red: 0, green: 0, blue: 1))])
        let blue = DisplayColor(red: 0, green: 0, blue: 1)
        #expect(tile(ImagePaint(image: picture.renderingMode(.template)), environment)?.tint == blue)
        let symbol = tile(ImagePaint(image: Image(systemName: "star.fill")), environment)
        #expect(symbol?.tint == blue)
        #expect(symbol.map { ResourceStore.shared.resource(at: $0.resource)?.contentType } == "image/svg+xml")
    }

    @Test func `an image that is missing paints nothing`() {
        #expect(
            paint(of: ImagePaint(image: Image(systemName: "no.such.symbol")), in: EnvironmentValues()).color == .clear)
        #expect(paint(of: .image(picture, scale: 0), in: EnvironmentValues()) == .color(.clear))
    }

    @Test func `a rectangle of an image is a path`() {
        let window = TestWindow(Rectangle().fill(.image(picture)))
        let paths = window.elements.compactMap { if case .path(let path) = $0.content { path } else { nil } }
        #expect(paths.count == 1)
        #expect(paths.first?.fill?.isDrawn == true)
        #expect(window.elements.allSatisfy { $0.style.background == nil })
    }

    @Test func `points of a mesh get the control points of smooth curves`() throws {
        let points: [SIMD2<Float>] = [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
        ]
        let colors = [Color](repeating: .red, count: 9)
        let mesh = try #require(meshPaint(of: MeshGradient(width: 3, height: 3, points: points, colors: colors)))
        let middle = mesh.vertices[4]
        func isNear(_ point: CGPoint, _ x: Double, _ y: Double) -> Bool { hypot(point.x - x, point.y - y) < 1e-6 }
        #expect(isNear(middle.leading, 0.5 - 1.0 / 6, 0.5) && isNear(middle.trailing, 0.5 + 1.0 / 6, 0.5))
        #expect(isNear(middle.top, 0.5, 0.5 - 1.0 / 6) && isNear(middle.bottom, 0.5, 0.5 + 1.0 / 6))
        #expect(isNear(mesh.vertices[0].trailing, 1.0 / 6, 0))
    }

    @Test func `a mesh that lacks colors is its background`() {
        let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let mesh = MeshGradient(width: 2, height: 2, points: points, colors: [.red], background: .black)
        #expect(paint(of: mesh, in: EnvironmentValues()) == .color(.black))
    }

    @Test func `the cells of a flat mesh cover its box once`() throws {
        let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let mesh = try #require(
            meshPaint(of: MeshGradient(width: 2, height: 2, points: points, colors: [.black, .white, .black, .white])))
        let area = mesh.cells(steps: 5).reduce(0.0) { sum, cell in
            let corners = cell.corners + [cell.corners[0]]
            return sum
                + abs(zip(corners, corners.dropFirst()).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
        }
        #expect(abs(area - 1) < 1e-9)
        #expect(mesh.cells(steps: 5).first?.colors.first?.red == 0)
    }

    private struct Changing: View {
        @State private var isChanged = false
        let animation: Animation?

        var body: some View {
            VStack {
                Button("change") { withAnimation(animation) { isChanged = true } }
                MeshGradient(
                    width: 2, height: 2, points: [[0, 0], [isChanged ? 0.5 : 1, 0], [0, 1], [1, 1]],
                    colors: [.red, .red, .red, .red])
                LinearGradient(
                    colors: [isChanged ? .white : .black, .black], startPoint: .top, endPoint: .bottom)
            }
        }
    }

    private func positions(_ window: TestWindow) -> (mesh: Double?, stop: Double?) {
        var result: (mesh: Double?, stop: Double?) = (nil, nil)
        for element in window.elements {
            if case .path(let path) = element.content, case .mesh(let mesh)? = path.fill {
                result.mesh = mesh.vertices[1].position.x
            }
            if case .linearGradient(let stops, _, _)? = element.style.background { result.stop = stops[0].color.red }
        }
        return result
    }

    @Test func `under an animation meshes and gradients begin where they were`() throws {
        let still = TestWindow(Changing(animation: nil))
        still.press(button: "change")
        #expect(positions(still).mesh == 0.5)
        #expect(positions(still).stop == 1)
        let moving = TestWindow(Changing(animation: .linear(duration: 1000)))
        moving.press(button: "change")
        #expect(try #require(positions(moving).mesh) > 0.9)
        #expect(try #require(positions(moving).stop) < 0.1)
    }
}
