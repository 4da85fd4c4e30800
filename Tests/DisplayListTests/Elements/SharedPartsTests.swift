import Testing

@testable import DisplayList

@Suite("Shared parts of elements") struct SharedPartsTests {
    /// Both values are references to their storage.
    private func haveOneStorage<Value>(_ first: Shared<Value>, _ second: Shared<Value>) -> Bool {
        unsafeBitCast(first, to: Int.self) == unsafeBitCast(second, to: Int.self)
    }

    @Test func `a part that is set to what it was shares the storage of the previous version`() {
        var old = DisplayElement(id: ElementID(1))
        old.style.opacity = 0.5
        old.accessibility.label = "one"
        var new = DisplayElement(id: ElementID(1))
        new.style.opacity = 0.5
        new.accessibility.label = "two"
        new.input.isDisabled = false
        new.shareParts(with: old)
        #expect(haveOneStorage(new.fields.sharedStyle, old.fields.sharedStyle))
        #expect(!haveOneStorage(new.fields.sharedAccessibility, old.fields.sharedAccessibility))
        #expect(haveOneStorage(new.fields.sharedInput, DisplayElement.Fields.standardInput))
        #expect(new.style.opacity == 0.5 && new.accessibility.label == "two")
    }

    @Test func `a change of one element doesn't reach the elements that shared its parts`() {
        let first = DisplayElement(id: ElementID(1))
        var second = DisplayElement(id: ElementID(2))
        second.style.opacity = 0.5
        second.input.isDisabled = true
        #expect(first.style == ElementStyle() && first.input == ElementInput())
        #expect(DisplayElement(id: ElementID(3)).style.opacity == 1)
    }

    @Test func `a run's extras are what was set, and standard ones take no storage`() {
        let black = DisplayColor(red: 0, green: 0, blue: 0, alpha: 1)
        var run = TextContent.Run(text: "x", x: 0, width: 1, family: nil, size: 2, color: black)
        let plain = run
        run.extras.lift = 2
        #expect(run != plain && run.extras.lift == 2 && plain.extras == TextContent.RunExtras())
        run.extras.lift = 0
        #expect(run == plain)
    }

    @Test func `an element takes less than 300 bytes besides its parts`() {
        #expect(MemoryLayout<DisplayElement.Fields>.size < 300)
    }
}
