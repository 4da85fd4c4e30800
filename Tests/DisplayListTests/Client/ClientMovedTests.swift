import BrowserTesting
import Foundation
import Testing

/// The host's FNV-1a hashes of texts.
private enum TextHashes {
    static let sent: UInt32 = "grüße 👋".utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
}

extension ClientTests {
    /// What a page does when its window moves to another process, in which all elements have other ids.
    @Suite("Moved windows in the client") @MainActor struct MovedTests {
        /// Display lists: each row has a text, a Delete button and a field.
        private static let setUp = """
            (async () => {
              const { namesOf, elementsByName, looseNames } = await import('/client/elements/names.js');
              const { Drafts, hashOf } = await import('/client/page/drafts.js');
              const { Outbox } = await import('/client/transport/outbox.js');
              const tags = { text: 'span', button: 'button', textField: 'input' };
              const picture = (rows, first, identifier) => {
                const page = document.createElement('div');
                const elements = new Map();
                document.body.append(page);
                let id = first;
                const add = (parent, kind, text) => {
                  const node = document.createElement(tags[kind]);
                  if (kind === 'textField') node.value = text; else node.textContent = text;
                  parent.append(node);
                  elements.set(id, { id, kind, node, fields: { identifier: kind === 'button' ? identifier : undefined }, noticeEdit() {} });
                  id += 1;
                };
                for (const row of rows) {
                  const parent = row.startsWith('flat ') ? page : page.appendChild(document.createElement('div'));
                  add(parent, 'text', row);
                  add(parent, 'button', 'Delete');
                  add(parent, 'textField', '');
                }
                return { elements, page };
              };
              Object.assign(globalThis, { namesOf, elementsByName, looseNames, Drafts, hashOf, Outbox, picture });
            })()
            """

        /// Finds the row whose button in another picture corresponds to the button of a row.
        private func row(
            _ index: Int, of before: [String], in after: [String], identifier: String? = nil
        ) async throws -> String {
            var shown = ""
            try await ClientPage.run { client in
                try await client.page.evaluate(Self.setUp)
                let rows = [before, after].map { "[\($0.map(Page.quoted).joined(separator: ","))]" }
                let found = try await client.page.evaluate(
                    """
                    (() => {
                      const identifier = \(identifier.map(Page.quoted) ?? "undefined");
                      const before = picture(\(rows[0]), 1, identifier), after = picture(\(rows[1]), 1000, identifier);
                      const names = namesOf(before).get(before.elements.get(2 + 3 * \(index)));
                      const found = elementsByName(after)(names)?.node.previousSibling.textContent ?? 'none';
                      before.page.remove();
                      after.page.remove();
                      return found;
                    })()
                    """)
                shown = found.string ?? ""
            }
            return shown
        }

        @Test(arguments: ["", "flat "])
        func `what was pressed in one of several rows is done to that row, or to none`(_ layout: String) async throws {
            let rows = ["Milk", "Bread", "Cheese", "Tea"].map { layout + $0 }
            // The first row was removed: the third one's button is now the second.
            #expect(try await row(2, of: rows, in: Array(rows.dropFirst())) == layout + "Cheese")
            #expect(try await row(0, of: rows, in: Array(rows.dropFirst())) == "none")
            #expect(try await row(2, of: rows, in: rows) == layout + "Cheese")
            #expect(try await row(3, of: rows, in: [layout + "Water"] + rows) == layout + "Tea")
            // If only one button is left, it isn't taken for the other one.
            #expect(try await row(0, of: Array(rows.prefix(2)), in: [rows[1]]) == "none")
            #expect(try await row(0, of: [rows[0]], in: [rows[1]]) == "none")
            // The app's own identifier identifies it, wherever it is and whatever has changed around it.
            #expect(try await row(0, of: [rows[0]], in: [rows[1]], identifier: "delete the first") == rows[1])
            let twins = [layout + "Milk", layout + "Milk", layout + "Milk", layout + "Milk"]
            #expect(try await row(1, of: twins, in: twins) == "none")
        }

        @Test func `a text that an action done unseen has taken isn't typed again, and no other is lost`() async throws
        {
            try await ClientPage.run { client in
                try await client.page.evaluate(Self.setUp)
                let kept = try await client.page.evaluate(
                    """
                    (() => {
                      const kept = [];
                      for (const done of [0, 1, 2, 3]) {
                        const outbox = new Outbox(() => {});
                        outbox.add({ kind: 'text', element: 7 });
                        outbox.add({ kind: 'press', element: 8 });
                        outbox.add({ kind: 'text', element: 9 });
                        outbox.pauseFor(() => ['name']);
                        outbox.acknowledge(done);
                        // 5 is a long text that was confirmed before, in a field beside.
                        const texts = { 5: 'a review', 7: 'grüße 👋', 9: 'grüße 👋' };
                        const drafts = new Drafts([5, 7, 9].map((id) => ({ id, names: [`${id}`], text: texts[id] })));
                        drafts.leaveOutSent(outbox.doneUnseen, outbox.typed, [\(TextHashes.sent)]);
                        kept.push(drafts.texts.map(({ id }) => id));
                      }
                      return kept;
                    })()
                    """)
                #expect(kept == [[5, 7, 9], [5, 7, 9], [5, 9], [5, 9]])
                #expect(try await client.page.evaluate("hashOf('grüße 👋')") == .number(Double(TextHashes.sent)))
            }
        }

