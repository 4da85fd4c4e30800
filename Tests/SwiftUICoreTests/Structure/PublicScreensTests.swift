import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What public screens use")
struct PublicScreensTests {
    private func send(_ window: TestWindow, _ id: ElementID, _ action: ElementEvent.Action) {
        window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: action))
        window.render()
    }

    // MARK: Addresses

    private struct Linking: View {
        @State var place = "home"
        @Environment(\.openURL) var openURL
        var body: some View {
            Button("Go") { openURL(URL(string: "glow://saved")!) }
            Text(place).onOpenURL { place = $0.host() ?? "" }
        }
    }

    @Test func `an address of the app's own scheme reaches the view that takes them`() {
        let window = TestWindow(VStack { Linking() })
        window.press(button: "Go")
        #expect(window.texts.contains("saved"))
        #expect(window.graph.takeRequests() == [])
    }

    private struct Listening: View {
        @State var taken: [String] = []
        var body: some View {
            Text(taken.isEmpty ? "none" : taken.joined(separator: " ")).onOpenURL { taken.append($0.absoluteString) }
        }
    }

    @Test(arguments: [
        ("http://127.0.0.1:8080/?open=glow%3A%2F%2Fsaved%3Fa%3D1%26b%3D2", "glow://saved?a=1&b=2"),
        ("http://127.0.0.1:8080/?lang=en&open=glow://saved", "glow://saved"),
        ("https://example.org/?book=12#page3", "https://example.org/?book=12#page3"),
        ("http://127.0.0.1:8080/#guests", "http://127.0.0.1:8080/#guests"),
        ("http://127.0.0.1:8080/?open=", "http://127.0.0.1:8080/?open="),
        ("http://127.0.0.1:8080/?open=https%3A%2F%2Felsewhere.example", "none"),
        ("", "none"),
    ])
    func `an address from outside reaches the view that takes them`(address: String, taken: String) {
        let window = TestWindow(Listening())
        window.graph.inContext { window.graph.openFromOutside(address) }
        window.render()
        #expect(window.texts.map { $0.replacing("\n", with: "") } == [taken])
    }

    // MARK: Dates

    private struct Wheels: View {
        @State var date = Date(timeIntervalSince1970: 1_706_659_200)
        var body: some View {
            DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
            Text(date.formatted(.iso8601.year().month().day()))
        }
    }

    private var usual: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = .gmt
        return environment
    }

    private struct Days: View {
        @State var days: Set<DateComponents> = []
        var body: some View {
            MultiDatePicker(
                "Days", selection: $days,
                in: Date(timeIntervalSince1970: 1_704_067_200)..<Date(timeIntervalSince1970: 1_706_745_600))
            Text("chosen \(days.compactMap(\.day).sorted().map(String.init).joined(separator: ","))")
        }
    }

    @Test func `several days are chosen, and taken back`() throws {
        let window = TestWindow(VStack { Days() }, size: CGSize(width: 400, height: 500), environment: usual)
        for _ in 0..<60 where !window.texts.contains("January 2024") {
            let back = try #require(window.elements.first { $0.accessibility.label == "Previous month" })
            window.press(back.id)
        }
        window.press(button: "3")
        window.press(button: "5")
        #expect(window.texts.contains("chosen 3,5"))
        window.press(button: "3")
        #expect(window.texts.contains("chosen 5"))
    }

    // MARK: Scrolling

    private struct Steps: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
        }
    }

    @Test func `an app's own behavior says where a scroll view comes to rest`() throws {
        let view = ScrollView { Color.red.frame(width: 100, height: 2000) }.scrollTargetBehavior(Steps())
        let window = TestWindow(view)
        let scroll = try #require(window.elements.first { $0.content.kind == "scroll" })
        #expect(scroll.input.events.contains(.scrolling))
        send(window, scroll.id, .scrolling(.dragging))
        send(window, scroll.id, .scroll(CGPoint(x: 0, y: 170)))
        send(window, scroll.id, .scrolling(.idle))
        guard case .scroll(let content)? = window.list[scroll.id]?.content else { return }
        #expect(content.target?.isAnimated == true)
        #expect((content.target?.offset.y ?? 1).truncatingRemainder(dividingBy: 100) == 0)
    }

    private struct Growing: View {
        @State var count = 30
        var body: some View {
            Button("More") { count += 5 }
            ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 20) } } }
                .defaultScrollAnchor(.bottom)
                .defaultScrollAnchor(.bottom, for: .sizeChanges)
                .frame(height: 100)
        }
    }

    @Test func `a view that stands at its end stays there while its content grows`() throws {
        let window = TestWindow(VStack { Growing() })
        let scroll = try #require(window.elements.first { $0.content.kind == "scroll" }).id
        #expect(window.graph.scrollOffset(of: scroll).y == 500)
        window.press(button: "More")
        #expect(window.graph.scrollOffset(of: scroll).y == 600)
    }

    // MARK: Lists

    private struct Rows: View {
        @State var selection: Set<Int> = [1]
        @State var said = "nothing"
        var body: some View {
            List([1, 2, 3], id: \.self, selection: $selection) { Text("row \($0)") }
                .contextMenu(forSelectionType: Int.self) { numbers in
                    Button("For \(numbers.sorted().map(String.init).joined(separator: ","))") {}
                } primaryAction: {
                    said = "opened \($0.sorted())"
                }
            Text(said)
        }
    }

    @Test func `a press on a row does the primary action, and its menu is for what is selected`() throws {
        let window = TestWindow(VStack { Rows() })
        let row = try #require(
            window.elements.first { $0.accessibility.role == .listItem && $0.accessibility.isSelected })
        window.press(row.id)
        #expect(window.texts.contains("opened [1]"))
        let menu = try #require(window.elements.first { $0.input.events.contains(.contextMenu) })
        send(window, menu.id, .contextMenu(.zero))
        #expect(window.texts.contains("For 1"))
    }

    private struct Editable: View {
        @State var names = ["a", "b", "c"]
        var body: some View {
            List { ForEach($names, id: \.self, editActions: .delete) { $name in Text(name) } }
        }
    }

    @Test func `the rows of a collection of bindings are deleted where its edit actions allow it`() throws {
        let window = TestWindow(Editable())
        let row = try #require(window.elements.first { $0.accessibility.role == .listItem })
        send(window, row.id, .key("Delete", modifiers: [], isDown: true))
        #expect(window.texts.filter { ["a", "b", "c"].contains($0) } == ["b", "c"])
    }

    // MARK: Bars

    @Test func `a bar has its subtitle, its scheme and its menu`() {
        let view = NavigationStack {
            Text("page").navigationTitle("Title").navigationSubtitle("Subtitle")
                .toolbarTitleMenu { Button("Rename") {} }
        }
        let window = TestWindow(view)
        #expect(window.texts.contains("Subtitle"))
        window.press(button: "Title")
        #expect(window.texts.contains("Rename"))
        let bare = NavigationStack { Text("page").navigationTitle("Title").toolbar(removing: .title) }
        #expect(!TestWindow(bare).texts.contains("Title"))
    }

    private struct Zooming: View {
        @Namespace var namespace
        let isZoom: Bool
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Open", value: 1)
                    Color.red.frame(width: 60, height: 40).matchedTransitionSource(id: 1, in: namespace)
                }
                .navigationDestination(for: Int.self) { number in
                    if isZoom {
                        Text("page").navigationTransition(.zoom(sourceID: number, in: namespace))
                    } else {
                        Text("page")
                    }
                }
            }
        }
    }

    @Test(arguments: [true, false])
    func `a page that zooms grows out of its source, another comes from the side`(isZoom: Bool) throws {
        let window = TestWindow(Zooming(isZoom: isZoom))
        window.press(button: "Open")
        let entrance = try #require(window.elements.compactMap(\.entrance).first)
        #expect((entrance.transform == .identity) == !isZoom)
        #expect((entrance.offset.width == 300) == !isZoom)
    }

    // MARK: Searching

    private struct Token: Identifiable { let id: String }

    private struct Searching: View {
        @State var text = ""
        @State var tokens = [Token(id: "red")]
        var body: some View {
            Text("found").searchable(text: $text, tokens: $tokens) { Text($0.id) }
            Text("\(tokens.count) tokens")
        }
    }

    @Test func `a token of a search stands in its field, and goes by a press`() {
        let window = TestWindow(VStack { Searching() })
        #expect(window.texts.contains("1 tokens"))
        window.press(button: "red")
        #expect(window.texts.contains("0 tokens"))
    }

    // MARK: Sheets

    @Test func `a sheet that fits is as large as its content`() {
        let view = Color.white.sheet(isPresented: .constant(true)) {
            Color.red.frame(width: 200, height: 120).accessibilityIdentifier("content").presentationSizing(.fitted)
        }
        let window = TestWindow(view, size: CGSize(width: 1000, height: 800))
        let dialog = window.elements.first { $0.accessibility.role == .dialog }
        let card = dialog?.children.last.flatMap { window.list[$0] }
        #expect(card?.frame.size == CGSize(width: 200, height: 120))
    }
}
