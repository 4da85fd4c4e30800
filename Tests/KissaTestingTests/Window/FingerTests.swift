import KissaTesting
import Testing

@MainActor
@Suite("What fingers do")
struct FingerTests {
    private func said(_ window: TestWindow) throws -> String { try window.find("said").label }

    @Test func `two taps are heard as two`() throws {
        let window = TestWindow(Fingers())
        try window.tap("tapped", count: 2)
        #expect(try said(window) == "twice")
    }

    @Test func `a press has to be long enough`() throws {
        let window = TestWindow(Fingers())
        try window.longPress("tapped", for: .seconds(1))
        #expect(try said(window) == "nothing")
        try window.longPress("tapped", for: .seconds(3))
        #expect(try said(window) == "long")
    }

    @Test func `a drag goes as far as it is said`() throws {
        let window = TestWindow(Fingers())
        try window.drag("dragged", by: CGVector(dx: 40, dy: -12))
        #expect(try said(window) == "dragged 40 -12")
    }

    @Test func `a pinch has its factor`() throws {
        let window = TestWindow(Fingers())
        try window.pinch("pinched", to: 1.5)
        #expect(try said(window) == "pinched 1.5")
    }

    @Test func `what is dragged is dropped`() throws {
        let window = TestWindow(Fingers())
        try window.drag("Parcel", onto: "Letterbox")
        #expect(try said(window) == "got parcel")
        let error = #expect(throws: WindowError.self) { try window.drag("Parcel", onto: "said") }
        #expect(error?.description.hasPrefix("Nothing can be dropped on") == true)
    }
}
