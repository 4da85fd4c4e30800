import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("The margins of a page's bar")
struct PageBarMarginTests {
    @Test(arguments: [(CGFloat(390), CGFloat(16)), (820, 20)])
    func `items are as far from the edges as the page's content`(width: CGFloat, margin: CGFloat) throws {
        let page = Text(verbatim: "page").toolbar {
            ToolbarItem(placement: .topBarLeading) { Block("first") }
            ToolbarItem(placement: .topBarTrailing) { Block("last") }
        }
        let window = TestWindow(NavigationStack { page }, size: CGSize(width: width, height: 600))
        #expect(try #require(window.frame("first")).minX == margin)
        #expect(try #require(window.frame("last")).maxX == width - margin)
    }

    @Test func `a search field is under the title, above all content of the page`() throws {
        let page = VStack {
            Block("above")
            List { Text(verbatim: "row") }.searchable(text: .constant(""))
        }
        .navigationTitle(Text(verbatim: "Title"))
        let window = TestWindow(NavigationStack { page }, size: CGSize(width: 390, height: 600))
        let field = try #require(window.elements.first { $0.content.kind == "textField" })
        let title = try #require(window.element(text: "Title"))
        let frame = window.windowFrame(of: field.id)
        #expect(frame.minY > window.windowFrame(of: title.id).minY)
        #expect(frame.maxY < (try #require(window.frame("above"))).minY)
    }
}
