import DisplayList
import Foundation
import Testing

@Suite("Display list diff")
struct DisplayListDiffTests {
    @Test(arguments: 0..<60)
    func `applying the difference of two random trees gives the second`(seed: Int) {
        var random = RandomDisplayList(seed: seed, elementCount: seed)
        for step in 0..<20 {
            let old = random.list
            random.step()
            #expect(random.list.brokenInvariants() == [])
            var patched = old
            let patch = DisplayListDiff.patch(from: old, to: random.list)
            patch.apply(to: &patched)
            #expect(patched == random.list, "seed \(seed), step \(step)")
            // Without shared storage, each element is compared.
            #expect(patch == DisplayListDiff.patch(from: old, to: unshared(random.list)))
        }
    }

    @Test(arguments: 0..<20)
    func `merging many steps into one difference gives the last`(seed: Int) {
        var random = RandomDisplayList(seed: 1000 + seed, elementCount: 30)
        let old = random.list
        for _ in 0..<15 { random.step() }
        var patched = old
        DisplayListDiff.patch(from: old, to: random.list).apply(to: &patched)
        #expect(patched == random.list)
    }

    @Test func `a changed copy of an element leaves the first as it was`() {
        let element = DisplayElement(id: ElementID(1), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var copy = element
        #expect(copy == element)
        copy.style.opacity = 0.5
        copy.children.append(ElementID(2))
        #expect(element.style.opacity == 1 && element.children.isEmpty)
        #expect(copy != element)
        copy.style.opacity = 1
        copy.children = []
        #expect(copy == element)
        #expect(copy.identified(by: ElementID(3)) != element)
    }

    @Test func `equal lists need no operation`() {
        let list = RandomDisplayList(seed: 3, elementCount: 40).list
        #expect(DisplayListDiff.patch(from: list, to: list).operations.isEmpty)
    }

    @Test func `one changed text of a thousand is one operation`() {
        let old = rows(1000)
        var new = old
        new[ElementID(500)]!.content = .text(line("changed"))
        new[ElementID(500)]!.style.opacity = 0.5
        let operations = DisplayListDiff.patch(from: old, to: new).operations
        #expect(operations.count == 1)
        guard case .update(let update) = operations[0] else { return #expect(Bool(false), "\(operations)") }
        #expect(update.element.id == ElementID(500))
    }

    @Test func `reversing a hundred rows is one operation`() {
        let old = rows(100)
        var new = old
        new[old.root]!.children.reverse()
        #expect(DisplayListDiff.patch(from: old, to: new).operations.count == 1)
    }

    @Test func `a child and its parent can change places`() {
        var old = rows(1)
        old[ElementID(1)]!.children = [ElementID(2)]
        old[ElementID(2)] = DisplayElement(id: ElementID(2))
        var new = old
        new[old.root]!.children = [ElementID(2)]
        new[ElementID(2)]!.children = [ElementID(1)]
        new[ElementID(1)]!.children = []
        var patched = old
        DisplayListDiff.patch(from: old, to: new).apply(to: &patched)
        #expect(patched == new)
    }

    @Test func `a motion rides along only with the change that it was made for`() {
        var old = rows(2)
        old[ElementID(1)]!.motions[.opacity] = Motion(curve: .spring(response: 0.5, dampingFraction: 1), serial: 4)
        var new = old
        new[ElementID(1)]!.style.opacity = 0.5
        #expect(motions(from: old, to: new).isEmpty)
        new[ElementID(1)]!.motions[.opacity]!.serial = 5
        #expect(motions(from: old, to: new).keys.map(\.rawValue) == ["opacity"])
        new[ElementID(1)]!.style.opacity = 1
        #expect(DisplayListDiff.patch(from: old, to: new).isEmpty)
    }

    @Test func `what changes takes the new motion, and what stays keeps its own`() {
        let old = DisplayElement(id: ElementID(1), frame: CGRect(x: 1, y: 0, width: 0, height: 0))
        var moved = old
        moved.frame.origin.x = 2
        moved.inheritMotions(from: old, under: Motion(curve: .spring(response: 1, dampingFraction: 1), serial: 3))
        #expect(moved.motions.keys.map(\.rawValue) == ["frame"])
        #expect(moved.motions[.frame]?.origin == .frame(old.frame))
        var faded = moved
        faded.style.opacity = 0
        faded.inheritMotions(from: moved, under: nil)
        #expect(faded.motions == moved.motions)
        faded.frame.origin.x = 5
        faded.inheritMotions(from: moved, under: nil)
        #expect(faded.motions.isEmpty)
    }

    @Test func `requests are carried over once`() {
        var old = rows(0)
        old.requests = [.init(.speak("one"), serial: 1), .init(.speak("two"), serial: 2)]
        var new = old
        new.requests = [.init(.speak("two"), serial: 2), .init(.speak("three"), serial: 3)]
        let patch = DisplayListDiff.patch(from: old, to: new)
        #expect(patch.operations == [.request([.init(.speak("three"), serial: 3)], dropping: 1)])
    }

    private func motions(from old: DisplayList, to new: DisplayList) -> [AnimatedProperty: Motion] {
        guard case .update(let update)? = DisplayListDiff.patch(from: old, to: new).operations.first else { return [:] }
        return update.motions
    }

    /// The same list, with elements that are copied one by one.
    private func unshared(_ list: DisplayList) -> DisplayList {
        var copy = list
        copy.elements = [:]
        for element in list.elements.values { copy[element.id] = element.identified(by: element.id) }
        return copy
    }

    private func rows(_ count: Int) -> DisplayList {
        var list = DisplayList(root: DisplayElement(id: ElementID(0)))
        for index in 0..<count {
            let id = ElementID(index + 1)
            list[id] = DisplayElement(id: id, content: .text(line("row \(index)")))
            list[list.root]!.children.append(id)
        }
        return list
    }

    private func line(_ text: String) -> TextContent {
        let run = TextContent.Run(text: text, x: 0, width: 50, family: "Inter", size: 17, color: .black)
        return TextContent(lines: [.init(top: 0, baseline: 16, height: 20, runs: [run], endsParagraph: true)])
    }
}
