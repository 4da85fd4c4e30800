import KissaTesting
import Testing

@testable import Tally

@MainActor
struct ContentViewTests {
    @Test func `a tap adds one`() throws {
        let window = TestWindow(ContentView())
        try window.tap("Add one")
        try window.tap("Add one")
        #expect(try window.find("count").label == "2")
    }

    @Test func `an empty tally can't be emptied`() throws {
        let window = TestWindow(ContentView())
        #expect(try !window.find("Begin anew").isEnabled)
    }
}
