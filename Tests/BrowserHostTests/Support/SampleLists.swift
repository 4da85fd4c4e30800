import DisplayList
import Foundation

/// Small display lists that tests show.
enum SampleLists {
    static let root = ElementID(1)
    static let button = ElementID(2)
    static let label = ElementID(3)
    static let field = ElementID(4)

    static func text(_ text: String, id: ElementID, frame: CGRect) -> DisplayElement {
        let run = TextContent.Run(text: text, x: 0, width: frame.width, family: nil, size: 16, color: .black)
        let line = TextContent.Line(top: 0, baseline: 15, height: 20, runs: [run], endsParagraph: true)
        return DisplayElement(id: id, frame: frame, content: .text(TextContent(lines: [line])))
    }

    /// A button whose label counts, and a field.
    static func counter(_ count: Int, fieldText: String = "", revision: Int = 0) -> DisplayList {
        var root = DisplayElement(id: root, frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        root.children = [button, field]
        var list = DisplayList(root: root, title: "Counter")
        var press = DisplayElement(
            id: button, frame: CGRect(x: 20, y: 20, width: 200, height: 44), content: .button,
            input: ElementInput(events: [.press]), children: [label])
        press.accessibility.label = "Count"
        list[button] = press
        list[label] = text("Pressed \(count) times", id: label, frame: CGRect(x: 10, y: 12, width: 180, height: 20))
        let content = TextFieldContent(
            text: fieldText, revision: revision, placeholder: "Name", placeholderColor: .black, families: [], size: 16,
            color: .black, tint: .black)
        list[field] = DisplayElement(
            id: field, frame: CGRect(x: 20, y: 80, width: 200, height: 30), content: .textField(content),
            input: ElementInput(events: [.text, .submit, .focus]))
        return list
    }
}
