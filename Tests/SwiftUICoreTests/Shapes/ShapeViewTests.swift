import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct ShapeViewTests {
    private func element<V: View>(_ view: V, _ environment: EnvironmentValues = EnvironmentValues()) -> DisplayElement {
        let window = TestWindow(view, size: CGSize(width: 200, height: 100), environment: environment)
        return window.elements.last!
    }

    private let red = Color.red.displayColor(in: EnvironmentValues())

    @Test func `a color fills what it is offered`() {
        let element = element(Color.red)
        #expect(element.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(element.style.background == .color(red))
        #expect(element.content == .group)
    }

    @Test func `a shape takes the foreground style`() {
        #expect(element(Rectangle()).style.background == .color(.black))
        #expect(element(Rectangle().foregroundStyle(.red)).style.background == .color(red))
        #expect(element(Rectangle().fill(.red).foregroundStyle(.blue)).style.background == .color(red))
    }

    @Test func `a color follows the color scheme`() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(element(Color.primary, dark).style.background == .color(.white))
    }

    @Test func `a circle is as wide as its shorter side`() {
        let element = element(Circle().frame(width: 60, height: 40))
        #expect(element.frame.size == CGSize(width: 40, height: 40))
        #expect(element.style.cornerRadius >= 20)
        #expect(element.content == .group)
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 30))
    }

    @Test func `rounded rectangles and capsules are round boxes`() {
        #expect(element(RoundedRectangle(cornerRadius: 12)).style.cornerRadius == 12)
        #expect(element(Capsule()).style.cornerRadius >= 50)
        #expect(element(filled: .rect(cornerRadius: 5)).style.cornerRadius == 5)
    }

    private func element(filled shape: some Shape) -> DisplayElement { element(shape.fill(.red)) }

    @Test func `other shapes are paths in their views box`() throws {
        let triangle = Path {
            $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 0, y: 50)])
            $0.closeSubpath()
        }
        let element = element(triangle.fill(.red, style: FillStyle(eoFill: true)))
        #expect(
            element.content
                == .path(
                    PathContent(
                        path: triangle.geometry, viewBox: CGRect(x: 0, y: 0, width: 200, height: 100),
                        fill: .color(red), usesEvenOddRule: true)))
    }

    @Test func `a gradient runs over the shape's own bounds`() {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
        let triangle = Path {
            $0.addLines([CGPoint(x: 20, y: 10), CGPoint(x: 60, y: 10), CGPoint(x: 20, y: 50)])
            $0.closeSubpath()
        }
        #expect(element(triangle.fill(gradient)).frame == CGRect(x: 20, y: 10, width: 40, height: 40))
    }

    @Test func `a stroke lies half outside and a border inside`() {
        let stroke = element(Rectangle().stroke(.red, lineWidth: 4).frame(width: 50, height: 50))
        #expect(stroke.frame.size == CGSize(width: 54, height: 54))
        #expect(stroke.style.border == ElementStyle.Border(color: red, width: 4))
        let border = element(RoundedRectangle(cornerRadius: 10).strokeBorder(.red, lineWidth: 4))
        #expect(border.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(border.style.border == ElementStyle.Border(color: red, width: 4))
        #expect(border.style.cornerRadius == 10)
    }

    @Test func `a dashed line is a path`() {
        let line = element(Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2])))
        guard case .path(let content) = line.content else {
            Issue.record("not a path")
            return
        }
        #expect(content.fill == nil)
        #expect(content.stroke == .init(paint: .color(red), width: 2, cap: .round, dash: [4, 2]))
    }

    @Test func `a line that becomes dashed is another element`() {
        struct Line: View {
            @State private var isDashed = false
            var body: some View {
                VStack {
                    Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: isDashed ? [4, 2] : []))
                    Button {
                        isDashed = true
                    } label: {
                        Text(verbatim: "dash")
                    }
                }
            }
        }
        let window = TestWindow(Line())
        let before = Set(window.elements.map(\.id))
        let solid = window.elements.first { $0.style.border != nil }
        window.press(button: "dash")
        let after = Set(window.elements.map(\.id))
        #expect(before.subtracting(after) == [solid!.id])
        #expect(after.subtracting(before).count == 1)
        #expect(window.list.elements.count == window.elements.count)
    }

    @Test func `fills and strokes are drawn one over the other`() {
        let window = TestWindow(Circle().fill(.white).stroke(.red, lineWidth: 2))
        let shown = window.elements.filter { $0.style.background != nil || $0.style.border != nil }
        #expect(shown.map { $0.style.background } == [.color(.white), nil])
        #expect(shown.last?.style.border?.color == red)
    }

    @Test func `shapes can be moved turned and trimmed`() {
        #expect(element(Rectangle().offset(x: 5, y: 7)).frame.origin == CGPoint(x: 5, y: 7))
        #expect(element(Rectangle().size(width: 10, height: 20)).frame.size == CGSize(width: 10, height: 20))
        let turned = Rectangle().rotation(.degrees(90)).path(in: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(abs(turned.boundingRect.width - 10) < 1e-9 && abs(turned.boundingRect.midX - 10) < 1e-9)
        let scaled = Rectangle().scale(0.5).path(in: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(scaled.boundingRect == CGRect(x: 5, y: 2.5, width: 10, height: 5))
        let half = Circle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(abs(half.boundingRect.minY - 10) < 0.1)
    }

    @Test func `shapes are mirrored where text runs from the right`() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let window = TestWindow(
            Rectangle().size(width: 10, height: 20), size: CGSize(width: 200, height: 100), environment: environment)
        #expect(window.elements.last?.frame == CGRect(x: 190, y: 0, width: 10, height: 20))
    }

    @Test func `an app's own shape is drawn where its path is`() {
        struct Diagonal: Shape {
            func path(in rect: CGRect) -> Path {
                Path {
                    $0.move(to: CGPoint(x: rect.minX, y: rect.maxY))
                    $0.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
                }
            }
        }
        guard case .path(let content) = element(Diagonal().stroke(.red, lineWidth: 3)).content else {
            Issue.record("not a path")
            return
        }
        #expect(content.path.svgPathData == "M0 100 200 0")
        #expect(content.stroke?.width == 3)
    }
}
