import BrowserTesting
import Foundation
import Testing

extension ClientTests {
    @Suite("Outbox in the client") @MainActor struct OutboxTests {
        private static let setUp = """
            globalThis.makeOutbox = async () => {
              const { Outbox } = await import('/client/outbox.js');
              globalThis.sent = [];
              globalThis.outbox = new Outbox((message) => sent.push([message.sequence, message.place ?? message.kind]));
            };
            makeOutbox()
            """

        @Test func `of what only the latest matters one is under way, and the latest follows`() async throws {
            try await ClientPage.run { client in
                try await client.page.evaluate(Self.setUp)
                let sent = try await client.page.evaluate(
                    """
                    (() => {
                      for (const place of [1, 2, 3]) outbox.add({ kind: 'scroll', place }, 'scroll 7');
                      outbox.add({ kind: 'press' });
                      outbox.acknowledge(1);
                      outbox.acknowledge(3);
                      return sent;
                    })()
                    """)
                #expect(sent == [[1, 1], [2, "press"], [3, 3]])
            }
        }

        @Test func `what was not acknowledged is sent again in its order`() async throws {
            try await ClientPage.run { client in
                try await client.page.evaluate(Self.setUp)
                let sent = try await client.page.evaluate(
                    """
                    (() => {
                      for (const kind of ['press', 'text', 'submit']) outbox.add({ kind });
                      outbox.acknowledge(1);
                      sent.length = 0;
                      outbox.resend();
                      return sent;
                    })()
                    """)
                #expect(sent == [[2, "text"], [3, "submit"]])
            }
        }

        @Test func `an outbox without an answer is bounded`() async throws {
            try await ClientPage.run { client in
                try await client.page.evaluate(Self.setUp)
                let count = try await client.page.evaluate(
                    "(() => { for (let i = 0; i < 5000; i += 1) outbox.add({ kind: 'press' }); return outbox.pending.length; })()"
                )
                #expect(count == 500)
            }
        }
    }
}
