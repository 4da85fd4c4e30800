import Foundation
import FoundationAdditions
import Testing

@testable import SwiftUICore

/// Which overload a title chooses: a literal is a key, a string is shown as it is.
@Suite("The kind of a title") @MainActor
struct TitleChoiceTests {
    private let name = "name"
    private let key = LocalizedStringKey("key")
    private let part: Substring = "part"

    private func isKey(_ text: Text) -> Bool {
        if case .localized = text.content { true } else { false }
    }

    @Test func `is that of its type`() {
        #expect(isKey(Text("cups")) && isKey(Text("\(1) cups")) && isKey(Text(key)) && isKey(Text(.init("cups"))))
        #expect(Text(name) == Text(verbatim: "name"))
        #expect(Text(part) == Text(verbatim: "part"))
        #expect(SharePreview("cups").title == Text(LocalizedStringKey("cups")))
        #expect(SharePreview(key).title == Text(key))
        #expect(SharePreview(name).title == Text(verbatim: "name"))
    }

    @Test func `is a key for a literal, in views that also take resources`() {
        let views = VStack {
            Toggle("Toggle", systemImage: "star", isOn: .constant(true))
            Toggle(name, systemImage: "star", isOn: .constant(true))
            Toggle(key, systemImage: "star", isOn: .constant(true))
            ShareLink("Share", item: "a")
            ShareLink(name, item: "a")
            ProgressView("Progress", value: 0.5)
            ProgressView(name, value: 0.5)
        }
        let texts = TestWindow(views, size: CGSize(width: 400, height: 800)).texts
        for text in ["Toggle", "name", "key", "Share", "Progress"] { #expect(texts.contains(text), "\(text)") }
        for (field, text) in [
            (TextField("Field", text: .constant(""), axis: .vertical), "Field"),
            (TextField(name, text: .constant(""), axis: .vertical), "name"),
            (TextField(key, value: .constant(1), format: .number), "key"),
        ] {
            #expect(TestWindow(field).elements.contains { $0.mentions(text) })
        }
    }

    @Test func `is one kind in every modifier`() {
        let cup = Text(verbatim: "cup")
        _ = cup.accessibilityInputLabels(["a", "b"]).accessibilityInputLabels([name]).accessibilityInputLabels([key])
        _ = cup.accessibilityAction(named: "a") {}.accessibilityAction(named: name) {}
        _ = cup.navigationSubtitle("a").navigationSubtitle(name).navigationSubtitle(.init("x"))
        _ = cup.fileDialogMessage("a").fileDialogMessage(name).fileDialogMessage(key)
        _ = cup.accessibilityCustomContent("a", "b").accessibilityCustomContent(key, name)
        let list = List { cup }
        _ = list.searchable(text: .constant(""), prompt: "a").searchable(text: .constant(""), prompt: name)
        let tab = Tab("a", systemImage: "star") { cup }
        _ = tab.badge("a").badge(3)
        _ = tab.accessibilityLabel("a").accessibilityLabel(name)
        #expect(isKey(cup.accessibilityLabel("a")) == false)
    }
}
