import DisplayList
import Foundation
import Testing

@Suite("Server messages")
struct ServerMessageTests {
    private func text(_ message: ServerMessage) -> String { String(decoding: message.encoded(), as: UTF8.self) }

    private func operations(from old: DisplayList?, to new: DisplayList) -> String {
        let text = text(.frame(1, DisplayListDiff.patch(from: old, to: new)))
        return String(text.dropFirst(#"{"t":"frame","frame":1,"ops":"#.count).dropLast())
    }

    @Test func `the small messages are what the protocol page says`() {
        #expect(text(.welcome(window: "a", generation: 2)) == #"{"t":"welcome","window":"a","generation":2}"#)
        #expect(
            text(.welcome(window: "a", generation: 2, cleared: [1, 4_294_967_295]))
                == #"{"t":"welcome","window":"a","generation":2,"cleared":[1,4294967295]}"#)
        #expect(text(.welcome(window: "a", client: "1f")) == #"{"t":"welcome","window":"a","client":"1f"}"#)
        #expect(text(.welcome(window: "a\"b")) == #"{"t":"welcome","window":"a\"b"}"#)
        #expect(text(.received(sequence: 12)) == #"{"t":"received","sequence":12}"#)
        #expect(text(.reload(reason: "expired")) == #"{"t":"reload","reason":"expired"}"#)
        #expect(text(.snapshot(3, Patch())) == #"{"t":"snapshot","frame":3,"ops":[]}"#)
    }

    @Test func `several messages are one array in their order`() {
        let messages: [ServerMessage] = [.received(sequence: 2), .frame(3, Patch())]
        let text = String(decoding: ServerMessage.encoded(messages), as: UTF8.self)
        #expect(text == #"[{"t":"received","sequence":2},{"t":"frame","frame":3,"ops":[]}]"#)
    }

    @Test func `a created element says only what is out of the ordinary`() {
        var root = DisplayElement(id: ElementID(1), frame: CGRect(x: 0, y: 0.5, width: 390, height: 844.12345))
        root.style.background = .color(DisplayColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        let list = DisplayList(root: root, title: "Kissa")
        #expect(
            operations(from: nil, to: list)
                == #"[{"op":"title","text":"Kissa"},"#
                + ##"{"op":"create","id":1,"kind":"group","frame":[0,0.5,390,844.123],"background":"#ff800080"},"##
                + #"{"op":"root","id":1}]"#)
    }

    @Test func `an update names only what changed`() {
        let old = DisplayList(root: DisplayElement(id: ElementID(1), content: .button))
        var new = old
        new[ElementID(1)]!.style.opacity = 0.25
        (new[ElementID(1)]!.style.cornerRadius, new[ElementID(1)]!.style.squareCorners) = (8, 2)
        new[ElementID(1)]!.accessibility.label = "New Game"
        new[ElementID(1)]!.motions[.opacity] = Motion(
            curve: .spring(response: 0.5, dampingFraction: 0.825), repeatCount: .infinity, serial: 7)
        #expect(
            operations(from: old, to: new)
                == #"[{"op":"update","id":1,"opacity":0.25,"radius":[8,0,8,8],"label":"New Game","#
                + #""motions":{"opacity":{"curve":["spring",0.5,0.825],"repeats":0,"serial":7}}}]"#)
    }

    @Test(arguments: 0..<40)
    func `every patch is JSON that Foundation reads`(seed: Int) throws {
        var random = RandomDisplayList(seed: seed, elementCount: 25)
        let old = random.list
        random.step()
        for patch in [
            DisplayListDiff.patch(from: nil, to: old), DisplayListDiff.patch(from: old, to: random.list),
        ] {
            let bytes = ServerMessage.frame(seed, patch).encoded()
            let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
            #expect(object?["frame"] as? Int == seed)
            #expect(object?["ops"] is [Any])
        }
    }

    @Test(arguments: [
        (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-1.25, "-1.25"), (1234.5678, "1234.568"), (.nan, "0"),
        (.infinity, "1000000000000"), (-.infinity, "-1000000000000"), (100, "100"), (0.01, "0.01"),
    ])
    func `a number is rounded to thousandths and never leaves JSON`(number: Double, expected: String) {
        var root = DisplayElement(id: ElementID(1))
        root.style.blur = 77
        let old = DisplayList(root: root)
        root.style.blur = number
        let new = DisplayList(root: root)
        #expect(operations(from: old, to: new) == #"[{"op":"update","id":1,"blur":\#(expected)}]"#)
    }

    @Test func `control characters and quotes are escaped`() {
        let list = DisplayList(root: DisplayElement(id: ElementID(1)), title: "\u{1}\n\"\\</script>\u{2028}")
        #expect(operations(from: nil, to: list).contains(#""\u0001\n\"\\</script>"#))
    }
}
