import DisplayList
import Foundation
import Markdown
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct MarkdownTextTests {
    private func runs(_ text: Text) -> [TextContent.Run] {
        TestWindow(text).elements.flatMap { element -> [TextContent.Run] in
            guard case .text(let content) = element.content else { return [] }
            return content.lines.flatMap(\.runs)
        }
    }

    @Test func `a literal is Markdown`() {
        let runs = runs(Text("a **b** [c](https://example.org)"))
        #expect(runs.map(\.text).joined() == "a b c")
        #expect(runs.first { $0.text == "b" }?.family != runs.first?.family)
        #expect(runs.last?.extras.link == "https://example.org")
        #expect(runs.last?.color != runs.first?.color)
    }

    @Test func `a string is no Markdown`() {
        let words = "a **b**"
        #expect(runs(Text(words)).map(\.text).joined() == "a **b**")
        #expect(runs(Text(verbatim: "*c*")).map(\.text).joined() == "*c*")
    }

    @Test func `what is put into a literal is no Markdown`() {
        let name = "*Lisa*"
        #expect(runs(Text("Hello **\(name)**")).map(\.text).joined() == "Hello *Lisa*")
    }

    @Test func `a text in a literal keeps its look`() {
        let runs = runs(Text("one \(Text(verbatim: "*two*").foregroundColor(.red)) three"))
        #expect(runs.map(\.text).joined() == "one *two* three")
        #expect(runs.first { $0.text.contains("two") }?.color != runs.first?.color)
    }

    @Test func `an address that runs something is no link`() {
        let runs = runs(Text("[run](javascript:alert)"))
        #expect(runs.map(\.text).joined() == "run")
        #expect(runs.allSatisfy { $0.extras.link == nil })
    }

    @Test func `attributes of a range are drawn`() throws {
        var text = AttributedString("plain loud")
        let range = try #require(text.range(of: "loud"))
        text[range].foregroundColor = .red
        text[range].backgroundColor = .blue
        text[range].underlineStyle = Text.LineStyle(color: .green)
        text[range].baselineOffset = 3
        text[range].font = .title
        let loud = try #require(runs(Text(text)).last)
        #expect(loud.text == "loud")
        #expect(loud.decoration.contains(.underline))
        #expect(loud.extras.background != nil && loud.extras.decorationColor != nil && loud.extras.lift == 3)
        #expect(loud.size == 28)
    }

    @Test func `an app may follow links by itself`() throws {
        final class Log { var urls: [URL] = [] }
        let log = Log()
        let window = TestWindow(
            Text("[a](https://a.example) [b](https://b.example)")
                .environment(
                    \.openURL,
                    OpenURLAction {
                        log.urls.append($0)
                        return .handled
                    }))
        let element = try #require(window.elements.first { $0.input.events.contains(.link) })
        window.graph.handle(ElementEvent(element: element.id, frameSeen: 0, action: .link(1)))
        #expect(log.urls.map(\.absoluteString) == ["https://b.example"])
        window.graph.handle(ElementEvent(element: element.id, frameSeen: 0, action: .link(7)))
        #expect(log.urls.count == 1)
    }

    private final class Log { var urls: [String] = [] }

    private func links(in window: TestWindow) -> [String?] {
        window.elements.flatMap { element -> [String?] in
            guard case .text(let content) = element.content else { return [] }
            return content.lines.flatMap(\.runs).filter { $0.text != " " }.map(\.extras.link)
        }
    }

    private func press(_ index: Int, in window: TestWindow) throws {
        let element = try #require(window.elements.first { $0.input.events.contains(.link) })
        window.graph.handle(ElementEvent(element: element.id, frameSeen: 0, action: .link(index)))
        window.render()
    }

    @Test func `an app that follows links hears of each whatever its address`() throws {
        let log = Log()
        let action = OpenURLAction {
            log.urls.append($0.absoluteString)
            return .handled
        }
        let text = Text("[a](https://a.example) [b](myapp://b) [c](terms) [d](javascript:alert)")
        let window = TestWindow(text.environment(\.openURL, action))
        // URLs that a browser mustn't open aren't sent to it.
        #expect(links(in: window) == ["https://a.example", "#", "#", "#"])
        for index in 0..<4 { try press(index, in: window) }
        #expect(log.urls == ["https://a.example", "myapp://b", "terms", "javascript:alert"])
    }

    @Test func `a link of the app's own scheme reaches who takes it`() throws {
        let log = Log()
        let text = Text("[a](https://a.example) [b](myapp://b) [c](terms) [d](javascript:alert)")
        let window = TestWindow(text.onOpenURL { log.urls.append($0.absoluteString) })
        #expect(links(in: window) == ["https://a.example", "#", nil, nil])
        try press(1, in: window)
        #expect(log.urls == ["myapp://b"])
        try press(0, in: window)
        #expect(window.graph.takeRequests() == [.open(address: "https://a.example")])
    }

    @Test func `a link that nobody takes is text`() {
        let window = TestWindow(Text("[b](myapp://b) [c](tel:123) [d](sms:123)"))
        #expect(links(in: window) == [nil, "tel:123", "sms:123"])
        #expect(window.elements.allSatisfy { !$0.input.events.contains(.link) })
    }

    @Test func `an image in a link does not count among them`() throws {
        let log = Log()
        let action = OpenURLAction {
            log.urls.append($0.absoluteString)
            return .handled
        }
        let text = Text("[\(Image(systemName: "star")) a](myapp://a) [b](myapp://b)")
        let window = TestWindow(text.environment(\.openURL, action))
        let count = links(in: window).compactMap(\.self).count
        try press(count - 1, in: window)
        #expect(log.urls == ["myapp://b"])
    }

    @Test func `a link view is followed by the app as well`() throws {
        let log = Log()
        let link = Link("go", destination: try #require(URL(string: "myapp://go")))
        func content(_ window: TestWindow) throws -> DisplayElement {
            try #require(window.elements.first { if case .link = $0.content { true } else { false } })
        }
        #expect(try content(TestWindow(link)).content == .link(""))
        let window = TestWindow(link.onOpenURL { log.urls.append($0.absoluteString) })
        let element = try content(window)
        #expect(element.content == .link("#"))
        window.press(element.id)
        #expect(log.urls == ["myapp://go"])
    }

    @Test func `an address opens a page once`() {
        struct Opener: View {
            @Environment(\.openURL) private var openURL
            var body: some View {
                Button("open") {
                    openURL(URL(string: "https://a.example")!)
                    openURL(URL(string: "file:///etc/passwd")!) { #expect(!$0) }
                }
            }
        }
        let window = TestWindow(Opener())
        window.press(button: "open")
        #expect(window.graph.takeRequests() == [.open(address: "https://a.example")])
        #expect(window.graph.takeRequests() == [])
    }

    @Test func `an address opens a page wherever the app prefers it`() {
        struct Opener: View {
            @Environment(\.openURL) private var openURL
            var body: some View { Button("open") { openURL(URL(string: "https://a.example")!, prefersInApp: true) } }
        }
        let opened = [BrowserRequest.open(address: "https://a.example")]
        let other = [BrowserRequest.open(address: "https://b.example")]
        for (result, expected) in [
            (OpenURLAction.Result.systemAction(prefersInApp: true), opened),
            (.systemAction(URL(string: "https://b.example"), prefersInApp: false), other),
        ] {
            let window = TestWindow(Opener().environment(\.openURL, OpenURLAction { _ in result }))
            window.press(button: "open")
            #expect(window.graph.takeRequests() == expected)
        }
    }

    @Test func `a placeholder says nothing`() {
        let window = TestWindow(
            VStack {
                Text(verbatim: "secret")
                Text(verbatim: "open").unredacted()
            }.redacted(reason: .placeholder))
        #expect(window.texts == ["open"])
    }
}

@MainActor
@Suite struct FormattedTextTests {
    private var german: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de_DE")
        environment.timeZone = .gmt
        return environment
    }

    @Test func `a format has the environments locale`() {
        #expect(TestWindow(Text(1234.5, format: .number), environment: german).texts == ["1.234,5"])
        #expect(TestWindow(Text("\(0.5, format: .percent) Milch"), environment: german).texts == ["50\u{A0}% Milch"])
    }

    @Test(arguments: [
        (Text.DateStyle.date, "1. Januar 2001"), (.time, "00:00"),
    ])
    func `a date has a style`(style: Text.DateStyle, expected: String) {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        #expect(TestWindow(Text(date, style: style), environment: german).texts == [expected])
    }

    @Test func `a timer shows what was left when it paused`() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let interval = start...start.addingTimeInterval(7265)
        let pause = start.addingTimeInterval(5)
        #expect(TestWindow(Text(timerInterval: interval, pauseTime: pause)).texts == ["2:01:00"])
        #expect(TestWindow(Text(timerInterval: interval, pauseTime: pause, countsDown: false)).texts == ["0:05"])
        let minutes = Text(timerInterval: interval, pauseTime: pause, showsHours: false)
        #expect(TestWindow(minutes).texts == ["121:00"])
    }

    @Test func `relative dates change on the second`() throws {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let live = LiveText.date(date, .relative)
        let next = try #require(live.nextChange(after: date.addingTimeInterval(90.25)))
        #expect(next == date.addingTimeInterval(91))
        let style = TextStyleScope(EnvironmentValues())
        #expect(live.string(at: date.addingTimeInterval(90.25), in: style) == "1 minute, 30 seconds")
        #expect(LiveText.date(date, .offset).string(at: date.addingTimeInterval(-7300), in: style) == "+2 hours")
        #expect(LiveText.date(date, .timer).string(at: date.addingTimeInterval(3723), in: style) == "1:02:03")
        #expect(LiveText.date(date, .time).nextChange(after: date) == nil)
    }
}
