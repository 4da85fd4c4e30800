import BrowserTesting
import DisplayList
import Foundation
import Testing

extension ClientTests {
    @Suite("What is selected in the client's fields") @MainActor struct SelectionTests {
        private func screen(
            _ text: String, revision: Int = 0, serial: Int = 0, target: Range<Int>? = nil, isMultiline: Bool = false
        ) -> DisplayList {
            var field = Screens.field(2, CGRect(x: 10, y: 10, width: 200, height: 30), text: text, revision: revision)
            guard case .textField(var content) = field.content else { preconditionFailure("it is a field") }
            content.selection = TextFieldContent.Selection(serial: serial, target: target)
            content.isMultiline = isMultiline
            field.content = .textField(content)
            field.input.events.insert(.selection)
            return Screens.screen(field)
        }

        /// `text "ab" 1 [2, 2]`, `selection 1.0 [0, 2]`, without focus and blur events.
        private func drawn(_ client: ClientPage) async throws -> [String] {
            // Browsers report a selection in a later frame.
            try await client.page.evaluate(
                """
                new Promise((done) => {
                  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
                })
                """)
            return try await client.events().filter { $0["kind"] != "focus" }.map { event in
                let places = (event["selection"].array ?? []).map { "\($0.int ?? -1)" }.joined(separator: ", ")
                let revision = event["revision"].int ?? -1
                if let text = event["text"].string { return "text \"\(text)\" \(revision) [\(places)]" }
                return "selection \(revision).\(event["serial"].int ?? -1) [\(places)]"
            }
        }

        private func selected(_ client: ClientPage) async throws -> JSON {
            try await client.page.evaluate("[e2.value, e2.selectionStart, e2.selectionEnd]")
        }

        @Test func `a text is reported with the caret in it, and a selection with its text`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen(""))
                try await client.page.click("#e2")
                #expect(try await drawn(client) == ["selection 0.0 [0, 0]"])
                try await client.page.type("ab")
                #expect(try await drawn(client) == ["text \"a\" 1 [1, 1]", "text \"ab\" 2 [2, 2]"])
                try await client.page.press("ArrowLeft", modifiers: [.shift])
                #expect(try await drawn(client) == ["selection 2.0 [1, 2]"])
                try await client.page.evaluate("e2.setSelectionRange(1, 2)")
                #expect(try await drawn(client) == [])
            }
        }

        @Test func `what the app selects is taken over once, and not told back`() async throws {
            try await ClientPage.run { client in
                let first = screen("latte")
                let second = screen("a **latte**", serial: 1, target: 4..<9)
                try await client.show(first)
                try await client.page.click("#e2")
                _ = try await drawn(client)
                try await client.change(from: first, to: second)
                #expect(try await selected(client) == ["a **latte**", 4, 9])
                #expect(try await drawn(client) == [])
                try await client.page.press("ArrowRight")
                #expect(try await drawn(client) == ["selection 0.1 [9, 9]"])
                // The same selection again, with another changed field of the content.
                try await client.page.evaluate("surface.applySnapshot(\(ClientPage.operations(from: nil, to: second)))")
                #expect(try await selected(client) == ["a **latte**", 9, 9])
            }
        }

        @Test func `a wish that was made for another text is not taken over`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen(""))
                try await client.page.click("#e2")
                try await client.page.type("abc")
                _ = try await drawn(client)
                let late = screen("AB", revision: 2, serial: 1, target: 0..<2)
                try await client.change(from: screen(""), to: late)
                #expect(try await selected(client) == ["abc", 3, 3])
                try await client.change(from: late, to: screen("ABC", revision: 3, serial: 1, target: 0..<2))
                #expect(try await selected(client) == ["ABC", 0, 2])
                #expect(try await drawn(client) == [])
            }
        }

        @Test func `a text of the app's is told with the caret that the browser makes of it`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen("latte"))
                try await client.page.evaluate("e2.focus(); e2.setSelectionRange(1, 4)")
                #expect(try await drawn(client) == ["selection 0.0 [1, 4]"])
                try await client.change(from: screen("latte"), to: screen("la", serial: 1))
                #expect(try await drawn(client) == ["selection 0.1 [1, 2]"])
            }
        }

        @Test func `a wish waits for the keyboard and for a composition's end`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen("latte", serial: 1, target: 1..<3))
                #expect(try await client.page.evaluate("document.activeElement === document.body") == true)
                try await client.page.evaluate("e2.focus()")
                #expect(try await selected(client) == ["latte", 1, 3])
                #expect(try await drawn(client) == [])
                try await client.page.setComposition("か")
                #expect(try await drawn(client) == [])
                let other = screen("other", serial: 2, target: 0..<1)
                try await client.change(from: screen("latte", serial: 1, target: 1..<3), to: other)
                #expect(try await client.page.evaluate("e2.value") == "lかte")
                try await client.page.commitComposition("可")
                #expect(try await drawn(client) == ["text \"l可te\" 1 [2, 2]"])
            }
        }

        @Test func `places count what a browser leaves out of a text`() async throws {
            try await ClientPage.run { client in
                let text = "one\r\ntwo\r\nthree"
                let first = screen(text, isMultiline: true)
                try await client.show(first)
                try await client.page.evaluate("e2.focus(); e2.setSelectionRange(4, 7)")
                #expect(try await drawn(client) == ["selection 0.0 [5, 8]"])
                try await client.change(from: first, to: screen(text, serial: 1, target: 10..<15, isMultiline: true))
                #expect(try await selected(client) == ["one\ntwo\nthree", 8, 13])
                #expect(try await drawn(client) == [])
            }
        }

        @Test func `what is selected is heard before what is pressed after it`() async throws {
            try await ClientPage.run { client in
                let sent = try await client.page.evaluate(
                    """
                    (async () => {
                      const { Outbox } = await import('/client/transport/outbox.js');
                      const sent = [];
                      const outbox = new Outbox(({ kind, place }) => sent.push(place ?? kind));
                      for (const place of [1, 2, 3]) outbox.add({ kind: 'selection', place }, 'selection 7');
                      outbox.add({ kind: 'press' });
                      return sent;
                    })()
                    """)
                #expect(sent == [1, 3, "press"])
            }
        }

        @Test func `what is selected last is told before the keyboard's loss`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen("latte"))
                try await client.page.evaluate("e2.focus(); e2.setSelectionRange(0, 2); e2.blur()")
                let kinds = try await client.events().map { $0["kind"].string }
                #expect(kinds == ["focus", "selection", "focus"])
            }
        }
    }
}
