import BrowserTesting
import DisplayList
import Foundation
import Testing

@testable import BrowserHost

/// End to end, in Chromium: a display list on screen, a press, another list.
@Suite(.serialized) @MainActor struct PageTests {
    /// Opens the host's page and waits for its first picture.
    private func open(_ host: RunningHost, in page: Page) async throws {
        try await page.navigate(to: host.url)
        try await page.waitFor("document.querySelector('.surface:not(.waiting) #e\(SampleLists.label.rawValue)')")
    }

    private let label = "#e\(SampleLists.label.rawValue)"
    private let button = "#e\(SampleLists.button.rawValue)"
    private let field = "#e\(SampleLists.field.rawValue)"

    private func waitForLabel(_ text: String, in page: Page) async throws {
        try await page.waitFor("document.querySelector('\(label)')?.textContent.includes(\(Page.quoted(text)))")
    }

    private static let counting: @MainActor (ScriptedContent, ElementEvent) -> Void = { content, event in
        switch event.action {
        case .press: content.presses += 1
        case .text(let text, let revision, _, _): (content.text, content.revision) = (text, revision)
        default: return
        }
        content.list = SampleLists.counter(content.presses, fieldText: content.text, revision: content.revision)
    }

    @Test func `a display list is on screen where it says`() async throws {
        try await RunningHost.run { host in
            try await Browser.shared().withPage { page in
                try await open(host, in: page)
                for (id, element) in SampleLists.counter(0).elements where id != SampleLists.label {
                    let box = try await page.evaluate(
                        "(({x, y, width, height}) => [x, y, width, height])(document.querySelector('#e\(id.rawValue)').getBoundingClientRect())"
                    )
                    let frame = element.frame
                    let expected = [frame.minX, frame.minY, frame.width, frame.height]
                    for (actual, expected) in zip(box.array ?? [], expected) {
                        #expect(abs((actual.double ?? .infinity) - expected) <= 0.5, "\(id): \(box) is not \(frame)")
                    }
                }
                #expect(try await page.evaluate("document.title") == "Counter")
                let tree = try await page.accessibilityTree()
                #expect(tree.first(role: "button", name: "Count") != nil)
                #expect(page.problems.isEmpty, "\(page.report)")
            }
        }
    }

    @Test func `a press changes the picture`() async throws {
        try await RunningHost.run(onEvent: Self.counting) { host in
            try await Browser.shared().withPage { page in
                try await open(host, in: page)
                try await page.click(button)
                try await waitForLabel("Pressed 1 times", in: page)
                try await page.evaluate("document.querySelector('\(button)').focus()")
                try await page.press("Enter")
                try await waitForLabel("Pressed 2 times", in: page)
                #expect(page.problems.isEmpty, "\(page.report)")
            }
        }
    }

    @Test func `a phone is tapped and described`() async throws {
        try await RunningHost.run(onEvent: Self.counting) { host in
            let phone = PageOptions(
                width: 390, height: 844, scale: 3, isMobile: true, locale: "ja-JP", timeZone: "Asia/Tokyo",
                colorScheme: .dark, reducesMotion: true)
            try await Browser.shared().withPage(phone) { page in
                try await open(host, in: page)
                try await page.tap(button)
                try await waitForLabel("Pressed 1 times", in: page)
                let environment = try #require(host.contents[0].environment)
                #expect(environment.viewport == CGSize(width: 390, height: 844) && environment.scale == 3)
                #expect(environment.locale == "ja-JP" && environment.languages.first == "ja-JP")
                #expect(environment.timeZone == "Asia/Tokyo" && environment.colorScheme == .dark)
                #expect(environment.reducedMotion && Secret.isWellFormed(environment.visitor))
                try await page.emulate(colorScheme: .light, reducesMotion: false)
                try await page.resize(width: 844, height: 390)
                try await host.waitUntil {
                    let environment = host.contents[0].environment
                    return environment?.viewport.width == 844 && environment?.colorScheme == .light
                        && environment?.reducedMotion == false
                }
            }
        }
    }

    @Test func `a cut connection is resumed with focus text and every press once`() async throws {
        try await RunningHost.run(onEvent: Self.counting) { host in
            try await Browser.shared().withPage { page in
                try await open(host, in: page)
                try await page.click(field)
                try await page.type("Ada L")
                try await page.evaluate("document.querySelector('\(field)').setSelectionRange(1, 3)")
                try await page.setOffline(true)
                try await page.cutWebSockets()
                try await host.waitUntil { host.contents[0].hasBeenHidden }
                // Both sides change while they are disconnected.
                host.contents[0].presses = 40
                host.contents[0].list = SampleLists.counter(
                    40, fieldText: host.contents[0].text, revision: host.contents[0].revision)
                try await page.evaluate(
                    "document.querySelector('\(button)').click(); document.querySelector('\(button)').click()")
                try await page.setOffline(false)
                try await waitForLabel("Pressed 42 times", in: page)
                let state = try await page.evaluate(
                    "(field => [document.activeElement === field, field.value, field.selectionStart, field.selectionEnd])(document.querySelector('\(field)'))"
                )
                #expect(state == [true, "Ada L", 1, 3])
                #expect(host.contents.count == 1 && host.windowCount == 1)
            }
        }
    }

