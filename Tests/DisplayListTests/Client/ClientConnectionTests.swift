import BrowserHost
import BrowserTesting
import DisplayList
import Foundation
import Testing

extension ClientTests {
    @Suite("Connection of the client") @MainActor struct ConnectionTests {
        /// A button that counts its presses, and a field whose text is stored.
        private final class Counter: WindowContent {
            var events: [ElementEvent] = []
            private let handle: WindowHandle
            private var presses = 0
            private var field = Screens.field(4, CGRect(x: 10, y: 120, width: 200, height: 30))

            init(_ handle: WindowHandle) { self.handle = handle }

            func environmentDidChange(_ environment: WindowEnvironment) {}

            func handle(_ event: ElementEvent) {
                events.append(event)
                switch event.action {
                case .press: presses += 1
                case .text(let text, let revision, _, _):
                    guard case .textField(var content) = field.content else { return }
                    (content.text, content.revision) = (text, revision)
                    field.content = .textField(content)
                default: return
                }
                handle.setNeedsRender()
            }

            func render() -> DisplayList? {
                Screens.screen(
                    Screens.button(2, CGRect(x: 10, y: 10, width: 100, height: 40), label: "Count"),
                    Screens.text(
                        3, CGRect(x: 10, y: 60, width: 100, height: 20), lines: [("pressed \(presses)", true)]),
                    field)
            }
        }

        private func run(_ body: (Page, BrowserHost, @MainActor () -> Counter) async throws -> Void) async throws {
            var contents: [Counter] = []
            let host = BrowserHost(configuration: HostConfiguration(port: 0)) { handle in
                let content = Counter(handle)
                contents.append(content)
                return content
            }
            let address = try host.start()
            defer { host.stop() }
            try await Browser.shared().withPage { page in
                try await page.navigate(to: address)
                try await page.waitFor("document.querySelector('.surface:not(.waiting) #e3') !== null")
                try await body(page, host) { contents[contents.count - 1] }
                // A browser logs each connection that failed or was closed by a stopping host.
                #expect(page.problems.filter { !$0.contains("net::ERR_") } == [])
            }
        }

        /// Waits until the page has sent something.
        private func wait(_ page: Page, until isDone: () -> Bool) async throws {
            let deadline = ContinuousClock.now + .seconds(10)
            while !isDone() {
                guard ContinuousClock.now < deadline else { return #expect(Bool(false), "\(page.framesSent)") }
                try await Task.sleep(for: .milliseconds(10))
            }
        }

        @Test func `a press changes the picture by one frame, and an idle page exchanges none`() async throws {
            try await run { page, _, _ in
                let before = page.framesReceived.count
                try await page.click("#e2")
                try await page.waitFor("e3.innerText.trim() === 'pressed 1'")
                let frames = page.framesReceived.dropFirst(before).filter { $0.contains("\"frame\"") }
                #expect(frames.count == 1)
                try await wait(page) { page.framesSent.contains { $0.contains("\"ack\",\"frame\":2") } }
                let counts = [page.framesReceived.count, page.framesSent.count]
                try await page.evaluate("new Promise((done) => setTimeout(done, 400))")
                #expect([page.framesReceived.count, page.framesSent.count] == counts)
            }
        }

        @Test func `a cut line comes back by itself, with the focus and the text that it had`() async throws {
            try await run { page, _, content in
                try await page.click("#e4")
                try await page.type("latte")
                try await page.waitFor("e4.value === 'latte'")
                try await page.evaluate("e4.setSelectionRange(1, 3)")
                try await page.cutWebSockets()
                try await page.waitFor("e4.value === 'latte'")
                try await page.click("#e2")
                try await page.waitFor("e3.innerText.trim() === 'pressed 1'")
                #expect(content().events.filter { $0.action == .press }.count == 1)
                #expect(try await page.evaluate("[e4.value, e4.selectionStart, e4.selectionEnd]") == ["latte", 1, 3])
                #expect(page.framesReceived.filter { $0.contains("\"snapshot\"") }.count == 2)
                #expect(page.framesSent.filter { $0.contains("\"resume\"") }.count == 1)
            }
        }

        @Test func `what was pressed while the line was down is delivered once`() async throws {
            try await run { page, _, content in
                try await page.cutWebSockets()
                try await page.evaluate("e2.click(); e2.click()")
                try await page.waitFor("e3.innerText.trim() === 'pressed 2'")
                #expect(content().events.filter { $0.action == .press }.count == 2)
            }
        }

        @Test func `while the host is away the picture stays, dimmed, and says so`() async throws {
            try await run { page, host, _ in
                host.stop()
                try await page.waitFor("document.documentElement.classList.contains('away')")
                #expect(try await page.evaluate("e3.innerText.trim()") == "pressed 0")
                #expect(
                    try await page.evaluate("document.querySelector('[role=status].status').textContent")
                        == "Reconnecting…")
            }
        }

        @Test func `a page that was refused doesn't say the same again, but begins a new window`() async throws {
            try await run { page, _, content in
                let old = content()
                // Sends a message that our client would never send.
                try await page.evaluate(
                    """
                    (() => {
                      window.isOld = true;
                      const { send } = WebSocket.prototype;
                      WebSocket.prototype.send = function (text) { send.call(this, text.replace('"press"', '"explode"')); };
                    })()
                    """)
                try await page.click("#e2")
                try await page.waitFor("!window.isOld && document.querySelector('.surface:not(.waiting) #e3')")
                try await page.click("#e2")
                try await page.waitFor("e3.innerText.trim() === 'pressed 1'")
                #expect(content() !== old && !old.events.contains { $0.action == .press })
            }
        }

        @Test func `a changed window size and colour scheme are reported`() async throws {
            try await run { page, _, _ in
                try await page.resize(width: 500, height: 400)
                try await page.emulate(colorScheme: .dark, reducesMotion: false)
                try await wait(page) {
                    page.framesSent.contains { $0.contains(#""viewport":[500,400]"#) && $0.contains("dark") }
                }
            }
        }
    }
}
