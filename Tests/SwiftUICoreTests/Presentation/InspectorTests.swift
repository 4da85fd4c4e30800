import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Model {
    var isShown = false
    var isNarrow = false
}

private struct Counting: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Inspected: View {
    @Bindable var model: Model

    var body: some View {
        Counting()
            .inspector(isPresented: $model.isShown) { Text(verbatim: "details") }
            .environment(\.horizontalSizeClass, model.isNarrow ? .compact : .regular)
    }
}

@MainActor
@Suite("Inspectors")
struct InspectorTests {
    private let model = Model()

    @Test(arguments: [false, true])
    func `a view keeps its state when the window becomes narrow and wide`(isShown: Bool) {
        model.isShown = isShown
        let window = TestWindow(Inspected(model: model), size: CGSize(width: 800, height: 600))
        window.press(button: "count 0")
        for isNarrow in [true, false, true] {
            model.isNarrow = isNarrow
            window.render()
            #expect(window.texts.contains("count 1"))
        }
        #expect(model.isShown == isShown)
    }

    @Test func `the details are a column in a wide window, and a sheet in a narrow one`() {
        model.isShown = true
        let window = TestWindow(Inspected(model: model), size: CGSize(width: 800, height: 600))
        #expect(window.texts.contains("details") && window.openDialogs.isEmpty)
        model.isNarrow = true
        window.render()
        #expect(window.openDialogs.count == 1)
        model.isNarrow = false
        window.render()
        #expect(window.openDialogs.isEmpty)
        #expect(model.isShown)
    }

    @Test func `an inspector that is a sheet rests at the heights that its details say`() {
        func stopCount(_ details: some View) -> Int? {
            let inspected = Text(verbatim: "below").inspector(isPresented: .constant(true)) { details }
                .environment(\.horizontalSizeClass, .compact)
            let window = TestWindow(inspected, size: CGSize(width: 390, height: 700))
            guard case .dialog(let content)? = window.openDialogs.first?.content else { return nil }
            return content.stops.count
        }
        #expect(stopCount(Text(verbatim: "details")) == 2)
        #expect(stopCount(Text(verbatim: "details").presentationDetents([.height(200), .medium, .large])) == 3)
    }
}