    @Test func `a line that the host cuts in the middle of things comes back`() async throws {
        try await RunningHost.run(onEvent: Self.counting) { host in
            try await Browser.shared().withPage { page in
                try await open(host, in: page)
                for count in 1...5 {
                    host.contents[0].list = SampleLists.counter(count * 100)
                    host.cutConnections()
                    try await waitForLabel("Pressed \(count * 100) times", in: page)
                }
                try await page.waitFor("!document.documentElement.classList.contains('away')")
                #expect(host.contents.count == 1)
            }
        }
    }

    @Test func `two windows of one visitor are independent`() async throws {
        try await RunningHost.run(onEvent: Self.counting) { host in
            let browser = try await Browser.shared()
            let visitor = try await browser.newContext()
            let (first, second) = (try await browser.newPage(in: visitor), try await browser.newPage(in: visitor))
            let stranger = try await browser.newPage()
            for page in [first, second, stranger] { try await open(host, in: page) }
            try await first.click(button)
            try await waitForLabel("Pressed 1 times", in: first)
            try await second.click(button)
            try await second.click(button)
            try await waitForLabel("Pressed 2 times", in: second)
            try await waitForLabel("Pressed 1 times", in: first)
            try await waitForLabel("Pressed 0 times", in: stranger)
            let visitors = host.contents.compactMap { $0.environment?.visitor }
            #expect(visitors.count == 3 && visitors[0] == visitors[1] && visitors[1] != visitors[2])
            for page in [first, second, stranger] { await page.close() }
        }
    }

    /// Waits until the page has acknowledged the first picture, which happens a little later.
    private func waitForAcknowledgement(by page: Page, of host: RunningHost) async throws {
        try await host.waitUntil { page.framesSent.contains { $0.contains("\"ack\"") } }
    }

    @Test func `a page that falls behind catches up in one frame`() async throws {
        try await RunningHost.run { host in
            try await Browser.shared().withPage { page in
                try await open(host, in: page)
                try await waitForAcknowledgement(by: page, of: host)
                try await page.evaluate(
                    """
                    window.held = [];
                    window.send = WebSocket.prototype.send;
                    WebSocket.prototype.send = function (text) {
                        if (text.includes('"ack"')) held.push([this, text]); else send.call(this, text);
                    };
                    """)
                let before = page.framesReceived.count
                for count in 1...100 {
                    host.contents[0].list = SampleLists.counter(count)
                    let renders = host.contents[0].renderCount
                    try await host.waitUntil { host.contents[0].renderCount > renders }
                }
                try await page.waitFor("held.some(([, text]) => JSON.parse(text).frame === 11)")
                #expect(page.framesReceived.count - before == 10)
                try await page.evaluate("held.splice(0).forEach(([socket, text]) => send.call(socket, text))")
                try await waitForLabel("Pressed 100 times", in: page)
                #expect(page.framesReceived.count - before == 11)
            }
        }
    }

    @Test func `an idle page exchanges no frames`() async throws {
        try await RunningHost.run { host in
            try await Browser.shared().withPage { page in
                try await open(host, in: page)
                try await waitForAcknowledgement(by: page, of: host)
                let before = (page.framesSent.count, page.framesReceived.count, host.contents[0].renderCount)
                try await Task.sleep(for: .milliseconds(1200))
                #expect((page.framesSent.count, page.framesReceived.count, host.contents[0].renderCount) == before)
            }
        }
    }

    @Test
    func `a reloaded page shows its window and one that is opened anew another of the same visitor`() async throws {
        try await RunningHost.run { host in
            try await Browser.shared().withPage { page in
                try await open(host, in: page)
                try await page.reload()
                try await page.waitFor("document.querySelector('\(label)')")
                #expect(host.contents.count == 1)
                // Opening the address again starts with a new state.
                try await open(host, in: page)
                try await host.waitUntil { host.contents.count == 2 }
                #expect(host.contents[0].handle.visitor == host.contents[1].handle.visitor)
                #expect(page.problems.isEmpty, "\(page.report)")
            }
        }
    }

