import Foundation
import Testing

@testable import SwiftUICore

/// Shows whether it is in edit mode, below an edit button.
private struct Edited: View {
    let name: String
    @Environment(\.editMode) private var editMode

    var body: some View {
        VStack {
            EditButton()
            Text(verbatim: "\(name) \(editMode?.wrappedValue.isEditing == true ? "edited" : "read")")
        }
    }
}

private struct Pages: View {
    var body: some View {
        NavigationStack {
            VStack {
                Edited(name: "first")
                NavigationLink("Go", value: 1)
            }
            .navigationDestination(for: Int.self) { _ in Edited(name: "second") }
        }
    }
}

@MainActor
@Suite("Edit modes of pages")
struct EditModeTests {
    @Test func `each page of a stack has an edit mode of its own`() {
        let window = TestWindow(EditModeScope(Pages()))
        window.press(button: "Edit")
        #expect(window.texts.contains("first edited"))
        window.press(button: "Go")
        #expect(window.texts.contains("second read") && window.texts.contains("first edited"))
    }

    @Test func `an edit button in a bar turns the edit mode of its page`() {
        struct Listed: View {
            @Environment(\.editMode) private var editMode
            var body: some View { Text(verbatim: editMode?.wrappedValue.isEditing == true ? "edited" : "read") }
        }
        let window = TestWindow(
            EditModeScope(NavigationStack { Listed().toolbar { ToolbarItem { EditButton() } } }))
        window.press(button: "Edit")
        #expect(window.texts.contains("edited"))
    }

    @Test func `the app's own edit mode counts in all pages of the stack that it stands around`() {
        let window = TestWindow(EditModeScope(Pages().environment(\.editMode, .constant(.active))))
        #expect(window.texts.contains("first edited"))
        window.press(button: "Go")
        #expect(window.texts.contains("second edited"))
    }

    @Test func `an edit mode that the app takes away is away in pages too`() {
        let window = TestWindow(EditModeScope(Pages().environment(\.editMode, nil)))
        window.press(button: "Edit")
        #expect(window.texts.contains("first read"))
    }

    @Test func `each tab has an edit mode of its own`() {
        let window = TestWindow(
            EditModeScope(
                TabView {
                    Edited(name: "first").tabItem { Text(verbatim: "One") }
                    Edited(name: "second").tabItem { Text(verbatim: "Two") }
                }))
        window.press(button: "Edit")
        #expect(window.texts.contains("first edited"))
        window.press(button: "Two")
        #expect(window.texts.contains("second read"))
    }

    @Test func `the columns of a split view have edit modes of their own`() {
        let window = TestWindow(
            EditModeScope(
                NavigationSplitView {
                    Edited(name: "sidebar")
                } detail: {
                    Edited(name: "detail")
                }), size: CGSize(width: 1000, height: 600))
        window.press(button: "Edit")
        let states = window.texts.filter { $0.hasSuffix(" edited") || $0.hasSuffix(" read") }
        #expect(Set(states) == ["sidebar edited", "detail read"] || Set(states) == ["sidebar read", "detail edited"])
    }

    @Test func `a sheet has an edit mode of its own`() {
        let window = TestWindow(
            EditModeScope(Edited(name: "page").sheet(isPresented: .constant(true)) { Edited(name: "sheet") }))
        window.press(button: "Edit")
        let states = Set(window.texts.filter { $0.hasSuffix(" edited") || $0.hasSuffix(" read") })
        #expect(states == ["page edited", "sheet read"] || states == ["page read", "sheet edited"])
    }
}
