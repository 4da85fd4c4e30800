import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct LabelTests {
    private let label = Label("Heart", systemImage: "heart")

    @Test func `a label is an icon before a title`() throws {
        let window = TestWindow(label)
        let icon = try #require(window.elements.first { $0.content.path != nil })
        let title = try #require(window.element(text: "Heart"))
        #expect(window.windowFrame(of: icon.id).maxX + 8 == window.windowFrame(of: title.id).minX)
        #expect(icon.accessibility.isHidden)
    }

    @Test func `styles show one of the two`() {
        #expect(!TestWindow(label.labelStyle(.titleOnly)).elements.contains { $0.content.path != nil })
        let icon = TestWindow(label.labelStyle(.iconOnly))
        #expect(icon.texts.isEmpty)
        #expect(icon.elements.contains { $0.content.path != nil })
    }

    @Test func `an app's own style arranges both`() {
        struct Above: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.icon
                    configuration.title
                }
            }
        }
        let window = TestWindow(label.labelStyle(Above()))
        let icon = window.elements.first { $0.content.path != nil }!
        #expect(window.windowFrame(of: icon.id).maxY < window.windowFrame(of: window.element(text: "Heart")!.id).minY)
    }
}