    @Test func `a page whose window is gone loads itself anew`() async throws {
        var limits = HostConfiguration.Limits()
        limits.retentionSeconds = 0
        try await RunningHost.run(limits: limits) { host in
            try await Browser.shared().withPage { page in
                try await open(host, in: page)
                try await page.evaluate("window.isOld = true")
                host.cutConnections()
                try await page.waitFor("!window.isOld && document.querySelector('\(label)')")
                #expect(host.contents.count == 2)
            }
        }
    }

    @Test func `A page whose window is gone says why it begins anew, and brings back what was typed`() async throws {
        var limits = HostConfiguration.Limits()
        limits.retentionSeconds = 0
        try await RunningHost.run(limits: limits) { host in
            try await Browser.shared().withPage { page in
                try await open(host, in: page)
                let said = "document.querySelector('.status').textContent"
                #expect(try await page.evaluate(said) == "")
                try await page.click("#e4")
                try await page.type("a latte, please")
                try await page.evaluate("window.isOld = true")
                host.cutConnections()
                try await page.waitFor("!window.isOld && document.querySelector('#e4')?.value === 'a latte, please'")
                try await page.waitFor("\(said).includes('begins anew')")
                try await host.waitUntil {
                    host.contents.last?.events.contains { $0.action.kind == .text } == true
                }
                // The state is restored once: the next load of the page starts with a new one.
                try await open(host, in: page)
                #expect(try await page.evaluate("document.querySelector('#e4').value") == "")
                #expect(try await page.evaluate(said) == "")
            }
        }
    }

    @Test func `who comes by a link from another site is still the same visitor`() async throws {
        try await RunningHost.run { host in
            try await RunningHost.run { other in
                try await Browser.shared().withPage { page in
                    try await open(host, in: page)
                    // 127.0.0.1 and localhost are different sites, so the browser doesn't send the cookie at first.
                    try await page.navigate(to: #require(URL(string: "http://localhost:\(other.port)/")))
                    try await page.evaluate("location.href = '\(host.url)'")
                    try await host.waitUntil { host.contents.count == 2 }
                    #expect(host.contents[0].handle.visitor == host.contents[1].handle.visitor)
                }
            }
        }
    }

    // MARK: What the page may not do

    @Test func `scripts cannot read the visitor's cookie`() async throws {
        try await RunningHost.run { host in
            try await Browser.shared().withPage { page in
                try await open(host, in: page)
                #expect(try await page.evaluate("document.cookie") == "")
            }
        }
    }

    @Test func `smuggled scripts and styles do not run`() async throws {
        try await RunningHost.run { host in
            try await Browser.shared().withPage { page in
                try await open(host, in: page)
                try await page.evaluate(
                    """
                    const script = document.createElement('script');
                    script.textContent = 'window.smuggled = true';
                    const far = document.createElement('script');
                    far.src = 'http://localhost:1/far.js';
                    document.body.append(script, far);
                    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.smuggled = true">');
                    """)
                try await host.waitUntil { page.problems.count { $0.contains("Content Security Policy") } >= 3 }
                #expect(try await page.evaluate("window.smuggled ?? null") == nil)
            }
        }
    }

    @Test func `no other page may frame ours or open its socket`() async throws {
        try await RunningHost.run { host in
            try await RunningHost.run { other in
                try await Browser.shared().withPage { page in
                    try await open(other, in: page)
                    // The other name of localhost is another origin.
                    let target = "localhost:\(host.port)"
                    let opened = try await page.evaluate(
                        """
                        new Promise(done => {
                            const socket = new WebSocket('ws://\(target)/socket');
                            socket.onopen = () => done(true);
                            socket.onerror = () => done(false);
                        })
                        """)
                    #expect(opened == false)
                    #expect(host.windowCount == 0)
                }
                try await Browser.shared().withPage { page in
                    try await page.setContent("<iframe src='\(host.url)'></iframe>")
                    try await host.waitUntil { page.problems.contains { $0.contains("frame-ancestors") } }
                    #expect(host.windowCount == 0)
                }
            }
        }
    }

    @Test func `A browser that keeps no cookies is told so, and one whose host forgot it loads the page again`()
        async throws
    {
        try await RunningHost.run { host in
            try await Browser.shared().withPage { page in
                try await open(host, in: page)
                try await page.evaluate("void (globalThis.isBefore = true)")
                try await page.clearCookies()
                try await page.refuseWebSockets()
                try await page.setOffline(true)
                try await page.cutWebSockets()
                // The page has a cookie, which is deleted before the window opens.
                try await page.waitFor("globalThis.isBefore === undefined && document.readyState === 'complete'")
                try await page.clearCookies()
                try await page.waitFor("document.querySelector('.status')?.textContent.includes('cookie')")
            }
        }
    }
}