        @Test func `a draft finds its field in a chat that goes on`() async throws {
            try await ClientPage.run { client in
                try await client.page.evaluate(Self.setUp)
                let texts = try await client.page.evaluate(
                    """
                    (() => {
                      const isField = ({ kind }) => kind === 'textField';
                      const before = picture(['Hello'], 1), after = picture(['How are you?'], 1000);
                      const field = before.elements.get(3);
                      const names = namesOf(before, isField, looseNames).get(field);
                      new Drafts([{ id: 3, names, text: 'I was about to' }]).restore(after);
                      const text = after.elements.get(1002).node.value;
                      before.page.remove();
                      after.page.remove();
                      return text;
                    })()
                    """)
                #expect(texts == "I was about to")
            }
        }

        @Test func `a press that was under way when two processes ended isn't repeated in a third`() async throws {
            try await ClientPage.run { client in
                try await client.page.evaluate(Self.setUp)
                let sent = try await client.page.evaluate(
                    """
                    (() => {
                      const sent = [];
                      const outbox = new Outbox(({ kind, element }) => sent.push([kind, element]));
                      const move = (element) => {
                        outbox.pauseFor(() => ['name']);
                        outbox.goOn(() => element, 1);
                      };
                      outbox.add({ kind: 'press', element: 1 });
                      move(2);
                      outbox.add({ kind: 'activate', element: 2 });
                      move(3);
                      return sent;
                    })()
                    """)
                #expect(sent == [["press", 1], ["press", 2], ["activate", 2], ["activate", 3]])
            }
        }

        @Test func `a picture is another one where most of what could be reached is gone`() async throws {
            try await ClientPage.run { client in
                try await client.page.evaluate(Self.setUp)
                let answers = try await client.page.evaluate(
                    """
                    (async () => {
                      const { isAnother, namesInReach } = await import('/client/page/sight.js');
                      const named = (titles, ids, isInDialog) => {
                        const shown = picture([], ids);
                        const place = isInDialog ? shown.page.appendChild(document.createElement('dialog')) : shown.page;
                        if (isInDialog) shown.elements.set(ids - 1, { id: ids - 1, kind: 'dialog', node: place, fields: {} });
                        titles.forEach((title, index) => {
                          const node = place.appendChild(document.createElement('button'));
                          node.textContent = title;
                          shown.elements.set(ids + index, { id: ids + index, kind: 'button', node, fields: { events: ['press'] } });
                        });
                        if (isInDialog) place.showModal();
                        return shown;
                      };
                      const page = named(['Menu', 'Book', 'Talk'], 1), same = named(['Menu', 'Book', 'Serve'], 100);
                      const other = named(['New Game', 'Settings'], 200);
                      const answers = [isAnother(namesInReach(page), same), isAnother(namesInReach(page), other)];
                      // Below a dialog nothing can be reached.
                      for (const [id, element] of named(['Brew', 'Close'], 300, true).elements) page.elements.set(id, element);
                      answers.push(isAnother(namesInReach(page), same), isAnother(namesInReach(page), page));
                      document.querySelector('dialog').close();
                      return answers;
                    })()
                    """)
                #expect(answers == [false, true, true, false])
            }
        }

        @Test func `texts come back into the fields of their rows`() async throws {
            try await ClientPage.run { client in
                try await client.page.evaluate(Self.setUp)
                let texts = try await client.page.evaluate(
                    """
                    (() => {
                      const before = picture(['Milk', 'Bread', 'Cheese'], 1), after = picture(['Bread', 'Cheese', 'Tea'], 1000);
                      const fields = ({ elements }) => [...elements.values()].filter(({ kind }) => kind === 'textField');
                      const names = fields(before).map((field) => ({ id: field.id, names: namesOf(before, ({ kind }) => kind === 'textField').get(field), text: `${field.id}` }));
                      new Drafts(names).restore(after);
                      const texts = fields(after).map(({ node }) => node.value);
                      before.page.remove();
                      after.page.remove();
                      return texts;
                    })()
                    """)
                #expect(texts == ["6", "", ""])
            }
        }
    }
}
