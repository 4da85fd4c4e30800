import Testing

@testable import SwiftUI

@MainActor @Suite struct OpenedWindowsTests {
    private func address(_ secret: String) -> String { "https://notes.example/?kissa-window=\(secret)" }

    @Test func `One visitor's many windows push out nobody else's`() {
        let windows = OpenedWindows()
        windows.remember("lisa's", for: WindowTarget(id: "note"), visitor: "lisa")
        for number in 0..<OpenedWindows.countMax + 10 {
            windows.remember("\(number)", for: WindowTarget(id: "note"), visitor: "mallory")
        }
        #expect(windows.target(at: address("lisa's"), visitor: "lisa") == WindowTarget(id: "note"))
        #expect(windows.target(at: address("0"), visitor: "mallory") == nil)
        #expect(windows.target(at: address("\(OpenedWindows.countMax + 9)"), visitor: "mallory") != nil)
        #expect(windows.target(at: address("lisa's"), visitor: "mallory") == nil)
    }

    @Test func `Of many visitors those with most make room`() {
        let windows = OpenedWindows()
        for number in 0..<10 { windows.remember("\(number)", for: WindowTarget(id: "note"), visitor: "ken") }
        for number in 0..<OpenedWindows.countMax {
            windows.remember("\(number)", for: WindowTarget(id: "note"), visitor: "visitor \(number)")
        }
        #expect(windows.target(at: address("0"), visitor: "ken") == nil)
        #expect(windows.target(at: address("9"), visitor: "ken") != nil)
        #expect(windows.target(at: address("50"), visitor: "visitor 50") != nil)
    }
}
