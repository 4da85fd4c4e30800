import BrowserTesting
import Foundation
import SwiftUI
import Testing

/// Sends the typed text, and is disabled until the response arrives.
private struct Chat: View {
    let isDeafMeanwhile: Bool
    @State private var draft = ""
    @State private var sent: [String] = []
    @State private var isWaiting = false

    var body: some View {
        VStack {
            TextField("Reply", text: $draft)
                .onSubmit(send)
                .onChange(of: draft) { if draft.count > 12 { draft = String(draft.prefix(12)) } }
                .disabled(isWaiting && isDeafMeanwhile)
            Button("Answer") { isWaiting = false }
            Text(verbatim: "sent [\(sent.joined(separator: "|"))] draft [\(draft)] waiting \(isWaiting)")
        }
        .frame(width: 300)
    }

    private func send() {
        guard !isWaiting, !draft.isEmpty else { return }
        sent.append(draft)
        draft = ""
        isWaiting = true
    }
}

@MainActor
@Suite("What is typed ahead of the host, in Chromium")
struct TypeAheadPageTests {
    /// Everything in one turn of the page, which corresponds to an arbitrarily slow connection.
    private static func typing(_ keys: String) -> String {
        """
        (() => {
          const field = document.querySelector('input');
          field.focus();
          for (const key of \(Page.quoted(keys))) {
            if (key === '\\n') {
              const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
              field.dispatchEvent(event);
            } else {
              field.setRangeText(key, field.selectionStart, field.selectionEnd, 'end');
              field.dispatchEvent(new InputEvent('input', { bubbles: true }));
            }
          }
        })()
        """
    }

    @Test(arguments: [false, true], [0, 150])
    func `what follows return is the next text`(isDeafMeanwhile: Bool, delay: Int) async throws {
        try await ViewPage.run(Chat(isDeafMeanwhile: isDeafMeanwhile)) { view in
            let page = view.page
            try await page.delayMessages(by: .milliseconds(delay))
            try await page.evaluate(Self.typing("latte\nand"))
            try await view.waitForText("sent [latte] draft [and] waiting true")
            try await page.waitFor("document.querySelector('input').value === 'and'")
            try await view.press(button: "Answer")
            try await view.waitForText("waiting false")
            try await page.evaluate("document.querySelector('input').focus()")
            try await page.type(" tea")
            try await page.press("Enter")
            try await view.waitForText("sent [latte|and tea] draft [] waiting true")
            try await page.waitFor("document.querySelector('input').value === ''")
            #expect(page.problems.isEmpty)
        }
    }

    /// With keys on a slow connection, each before the response to the previous one.
    @Test func `a second return sends nothing twice`() async throws {
        try await ViewPage.run(Chat(isDeafMeanwhile: false)) { view in
            let page = view.page
            try await page.evaluate("document.querySelector('input').focus()")
            try await page.delayMessages(by: .milliseconds(200))
            try await page.type("tea")
            for _ in 0..<3 { try await page.press("Enter") }
            try await page.type("x")
            try await page.press("Enter")
            try await view.waitForText("sent [tea] draft [x] waiting true")
            try await page.waitFor("document.querySelector('input').value === 'x'")
        }
    }

    @Test func `a limit holds however fast somebody types`() async throws {
        try await ViewPage.run(Chat(isDeafMeanwhile: false)) { view in
            let page = view.page
            try await page.evaluate("document.querySelector('input').focus()")
            try await page.delayMessages(by: .milliseconds(60))
            try await page.type("abcdefghijklmnopq")
            try await view.waitForText("draft [abcdefghijkl]")
            try await page.waitFor("document.querySelector('input').value === 'abcdefghijkl'")
            try await page.press("Backspace")
            try await view.waitForText("draft [abcdefghijk]")
        }
    }
}
