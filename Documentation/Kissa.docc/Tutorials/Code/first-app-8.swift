import KissaTesting
import Testing

@testable import Teahouse

@MainActor
struct ContentViewTests {
    @Test func `a favourite is remembered`() throws {
        let window = TestWindow(ContentView())
        try window.tap("Sencha")
        #expect(window.navigationTitles == ["Teahouse", "Sencha"])
        try window.tap("Make it my favourite")
        #expect(window.has("Your favourite"))

        try window.goBack()
        try window.tap("Darjeeling")
        #expect(window.has("Make it my favourite"))
    }
}
