import DisplayList
import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTesting

@testable import UIKit

@MainActor
private final class Diary {
    var entries: [String] = []
}

@MainActor @Observable
private final class Model {
    var isShown = true
    var name = "Tea"
    var isSheetShown = false
}

/// Logs its callbacks.
private final class Room: UIViewController {
    let diary: Diary

    init(_ diary: Diary) {
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "room"
        diary.entries.append("did load")
    }

    override func viewWillAppear(_ animated: Bool) { diary.entries.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { diary.entries.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { diary.entries.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { diary.entries.append("did disappear") }
    override func willMove(toParent parent: UIViewController?) { diary.entries.append("will move") }
    override func didMove(toParent parent: UIViewController?) { diary.entries.append("did move") }
}

private struct RoomView: UIViewControllerRepresentable {
    let model: Model
    let diary: Diary
    let room: Room

    func makeCoordinator() -> Diary { diary }

    func makeUIViewController(context: Context) -> Room {
        context.coordinator.entries.append("make")
        return room
    }

    func updateUIViewController(_ uiViewController: Room, context: Context) {
        context.coordinator.entries.append("update \(model.name)")
        uiViewController.title = model.name
    }

    static func dismantleUIViewController(_ uiViewController: Room, coordinator: Diary) {
        coordinator.entries.append("dismantle")
    }
}

private struct Screen: View {
    let model: Model
    let diary: Diary
    let room: Room

    var body: some View {
        VStack {
            if model.isShown { RoomView(model: model, diary: diary, room: room) }
        }
    }
}

/// A controller without any behavior.
private struct Plain: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@MainActor
@Suite("View controllers")
struct ControllerTests {
    private func window(_ model: Model, _ diary: Diary) -> (TestWindow, Room) {
        let room = Room(diary)
        return (TestWindow(portrait: Screen(model: model, diary: diary, room: room)), room)
    }

    private func dialogs(_ window: TestWindow) -> [String] {
        window.list.elements.values.filter { $0.accessibility.role == .dialog }.compactMap(\.accessibility.label)
    }

    @Test
    func `a represented controller is made, brought up to date, and appears, once each`() {
        let (model, diary) = (Model(), Diary())
        let (window, room) = window(model, diary)
        #expect(diary.entries == ["make", "did load", "update Tea", "will appear", "did appear"])
        #expect(window.element(identifier: "room")?.frame.size == CGSize(width: 300, height: 400))
        #expect(room.view.window != nil)
        #expect(room.title == "Tea")
    }

    @Test
    func `what updateUIViewController has read brings the controller up to date`() {
        let (model, diary) = (Model(), Diary())
        let (window, room) = window(model, diary)
        model.name = "Coffee"
        window.render()
        #expect(diary.entries.suffix(2) == ["did appear", "update Coffee"])
        #expect(room.title == "Coffee")
    }

    @Test
    func `a controller that is taken away disappears and is dismantled`() {
        let (model, diary) = (Model(), Diary())
        let (window, room) = window(model, diary)
        model.isShown = false
        window.render()
        #expect(diary.entries.suffix(3) == ["dismantle", "will disappear", "did disappear"])
        #expect(window.element(identifier: "room") == nil)
        #expect(room.view.window == nil)
    }

    @Test
    func `a child appears with its view, and leaves with it`() {
        let (outer, diary) = (UIViewController(), Diary())
        let window = TestWindow(portrait: Plain(controller: outer))
        let child = Room(diary)
        outer.addChild(child)
        outer.view.addSubview(child.view)
        child.didMove(toParent: outer)
        window.render()
        #expect(diary.entries == ["will move", "did load", "will appear", "did move", "did appear"])
        #expect(outer.children == [child])
        #expect(child.parent === outer)
        #expect(child.view.next === child)
        #expect(child.next === outer.view)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(diary.entries.suffix(4) == ["will move", "will disappear", "did disappear", "did move"])
        #expect(outer.children.isEmpty)
    }

    @Test
    func `a controller hears around its view's layout`() {
        final class Arranger: UIViewController {
            var sizes: [CGSize] = []
            override func viewDidLayoutSubviews() { sizes.append(view.bounds.size) }
        }
        let controller = Arranger()
        _ = TestWindow(portrait: Plain(controller: controller))
        #expect(controller.sizes.last == CGSize(width: 300, height: 400))
    }

    @Test
    func `what a represented controller presents lies over the page until it is dismissed`() {
        let (outer, diary) = (UIViewController(), Diary())
        let window = TestWindow(portrait: Plain(controller: outer))
        let room = Room(diary)
        outer.present(room, animated: false) { diary.entries.append("completed") }
        window.render()
        #expect(diary.entries == ["did load", "will appear", "did appear", "completed"])
        #expect(window.element(identifier: "room") != nil)
        #expect(outer.presentedViewController === room)
        #expect(room.presentingViewController === outer)
        room.dismiss(animated: false) { diary.entries.append("gone") }
        window.render()
        #expect(diary.entries.suffix(3) == ["will disappear", "did disappear", "gone"])
        #expect(window.element(identifier: "room") == nil)
        #expect(outer.presentedViewController == nil)
    }

    @Test
    func `nothing is presented over a controller that presents already, or isn't shown`() {
        let outer = UIViewController()
        outer.present(UIViewController(), animated: false)
        #expect(outer.presentedViewController == nil)
        let window = TestWindow(portrait: Plain(controller: outer))
        let first = UIViewController()
        outer.present(first, animated: false)
        window.render()
        outer.present(UIViewController(), animated: false)
        window.render()
        #expect(outer.presentedViewController === first)
    }

    @Test
    func `an alert's handler runs when the alert is gone, and may present the next one`() {
        let outer = UIViewController()
        let window = TestWindow(portrait: Plain(controller: outer))
        var wasPresenting: Bool?
        let alert = UIAlertController(title: "Tea?", message: nil, preferredStyle: .alert)
        let next = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        let yes = UIAlertAction(title: "Yes", style: .default) { _ in
            wasPresenting = outer.presentedViewController != nil
            outer.present(next, animated: false)
        }
        alert.addAction(yes)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        outer.present(alert, animated: false)
        window.render()
        #expect(dialogs(window) == ["Tea?"])
        alert.choose(yes)
        outer.stage?.wasPutAway(.alert)
        window.render()
        #expect(wasPresenting == false)
        #expect(outer.presentedViewController === next)
    }

    @Test
    func `dismiss ends the sheet of SwiftUI's that a represented controller stands in`() {
        struct Sheet: View {
            @Bindable var model: Model
            let controller: UIViewController
            var body: some View {
                Text("Page").sheet(isPresented: $model.isSheetShown) { Plain(controller: controller) }
            }
        }
        let (model, controller) = (Model(), UIViewController())
        let window = TestWindow(portrait: Sheet(model: model, controller: controller))
        model.isSheetShown = true
        window.render()
        #expect(controller.viewIfLoaded?.window != nil)
        controller.dismiss(animated: false)
        #expect(!model.isSheetShown)
    }

    @Test
    func `a page's root controller presents over what SwiftUI shows`() {
        let graph = ViewGraph(), stage = ControllerStage()
        let page = PageController(graph, stage: stage)
        var found: UIViewController?
        graph.inContext {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            found = scene?.windows.first?.rootViewController
        }
        #expect(found === page)
        let room = UIViewController()
        found?.present(room, animated: true)
        #expect(stage.presented?.controller === room)
        #expect(found?.presentedViewController === room)
        #expect(page.view.window === UIWindow.page)
    }

    @Test
    func `a hosting controller shows its view, and another in its place`() {
        let controller = UIHostingController(rootView: Text("Tea").accessibilityIdentifier("words"))
        let window = TestWindow(portrait: Plain(controller: controller))
        let first = window.element(identifier: "words")?.frame.width ?? 0
        #expect(first > 0)
        controller.rootView = Text("Tea and coffee").accessibilityIdentifier("words")
        window.render()
        #expect(window.element(identifier: "words")?.frame.width ?? 0 > first)
    }

    @Test
    func `what a hosted view has read shows it anew, and doesn't update the controller around`() {
        struct Reading: View {
            let model: Model
            var body: some View { Color.red.accessibilityIdentifier(model.name) }
        }
        struct Host: UIViewControllerRepresentable {
            let model: Model
            let diary: Diary
            func makeUIViewController(context: Context) -> UIHostingController<Reading> {
                UIHostingController(rootView: Reading(model: model))
            }
            func updateUIViewController(_ uiViewController: UIHostingController<Reading>, context: Context) {
                diary.entries.append("update")
            }
        }
        let (model, diary) = (Model(), Diary())
        let window = TestWindow(portrait: Host(model: model, diary: diary))
        #expect(window.element(identifier: "Tea") != nil)
        model.name = "Coffee"
        window.render()
        #expect(window.element(identifier: "Coffee") != nil)
        #expect(diary.entries == ["update"])
    }

    @Test
    func `a hosting controller in no window says how large its view is, and draws it`() throws {
        let controller = UIHostingController(rootView: Color.red.frame(width: 20, height: 10))
        let view = try #require(controller.view)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        view.bounds = CGRect(origin: .zero, size: view.intrinsicContentSize)
        let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
            #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
        }
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(view.window == nil)
    }

    @Test
    func `what can be shared is words and an address, and what else there is are files`() throws {
        let controller = UIActivityViewController(activityItems: [], applicationActivities: nil)
        let address = try #require(URL(string: "https://example.com/tea"))
        let shared = SharedItems(["Have some", address, Data([1])] as [Any], for: controller)
        #expect(shared.content == ShareContent(text: "Have some", address: "https://example.com/tea"))
        #expect(shared.words == "Have some\nhttps://example.com/tea")
        #expect(shared.files.map(\.data) == [Data([1])])
        #expect(SharedItems([], for: controller).content == nil)
    }

    @Test
    func `a controller of activities that is put away says once that nothing was done`() {
        let (outer, diary) = (UIViewController(), Diary())
        let window = TestWindow(portrait: Plain(controller: outer))
        let activities = UIActivityViewController(activityItems: ["Tea"], applicationActivities: nil)
        activities.completionWithItemsHandler = { type, isDone, _, _ in
            diary.entries.append("\(type?.rawValue ?? "none") \(isDone)")
        }
        outer.present(activities, animated: false)
        window.render()
        let shared = window.list.elements.values.contains { element in
            if case .share(let content) = element.content { content.text == "Tea" } else { false }
        }
        #expect(shared)
        outer.dismiss(animated: false)
        window.render()
        #expect(diary.entries == ["none false"])
    }
}
