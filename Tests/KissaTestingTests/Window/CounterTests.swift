import KissaTesting
import Testing

@MainActor
@Suite("A counter, as a stranger tests it")
struct CounterTests {
    @Test func `a tap adds one`() throws {
        let window = TestWindow(Counter())
        try window.tap("Add")
        try window.tap(.button("Add"))
        #expect(try window.find("count").label == "2")
        #expect(window.has(.text("2")))
    }

    @Test func `what is disabled can't be tapped, and says so`() throws {
        let window = TestWindow(Counter())
        #expect(try !window.find("Reset").isEnabled)
        let error = #expect(throws: WindowError.self) { try window.tap("Reset") }
        #expect(error?.description == "The button \"Reset\" is disabled.")
        try window.tap("Add")
        try window.tap("Reset")
        #expect(window.texts.first == "0")
    }

    @Test func `a name that isn't there is answered with those that are nearest`() {
        let window = TestWindow(Counter())
        let error = #expect(throws: WindowError.self) { try window.tap(.button("Rest")) }
        #expect(
            error?.description
                == "There is no button or link \"Rest\". There is: button \"Reset\" (disabled); button \"Add\".")
        let none = #expect(throws: WindowError.self) { try window.find(.slider()) }
        #expect(none?.description.hasPrefix("There is no slider. There is: text \"0\" #count;") == true)
    }

    @Test func `a name that several have is said to be ambiguous`() throws {
        let window = TestWindow(
            VStack {
                Button("Go") {}
                Button("Go") {}
            })
        let error = #expect(throws: WindowError.self) { try window.tap("Go") }
        #expect(error?.description.hasPrefix("There are 2 that an element \"Go\" may be") == true)
        try window.tap(.button("Go").at(1))
    }

    @Test func `nothing hears of a tap on a text`() {
        let error = #expect(throws: WindowError.self) { try TestWindow(Text("Quiet")).tap("Quiet") }
        #expect(error?.description == "Nothing hears of a tap on text \"Quiet\".")
    }

    @Test func `the screen reads as a text`() throws {
        let window = TestWindow(Counter(), size: CGSize(width: 200, height: 100))
        try window.tap("Add")
        #expect(
            window.text == """
                window "Test" 200 × 100
                  text "1" #count
                  button "Add"
                  button "Reset"

                """)
    }

    @Test(arguments: 0..<20) func `windows stand side by side`(taps: Int) async throws {
        let window = TestWindow(Counter())
        for _ in 0..<taps {
            try window.tap("Add")
            await Task.yield()
        }
        #expect(window.texts.first == "\(taps)")
    }
}
