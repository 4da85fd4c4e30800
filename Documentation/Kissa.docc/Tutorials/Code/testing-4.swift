import KissaTesting
import Testing

@testable import Tally

@MainActor
struct SurroundingsTests {
    @Test func `large text fits on a small phone`() throws {
        var settings = WindowSettings(size: CGSize(width: 320, height: 568))
        settings.textSize = .accessibility3
        let window = TestWindow(ContentView(), settings: settings)
        let button = try window.find("Add one")
        #expect(CGRect(origin: .zero, size: settings.size).contains(button.frame))
        try window.tap("Add one")
        #expect(try window.find("count").label == "1")
    }
}
