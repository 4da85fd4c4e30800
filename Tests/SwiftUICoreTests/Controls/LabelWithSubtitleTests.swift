import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Labels of several views")
struct LabelWithSubtitleTests {
    private func frame(_ text: String, in window: TestWindow) throws -> CGRect {
        window.windowFrame(of: try #require(window.element(text: text)).id)
    }

    /// Expects the subtitle below the title, with the same leading edge.
    private func expectSubtitleBelowTitle(_ window: TestWindow) throws {
        let title = try frame("Sound", in: window)
        let subtitle = try frame("At the end", in: window)
        #expect(subtitle.minY >= title.maxY)
        #expect(subtitle.minX == title.minX)
    }

    @ViewBuilder private var label: some View {
        Text(verbatim: "Sound")
        Text(verbatim: "At the end")
    }

    @Test func `a toggle's second text stands below its first`() throws {
        try expectSubtitleBelowTitle(TestWindow(Form { Toggle(isOn: .constant(true)) { label } }))
    }

    @Test func `a stepper's second text stands below its first`() throws {
        try expectSubtitleBelowTitle(TestWindow(Form { Stepper(value: .constant(1), in: 0...3) { label } }))
    }

    @Test func `a picker's second text stands below its first`() throws {
        let picker = Picker(selection: .constant(1)) {
            Text(verbatim: "One").tag(1)
        } label: {
            label
        }
        try expectSubtitleBelowTitle(TestWindow(Form { picker }))
    }

    @Test func `labeled content keeps its value beside the title and the subtitle`() throws {
        let window = TestWindow(
            Form {
                LabeledContent {
                    Text(verbatim: "On")
                } label: {
                    label
                }
            })
        try expectSubtitleBelowTitle(window)
        let value = try frame("On", in: window)
        #expect(value.minX > (try frame("At the end", in: window)).maxX)
    }

    @Test func `the subtitle is smaller than the title`() throws {
        let window = TestWindow(Form { Toggle(isOn: .constant(true)) { label } })
        #expect(try frame("At the end", in: window).height < frame("Sound", in: window).height)
    }

    @Test func `both are the name of the control`() throws {
        let window = TestWindow(Form { Toggle(isOn: .constant(true)) { label } })
        let toggle = try #require(window.elements.first { $0.accessibility.role == .toggle })
        #expect(toggle.accessibility.label == "Sound At the end")
    }
}
