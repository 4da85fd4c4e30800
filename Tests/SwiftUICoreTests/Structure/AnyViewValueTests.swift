import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Views of unknown types")
struct AnyViewValueTests {
    @Test func `a value is shown if it is a view`() throws {
        let value: Any = Text(verbatim: "tea")
        let view = try #require(AnyView(_fromValue: value))
        #expect(TestWindow(portrait: view).texts == ["tea"])
        #expect(AnyView(_fromValue: 1).map { _ in "a view" } == nil)
    }
}
