import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Answers {
    var isAsked = true
    var name = ""
    @ObservationIgnored var log: [String] = []
}

private struct Asking: View {
    @Bindable var answers: Answers
    var body: some View {
        Text(verbatim: "below").alert("Delete?", isPresented: $answers.isAsked) {
            TextField("Name", text: $answers.name)
            Button("Delete", role: .destructive) { answers.log.append("delete") }
            Button("Keep", role: .cancel) { answers.log.append("keep") }
        } message: {
            Text(verbatim: "for ever")
        }
    }
}

@Observable
@MainActor
private final class Files {
    var toDelete: String? = "letter"
    var isGone = false
    var step: Step?
    @ObservationIgnored var deleted: [String] = []

    struct Step: Identifiable { let id: Int }
}

private struct Deleting: View {
    @Bindable var files: Files

    var body: some View {
        Text(verbatim: "below")
            .confirmationDialog("Delete?", isPresented: isAsking) {
                Button("Delete") {
                    if let name = files.toDelete { files.deleted.append(name) }
                    files.isGone = true
                }
            }
            .alert("Gone", isPresented: $files.isGone) {}
    }

    private var isAsking: Binding<Bool> {
        Binding(get: { files.toDelete != nil }, set: { if !$0 { files.toDelete = nil } })
    }
}

private struct Erring: View {
    @Bindable var files: Files

    var body: some View {
        Text(verbatim: "below").alert("Error", isPresented: $files.isGone, presenting: files.toDelete) { name in
            Button(name) {}
        }
    }
}

private struct Steps: View {
    @Bindable var files: Files

    var body: some View {
        Text(verbatim: "below").alert(item: $files.step) { step in
            Alert(
                title: Text(verbatim: "Step \(step.id)"),
                dismissButton: .default(Text(verbatim: "Next")) { files.step = Files.Step(id: step.id + 1) })
        }
    }
}

private struct Menus: View {
    let answers: Answers
    var body: some View {
        Menu("Menu") {
            Button("Copy") { answers.log.append("copy") }
            Menu("More") { Button("Deep") { answers.log.append("deep") } }
        }
        .contextMenu { Button("Like") { answers.log.append("like") } }
    }
}

@MainActor
@Suite("Alerts and menus")
struct QuestionTests {
    @Test func `an alert shows its title message fields and answers`() {
        let window = TestWindow(Asking(answers: Answers()))
        for text in ["Delete?", "for ever", "Delete", "Keep"] { #expect(window.texts.contains(text)) }
        #expect(window.openDialogs[0].accessibility.label == "Delete?")
        #expect(window.elements.contains { $0.content.kind == "textField" })
    }

    @Test func `an answer acts and then ends the alert`() {
        let answers = Answers()
        let window = TestWindow(Asking(answers: answers))
        window.press(button: "Delete")
        #expect(answers.log == ["delete"])
        #expect(!answers.isAsked)
        #expect(window.openDialogs.isEmpty)
    }

    @Test func `an answer reads what the question is there for`() {
        let files = Files()
        let window = TestWindow(Deleting(files: files))
        window.press(button: "Delete")
        #expect(files.deleted == ["letter"])
        #expect(files.toDelete == nil)
    }

    @Test func `an answer may lead to another question`() {
        let files = Files()
        let window = TestWindow(Deleting(files: files))
        window.press(button: "Delete")
        #expect(window.openDialogs.map(\.accessibility.label) == ["Gone"])
    }

    @Test func `an answer may put another item in the place of its own`() {
        let files = Files()
        files.step = Files.Step(id: 1)
        let window = TestWindow(Steps(files: files))
        window.press(button: "Next")
        #expect(files.step?.id == 2)
        #expect(window.openDialogs.map(\.accessibility.label) == ["Step 2"])
    }

    @Test func `an alert without answers has one`() {
        let window = TestWindow(
            Text(verbatim: "below").alert("Done", isPresented: .constant(true)) {})
        #expect(window.texts.contains("OK"))
    }

    @Test func `a confirmation dialog can always be cancelled`() {
        let window = TestWindow(
            Text(verbatim: "below").confirmationDialog("What?", isPresented: .constant(true)) { Button("Save") {} })
        #expect(window.texts.contains("Cancel"))
        #expect(!window.texts.contains("What?"))
    }

    @Test func `a confirmation dialog whose title is no key waits for its data`() {
        struct Asking: View {
            let title = "Remove?"
            let data: String?
            var body: some View {
                Text(verbatim: "below")
                    .confirmationDialog(
                        title, isPresented: .constant(true), titleVisibility: .visible, presenting: data
                    ) { text in
                        Button(text) {}
                    } message: { text in
                        Text(verbatim: "It is \(text)")
                    }
            }
        }
        #expect(TestWindow(Asking(data: nil)).openDialogs.isEmpty)
        let texts = TestWindow(Asking(data: "Tea")).texts
        #expect(texts.contains("Remove?") && texts.contains("Tea") && texts.contains("It is Tea"))
    }

    @Test func `an alert waits for its data`() {
        struct Data: View {
            let data: String?
            var body: some View {
                Text(verbatim: "below").alert("Error", isPresented: .constant(true), presenting: data) { text in
                    Button(text) {}
                }
            }
        }
        #expect(TestWindow(Data(data: nil)).openDialogs.isEmpty)
        #expect(TestWindow(Data(data: "Retry")).texts.contains("Retry"))
    }

    @Test func `a question keeps the data that it was asked with`() {
        let files = Files()
        files.isGone = true
        let window = TestWindow(Erring(files: files))
        for data in ["picture", nil] {
            files.toDelete = data
            window.render()
            #expect(window.openDialogs.count == 1)
            #expect(window.texts.contains("letter") && !window.texts.contains("picture"))
        }
        files.isGone = false
        window.render()
        #expect(window.openDialogs.isEmpty)
    }

    @Test func `who leaves a question by Escape or a press outside has cancelled it`() {
        let answers = Answers()
        let window = TestWindow(Asking(answers: answers))
        window.send(.dismiss, to: window.openDialogs[0].id)
        #expect(answers.log == ["keep"])
        #expect(!answers.isAsked)
        #expect(window.openDialogs.isEmpty)
    }

    @Test func `an action of a menu ends it and then acts`() {
        let answers = Answers()
        let window = TestWindow(Menus(answers: answers))
        window.press(button: "Menu")
        #expect(window.texts.contains("Copy"))
        window.press(button: "Copy")
        #expect(answers.log == ["copy"])
        #expect(window.openDialogs.isEmpty)
    }

    @Test func `an action of a menu in a menu ends both`() {
        let answers = Answers()
        let window = TestWindow(Menus(answers: answers))
        window.press(button: "Menu")
        window.press(button: "More")
        #expect(window.openDialogs.count == 2)
        window.press(button: "Deep")
        #expect(answers.log == ["deep"])
        #expect(window.openDialogs.isEmpty)
    }

    @Test func `a context menu opens where it was asked for`() {
        let answers = Answers()
        let window = TestWindow(Menus(answers: answers), size: CGSize(width: 800, height: 600))
        let owner = window.elements.first { $0.input.events.contains(.contextMenu) }!
        let origin = window.windowFrame(of: owner.id).origin
        window.send(.contextMenu(CGPoint(x: 5, y: 6)), to: owner.id)
        #expect(window.texts.contains("Like"))
        let card = window.windowFrame(of: window.openDialogs[0].children.last!)
        #expect(abs(card.minY - (origin.y + 6 + 4)) < 1)
        window.press(button: "Like")
        #expect(answers.log == ["like"])
    }
}
