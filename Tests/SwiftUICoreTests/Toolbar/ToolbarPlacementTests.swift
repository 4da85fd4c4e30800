import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// A page that is pushed, with an item beside the back button.
private struct Pushed: View {
    let width: UserInterfaceSizeClass
    @State private var path = [1]

    var body: some View {
        NavigationStack(path: $path) {
            Text(verbatim: "start")
                .toolbar { ToolbarItem(placement: .navigation) { Text(verbatim: "first") } }
                .navigationDestination(for: Int.self) { _ in
                    Text(verbatim: "page")
                        .toolbar { ToolbarItem(placement: .navigation) { Text(verbatim: "item") } }
                }
        }
        .environment(\.horizontalSizeClass, width)
    }
}

/// Groups of items, in a type that isn't isolated.
private enum Groups {
    @ToolbarContentBuilder static var items: some ToolbarContent {
        Group {
            ToolbarItem(id: "a") { Text(verbatim: "a") }
            ToolbarItem(id: "b") { Text(verbatim: "b") }
        }
    }

    static var custom: some CustomizableToolbarContent {
        Group { ToolbarItem(id: "a") { Text(verbatim: "a") } }
    }
}

@MainActor
@Suite("The places of items in bars")
struct ToolbarPlacementTests {
    private func middle(of text: String, in window: TestWindow) throws -> CGFloat {
        let element = try #require(window.element(text: text))
        return window.windowFrame(of: element.id).midX
    }

    @Test func `a destructive action is at the trailing end`() throws {
        let page = Text(verbatim: "page").toolbar {
            ToolbarItem(placement: .destructiveAction) { Text(verbatim: "Delete") }
        }
        #expect(try middle(of: "Delete", in: TestWindow(NavigationStack { page })) > 150)
    }

    @Test func `an item beside a back button is at the trailing end of a narrow bar`() throws {
        #expect(try middle(of: "item", in: TestWindow(Pushed(width: .compact))) > 150)
        #expect(try middle(of: "item", in: TestWindow(Pushed(width: .regular))) < 150)
    }

    @Test func `an item without a back button stays at the leading end of a narrow bar`() throws {
        let page = Text(verbatim: "page")
            .toolbar { ToolbarItem(placement: .navigation) { Text(verbatim: "item") } }
        let window = TestWindow(NavigationStack { page }.environment(\.horizontalSizeClass, .compact))
        #expect(try middle(of: "item", in: window) < 150)
    }

    @Test func `items are grouped, and a group is hidden as one`() {
        let group = Groups.items
        #expect(group.allEntries.count == 2)
        #expect(group.hidden().allEntries.isEmpty)
        let texts = TestWindow(NavigationStack { Text(verbatim: "page").toolbar { group } }).texts
        #expect(texts.contains("a") && texts.contains("b"))
    }

    @Test func `a group of items that can be customized can be customized`() {
        #expect(Groups.custom.allEntries.count == 1)
        #expect(Groups.custom.defaultCustomization(.hidden).allEntries.isEmpty)
    }
}
