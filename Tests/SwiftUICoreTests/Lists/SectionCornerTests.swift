import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("The corners of sections")
struct SectionCornerTests {
    private func rows<V: View>(_ view: V) -> [DisplayElement] {
        TestWindow(view).elements.filter { $0.accessibility.role == .listItem }
    }

    @Test func `a row whose content reaches the corners is clipped`() {
        let form = Form {
            Color.red.listRowInsets(EdgeInsets())
            Text(verbatim: "text")
        }
        #expect(rows(form).map { $0.style.clipPath != nil } == [true, false])
    }

    @Test func `the row that refreshes a list is in a section of its own`() {
        let list = List { Color.red.listRowInsets(EdgeInsets()) }.refreshable {}
        let alone = List { Color.red.listRowInsets(EdgeInsets()) }
        #expect(rows(list).last?.style.clipPath == rows(alone).first?.style.clipPath)
    }

    @Test func `each selected row of a sidebar has round corners`() {
        let list = List(["a", "b", "c"], id: \.self, selection: .constant("b" as String?)) { Text(verbatim: $0) }
        #expect(rows(list.listStyle(.sidebar)).map { $0.style.clipPath != nil } == [false, true, false])
    }
}
