import DisplayList
import Foundation
import Testing

@Suite("Messages about what is selected")
struct SelectionMessageTests {
    private func parse(_ fields: String) throws(ClientMessageError) -> ClientMessage {
        try ClientMessage(parsing: Array(#"{"t":"event","sequence":3,"element":7,"frame":2,\#(fields)}"#.utf8))
    }

    @Test(arguments: [
        (
            #""kind":"selection","selection":[1,4],"revision":2,"serial":3"#,
            ElementEvent.Action.selection(1..<4, revision: 2, serial: 3)
        ),
        (#""kind":"text","text":"ab","revision":1,"selection":[2,2]"#, .text("ab", revision: 1, selection: 2..<2)),
    ])
    func `a selection is read`(fields: String, action: ElementEvent.Action) throws {
        let event = ElementEvent(element: ElementID(7), frameSeen: 2, action: action)
        #expect(try parse(fields) == .event(sequence: 3, event))
    }

    @Test(arguments: [
        (#""selection":[4,1],"revision":2,"serial":3"#, ClientMessageError.outOfBounds("selection")),
        (#""selection":[-1,1],"revision":2,"serial":3"#, .outOfBounds("selection")),
        (#""selection":[0.5,1],"revision":2,"serial":3"#, .outOfBounds("selection")),
        (#""selection":[0,1e300],"revision":2,"serial":3"#, .outOfBounds("selection")),
        (#""selection":[0,1,2],"revision":2,"serial":3"#, .outOfBounds("selection")),
        (#""selection":[1],"revision":2,"serial":3"#, .wrongType("selection", expected: "2 numbers")),
        (#""revision":2,"serial":3"#, .missing("selection")),
        (#""selection":[0,1],"revision":2"#, .missing("serial")),
    ])
    func `what no page of ours would send is refused`(fields: String, error: ClientMessageError) {
        #expect(throws: error) { try parse(#""kind":"selection","# + fields) }
    }

    @Test func `a field says what the app wants selected`() {
        func encoded(_ selection: TextFieldContent.Selection?) -> String {
            let content = TextFieldContent(
                text: "ab", revision: 0, placeholder: "", placeholderColor: .black, families: [], size: 17,
                color: .black, tint: .black, selection: selection)
            let list = DisplayList(root: DisplayElement(id: ElementID(1), content: .textField(content)))
            return String(
                decoding: ServerMessage.frame(1, DisplayListDiff.patch(from: nil, to: list)).encoded(), as: UTF8.self)
        }
        #expect(!encoded(nil).contains("selection"))
        #expect(encoded(.init(serial: 2)).contains(#""selection":[2]"#))
        #expect(encoded(.init(serial: 2, target: 0..<1)).contains(#""selection":[2,0,1]"#))
    }
}
