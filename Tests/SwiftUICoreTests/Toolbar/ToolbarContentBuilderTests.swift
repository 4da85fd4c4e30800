import Testing

@testable import SwiftUICore

/// Content in a nonisolated type, as in many apps.
private enum Bar {
    case short, long

    @ToolbarContentBuilder var content: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) { Text(verbatim: "first") }
        if self == .long {
            ToolbarItem { Text(verbatim: "second") }
        }
        switch self {
        case .short: ToolbarSpacer(.fixed)
        case .long: ToolbarItemGroup { Text(verbatim: "third") }
        }
    }
}

@MainActor
@Suite("Building toolbars")
struct ToolbarContentBuilderTests {
    @Test func `a type that isn't isolated builds toolbar content`() {
        #expect(Bar.short.content.allEntries.count == 2)
        #expect(Bar.long.content.allEntries.count == 3)
    }

    @Test func `each item is told from the others by its place in the closure`() {
        let long = Bar.long.content.allEntries.map(\.id), short = Bar.short.content.allEntries.map(\.id)
        #expect(Set(long).count == 3)
        #expect(long.first == short.first)
        #expect(!short.contains(long[2]), "the branches are different items")
    }

    @Test func `items that are hidden, or not there before people arrange them, are in no bar`() {
        let item = ToolbarItem(id: "a") { Text(verbatim: "a") }
        #expect(item.hidden().allEntries.isEmpty)
        #expect(item.hidden(false).allEntries.count == 1)
        #expect(item.defaultCustomization(.hidden).allEntries.isEmpty)
        #expect(item.defaultCustomization(.hidden, options: .alwaysAvailable).allEntries.count == 1)
        #expect(item.customizationBehavior(.reorderable).visibilityPriority(.high).allEntries.count == 1)
    }
}
