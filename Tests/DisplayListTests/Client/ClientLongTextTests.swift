import BrowserTesting
import DisplayList
import Foundation
import Testing

extension ClientTests {
    @Suite("Long texts in the client") @MainActor struct LongTextTests {
        private func screen(_ text: String, revision: Int = 0) -> DisplayList {
            Screens.screen(
                Screens.field(2, CGRect(x: 10, y: 10, width: 200, height: 30), text: text, revision: revision))
        }

        /// The reports: the length of each text, and the name by which it is coalesced.
        private func reports(_ client: ClientPage) async throws -> JSON {
            try await client.page.evaluate(
                "events.filter((it) => it.kind === 'text').map((it) => [it.text.length, it.coalesced])")
        }

        @Test func `each state of a short text is reported, and of a long one the latest`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen(String(repeating: "x", count: 4095)))
                try await client.page.evaluate("e2.focus(); e2.setSelectionRange(4095, 4095)")
                try await client.page.type("ab")
                #expect(try await reports(client) == [[4096, .null], [4097, "text 2"]])
            }
        }

        @Test func `a text that is longer than the host reads isn't edited`() async throws {
            try await ClientPage.run { client in
                let most = TextFieldContent.lengthMax
                try await client.show(screen(String(repeating: "x", count: most + 1)))
                #expect(
                    try await client.page.evaluate("[e2.readOnly, e2.value.length]") == [
                        true, .number(Double(most + 1)),
                    ])
                try await client.page.evaluate("e2.focus()")
                try await client.page.press("Enter")
                #expect(try await reports(client) == [])
                try await client.change(
                    from: screen(String(repeating: "x", count: most + 1)),
                    to: screen(String(repeating: "x", count: most)))
                #expect(
                    try await client.page.evaluate("[e2.readOnly, e2.maxLength]") == [false, .number(Double(most))])
            }
        }

        @Test func `what was typed is sent before what is done next`() async throws {
            try await ClientPage.run { client in
                let sent = try await client.page.evaluate(
                    """
                    (async () => {
                      const { Outbox } = await import('/client/transport/outbox.js');
                      const sent = [];
                      const outbox = new Outbox((message) => sent.push([message.sequence, message.text ?? message.kind]));
                      for (const text of ['a', 'ab', 'abc']) outbox.add({ kind: 'text', text }, 'text 7');
                      outbox.add({ kind: 'scroll' }, 'scroll 8');
                      outbox.add({ kind: 'scroll' }, 'scroll 8');
                      outbox.add({ kind: 'press' });
                      outbox.add({ kind: 'text', text: 'abcd' }, 'text 7');
                      return sent;
                    })()
                    """)
                #expect(sent == [[1, "a"], [2, "scroll"], [3, "abc"], [4, "press"], [5, "abcd"]])
            }
        }
    }
}
