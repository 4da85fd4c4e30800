import DisplayList
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

@MainActor
private final class Diary: NSObject, UITextViewDelegate {
    var entries: [String] = []

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        entries.append("\(range.location)+\(range.length) \(text)")
        return text != "\n"
    }

    func textViewDidBeginEditing(_ textView: UITextView) { entries.append("begin") }
    func textViewDidChange(_ textView: UITextView) { entries.append("change \(textView.text ?? "")") }
    func textViewDidEndEditing(_ textView: UITextView) { entries.append("end") }
}

private struct Editor: UIViewRepresentable {
    let view: UITextView
    let diary: Diary

    func makeCoordinator() -> Diary { diary }

    func makeUIView(context: Context) -> UITextView {
        view.delegate = context.coordinator
        view.accessibilityIdentifier = "editor"
        return view
    }

    func updateUIView(_ uiView: UITextView, context: Context) {}
}

@MainActor
@Suite("Text views of UIKit")
struct TextViewTests {
    private let diary = Diary()
    private let view = UITextView()

    private func window() -> TestWindow { TestWindow(portrait: Editor(view: view, diary: diary)) }

    private func editor(in window: TestWindow) throws -> (element: DisplayElement, content: TextFieldContent) {
        let element = try #require(window.element(identifier: "editor"))
        guard case .textField(let content) = element.content else { throw Missing() }
        return (element, content)
    }

    private struct Missing: Error {}

    @Test
    func `a person edits the text, of which the delegate hears`() throws {
        let window = window()
        let element = try editor(in: window).element
        window.send(.focus(true), to: element)
        window.send(.text("Tea", revision: 1), to: element)
        window.send(.text("Tea\n", revision: 2), to: element)
        view.resignFirstResponder()
        #expect(diary.entries == ["begin", "0+0 Tea", "change Tea", "3+0 \n", "end"])
        #expect(view.text == "Tea")
        #expect(try editor(in: window).content.text == "Tea")
        #expect(try editor(in: window).content.isMultiline)
    }

    @Test
    func `the text lies inside of the insets`() throws {
        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.textContainer.lineFragmentPadding = 0
        let frame = try editor(in: window()).element.frame
        #expect(frame.size == CGSize(width: 294, height: 396))
    }

    @Test
    func `a text that is only read has all its attributes, and scrolls`() throws {
        let text = NSMutableAttributedString(string: String(repeating: "word ", count: 400))
        text.append(NSAttributedString(string: "end", attributes: [.foregroundColor: UIColor.red]))
        view.attributedText = text
        view.isEditable = false
        let window = window()
        #expect(window.element(identifier: "editor") != nil)
        #expect(!window.list.elements.values.contains { if case .textField = $0.content { true } else { false } })
        let colors = window.list.elements.values.compactMap { element -> DisplayColor? in
            if case .text(let content) = element.content { content.lines.last?.runs.last?.color } else { nil }
        }
        #expect(colors == [DisplayColor(red: 1, green: 0, blue: 0)])
        #expect(view.contentSize.height > 400)
        #expect(!view.becomeFirstResponder())
    }

    @Test
    func `a view that doesn't scroll is as high as its text`() {
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        view.text = "one"
        let one = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
        view.text = "one\ntwo\n"
        let three = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(three - 16 == (one - 16) * 3)
        #expect(UITextView().intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }
}
