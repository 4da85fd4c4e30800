import CoreGraphics
import DisplayList
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Choosing Core Graphics' colours")
struct ColorPickerTests {
    private struct Paint: View {
        @State private var color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)

        var body: some View {
            ColorPicker("Paint", selection: $color)
            Text(verbatim: rounded.joined(separator: " "))
        }

        private var rounded: [String] {
            (color.components ?? []).map { "\((Double($0) * 10).rounded() / 10)" }
        }
    }

    @Test func `a colour that is chosen keeps the opacity of the one before`() throws {
        let graph = ViewGraph()
        graph.setRoot(VStack { Paint() }, environment: EnvironmentValues())
        graph.setViewport(CGSize(width: 300, height: 300))
        let list = try #require(graph.render())
        let well = try #require(list.elements.values.first { if case .control = $0.content { true } else { false } })
        graph.handle(ElementEvent(element: well.id, frameSeen: 0, action: .value("#00ff00", revision: 1)))
        let texts = try #require(graph.render()).elements.values.compactMap { element -> String? in
            guard case .text(let content) = element.content else { return nil }
            return content.lines.flatMap(\.runs).map(\.text).joined()
        }
        #expect(texts.contains("0.0 1.0 0.0 0.5"))
    }
}
