import DisplayList
import Foundation

/// Small display lists for the client's tests.
enum Screens {
    static let root = ElementID(1)

    /// A root of 400 × 600 points with these elements.
    static func screen(_ elements: DisplayElement...) -> DisplayList { screen(elements) }

    static func screen(_ elements: [DisplayElement]) -> DisplayList {
        var root = DisplayElement(id: root, frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        root.style.background = .color(.white)
        root.children = elements.map(\.id)
        var list = DisplayList(root: root)
        for element in elements { list[element.id] = element }
        return list
    }

    static func group(_ id: Int, _ frame: CGRect, color: DisplayColor? = .black) -> DisplayElement {
        var element = DisplayElement(id: ElementID(id), frame: frame)
        element.style.background = color.map { .color($0) }
        return element
    }

    static func button(_ id: Int, _ frame: CGRect, label: String) -> DisplayElement {
        var element = DisplayElement(id: ElementID(id), frame: frame, content: .button)
        element.input.events = [.press, .focus]
        element.accessibility.label = label
        return element
    }

    static func field(_ id: Int, _ frame: CGRect, text: String = "", revision: Int = 0) -> DisplayElement {
        let content = TextFieldContent(
            text: text, revision: revision, placeholder: "Reply", placeholderColor: .black, families: ["Inter"],
            size: 17, color: .black, tint: .black)
        var element = DisplayElement(id: ElementID(id), frame: frame, content: .textField(content))
        element.input.events = [.text, .submit, .focus]
        return element
    }

    static func text(_ id: Int, _ frame: CGRect, lines: [(String, endsParagraph: Bool)]) -> DisplayElement {
        let lines = lines.enumerated().map { index, line in
            let run = TextContent.Run(text: line.0, x: 0, width: 90, family: "Inter", size: 17, color: .black)
            return TextContent.Line(
                top: Double(index) * 20, baseline: Double(index) * 20 + 16, height: 20, runs: [run],
                endsParagraph: line.endsParagraph)
        }
        return DisplayElement(id: ElementID(id), frame: frame, content: .text(TextContent(lines: lines)))
    }

    static func scroll(_ id: Int, _ frame: CGRect, contentHeight: Double, children: [Int]) -> DisplayElement {
        let content = ScrollContent(
            scrollsHorizontally: false, scrollsVertically: true,
            contentSize: CGSize(width: frame.width, height: contentHeight))
        var element = DisplayElement(id: ElementID(id), frame: frame, content: .scroll(content))
        element.input.events = [.scroll]
        element.children = children.map(ElementID.init)
        return element
    }
}
