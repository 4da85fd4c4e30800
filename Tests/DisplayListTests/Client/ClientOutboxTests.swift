import BrowserTesting
import Foundation
import Testing

extension ClientTests {
    @Suite("Outbox in the client") @MainActor struct OutboxTests {
        private static let setUp = """
            globalThis.makeOutbox = async () => {
              const { Outbox } = await import('/client/transport/outbox.js');
              globalThis.sent = [];
              globalThis.outbox = new Outbox((message) => sent.push([message.sequence, message.place ?? message.kind]));
            };
            makeOutbox()
            """

        @Test func `of what only the latest matters one is under way, and the latest follows`() async throws {
            try await ClientPage.run { client in
                try await client.page.evaluate(Self.setUp)
                try await client.page.evaluate(
                    """
                    (() => {
                      for (const place of [1, 2, 3]) outbox.add({ kind: 'scroll', place }, 'scroll 7');
                      outbox.add({ kind: 'press' });
                      outbox.acknowledge(1);
                    })()
                    """)
                try await client.page.waitFor("sent.length > 2")
                try await client.page.evaluate("outbox.acknowledge(3)")
                try await client.page.waitFor("outbox.latest.size === 0")
                #expect(try await client.page.evaluate("sent") == [[1, 1], [2, "press"], [3, 3]])
            }
        }

        /// A finger on a 300 Hz display: see `HostConfiguration.Limits`.
        @Test(
            arguments: [(["drag"], 16), (["drag", "hover"], 12), (["drag", "hover", "touch"], 12)]
                as [([String], Double)])
        func `what changes all the time is sent no faster than the host hears it`(
            names: [String], rest: Double
        ) async throws {
            try await ClientPage.run { client in
                try await client.page.evaluate(Self.setUp)
                let names = names.map(Page.quoted).joined(separator: ",")
                let counts = try await client.page.evaluate(
                    """
                    (async () => {
                      const { Outbox } = await import('/client/transport/outbox.js');
                      const last = {};
                      let count = 0;
                      const begin = performance.now();
                      const outbox = new Outbox(({ name, place, sequence }) => {
                        count += 1;
                        last[name] = place;
                        setTimeout(() => outbox.acknowledge(sequence), 0);
                      });
                      const names = [\(names)];
                      for (let place = 1; place <= 200; place += 1) {
                        for (const name of names) outbox.add({ kind: 'gesture', name, place }, name);
                        await new Promise((done) => setTimeout(done, 3));
                      }
                      while (outbox.latest.size > 0) await new Promise((done) => setTimeout(done, 3));
                      return [count, performance.now() - begin, ...names.map((name) => last[name])];
                    })()
                    """)
                let numbers = (counts.array ?? []).compactMap(\.double)
                // At first one of each name, and then as many as the rate allows.
                #expect(numbers[0] <= Double(numbers.count - 2) + numbers[1] / rest)
                #expect(numbers.dropFirst(2).allSatisfy { $0 == 200 })
            }
        }

        @Test func `the latest is sent at once where something about it follows`() async throws {
            try await ClientPage.run { client in
                try await client.page.evaluate(Self.setUp)
                let sent = try await client.page.evaluate(
                    """
                    (() => {
                      for (const place of [1, 2, 3]) outbox.add({ kind: 'gesture', place }, 'gesture 7 0');
                      outbox.acknowledge(1);
                      outbox.settle('gesture 7 0');
                      outbox.add({ kind: 'ended' });
                      return sent;
                    })()
                    """)
                #expect(sent == [[1, 1], [2, 3], [3, "ended"]])
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
