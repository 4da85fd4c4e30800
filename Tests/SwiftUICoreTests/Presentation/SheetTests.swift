import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Model {
    var isShown = false
    var isInnerShown = false
    var item: Item?
    var label = "first"
    @ObservationIgnored var log: [String] = []
}

private struct Item: Identifiable {
    let id: Int
}

private struct Counting: View {
    let model: Model
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        VStack {
            Text(verbatim: "\(model.label) \(count) \(isPresented)")
            Button("count") { count += 1 }
            Button("dismiss") { dismiss() }
        }
        .onAppear { model.log.append("appear") }
        .onDisappear { model.log.append("disappear") }
    }
}

private struct Presenter: View {
    @Bindable var model: Model

    var body: some View {
        Text(verbatim: "below")
            .sheet(isPresented: $model.isShown, onDismiss: { model.log.append("dismissed") }) {
                Counting(model: model)
                    .sheet(isPresented: $model.isInnerShown) { Text(verbatim: "inner") }
            }
            .sheet(item: $model.item) { Text(verbatim: "item \($0.id)") }
    }
}

extension TestWindow {
    var dialogs: [DisplayElement] { elements.filter { $0.content.kind == "dialog" } }
    var openDialogs: [DisplayElement] { dialogs.filter { !$0.isLeaving } }

    func send(_ action: ElementEvent.Action, to id: ElementID) {
        graph.handle(ElementEvent(element: id, frameSeen: 0, action: action))
        render()
    }
}

@MainActor
@Suite("Sheets")
struct SheetTests {
    private func change(_ window: TestWindow, _ body: () -> Void) {
        body()
        window.render()
    }

    @Test func `a sheet is there while its value is true`() {
        let model = Model()
        let window = TestWindow(Presenter(model: model))
        #expect(window.dialogs.isEmpty)
        change(window) { model.isShown = true }
        #expect(window.openDialogs.count == 1)
        #expect(window.texts.contains("first 0 true"))
        change(window) { model.isShown = false }
        #expect(window.openDialogs.isEmpty)
    }

    @Test func `a sheet that goes is still seen with its last content`() {
        let model = Model()
        let window = TestWindow(Presenter(model: model))
        change(window) { model.isShown = true }
        change(window) { model.isShown = false }
        #expect(window.dialogs.map(\.isLeaving) == [true])
        #expect(window.texts.contains("first 0 true"))
        #expect(!model.log.contains("disappear"))
    }

    @Test func `state begins anew with each presentation`() {
        let model = Model()
        let window = TestWindow(Presenter(model: model))
        change(window) { model.isShown = true }
        window.press(button: "count")
        #expect(window.texts.contains("first 1 true"))
        change(window) { withTransaction(Transaction.still) { model.isShown = false } }
        change(window) { model.isShown = true }
        #expect(window.texts.contains("first 0 true"))
        #expect(!window.texts.contains("first 1 true"))
    }

    @Test func `without an animation a sheet goes at once and then says so`() {
        let model = Model()
        let window = TestWindow(Presenter(model: model))
        change(window) { model.isShown = true }
        change(window) { withTransaction(Transaction.still) { model.isShown = false } }
        #expect(window.dialogs.isEmpty)
        #expect(
            model.log == ["appear", "disappear", "dismissed"] || model.log == ["appear", "dismissed", "disappear"])
    }

    @Test func `the environments dismiss takes the value back`() {
        let model = Model()
        let window = TestWindow(Presenter(model: model))
        change(window) { model.isShown = true }
        window.press(button: "dismiss")
        #expect(!model.isShown)
        #expect(window.openDialogs.isEmpty)
    }

    @Test func `the browser's wish to dismiss takes the value back`() {
        let model = Model()
        let window = TestWindow(Presenter(model: model))
        change(window) { model.isShown = true }
        window.send(.dismiss, to: window.openDialogs[0].id)
        #expect(!model.isShown)
    }

    @Test func `presented content follows what it reads`() {
        let model = Model()
        let window = TestWindow(Presenter(model: model))
        change(window) { model.isShown = true }
        change(window) { model.label = "second" }
        #expect(window.texts.contains("second 0 true"))
    }

    @Test func `a sheet over a sheet goes with it`() {
        let model = Model()
        let window = TestWindow(Presenter(model: model))
        change(window) { model.isShown = true }
        change(window) { model.isInnerShown = true }
        #expect(window.openDialogs.count == 2)
        change(window) { model.isShown = false }
        #expect(window.openDialogs.isEmpty)
        #expect(window.dialogs.count == 2)
    }

    @Test func `the upper sheet goes alone`() {
        let model = Model()
        let window = TestWindow(Presenter(model: model))
        change(window) { model.isShown = true }
        change(window) { model.isInnerShown = true }
        change(window) { model.isInnerShown = false }
        #expect(window.openDialogs.count == 1)
        #expect(model.isShown)
    }

    @Test func `another item is another sheet`() {
        let model = Model()
        let window = TestWindow(Presenter(model: model))
        change(window) { model.item = Item(id: 1) }
        let first = window.openDialogs.map(\.id)
        change(window) { model.item = Item(id: 2) }
        #expect(window.openDialogs.count == 1)
        #expect(window.openDialogs.map(\.id) != first)
        window.send(.dismiss, to: window.openDialogs[0].id)
        #expect(model.item == nil)
    }

    @Test func `one sheet may go while another comes`() {
        let model = Model()
        let window = TestWindow(Presenter(model: model))
        change(window) { model.isShown = true }
        change(window) {
            model.isShown = false
            model.item = Item(id: 7)
        }
        #expect(window.openDialogs.count == 1)
        #expect(window.texts.contains("item 7"))
    }

    @Test func `a presenter that goes takes its sheet along`() {
        struct Host: View {
            let model: Model
            @State private var hasPresenter = true
            var body: some View {
                Button("remove") { hasPresenter = false }
                if hasPresenter { Presenter(model: model) }
            }
        }
        let model = Model()
        model.isShown = true
        let window = TestWindow(Host(model: model))
        #expect(window.openDialogs.count == 1)
        window.press(button: "remove")
        #expect(window.dialogs.isEmpty)
    }

    @Test func `a sheet lies over the lower part of a narrow window and in the middle of a wide one`() {
        let model = Model()
        model.isShown = true
        let narrow = TestWindow(Presenter(model: model), size: CGSize(width: 390, height: 800))
        let lower = narrow.windowFrame(of: narrow.openDialogs[0].children.last!)
        #expect(lower.minX == 0 && lower.width == 390 && lower.minY == 10)
        let wide = TestWindow(Presenter(model: model), size: CGSize(width: 1440, height: 900))
        let middle = wide.windowFrame(of: wide.openDialogs[0].children.last!)
        #expect(middle.midX == 720 && middle.midY == 450 && middle.width == 580)
    }

    @Test func `detents are heights that the card can be dragged to`() {
        struct Detents: View {
            @State private var selection = PresentationDetent.height(200)
            var body: some View {
                Text(verbatim: "below").sheet(isPresented: .constant(true)) {
                    Text(verbatim: selection == .medium ? "medium" : "low")
                        .presentationDetents([.height(200), .medium], selection: $selection)
                }
            }
        }
        let window = TestWindow(Detents(), size: CGSize(width: 390, height: 810))
        let dialog = window.openDialogs[0]
        guard case .dialog(let content) = dialog.content else { return }
        #expect(content.stops == [610, 410])
        #expect(window.windowFrame(of: dialog.children.last!).minY == 610)
        window.send(.detent(1), to: dialog.id)
        #expect(window.windowFrame(of: dialog.children.last!).minY == 410)
        #expect(window.texts.contains("medium"))
    }

    @Test func `a sheet that the app closes listens to no dismissal`() {
        struct Closed: View {
            var body: some View {
                Text(verbatim: "below").sheet(isPresented: .constant(true)) {
                    Text(verbatim: "stay").interactiveDismissDisabled()
                }
            }
        }
        let window = TestWindow(Closed())
        #expect(!window.openDialogs[0].input.events.contains(.dismiss))
    }
}

extension Transaction {
    fileprivate static var still: Transaction {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        return transaction
    }
}
