import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct SheetView: View {
    @State private var isShown = false
    @State private var presses = 0
    var isLocked = false

    var body: some View {
        VStack {
            Text(verbatim: isShown ? "open" : "closed")
            Button("Show") { isShown = true }.accessibilityIdentifier("show")
            Button("Below") { presses += 1 }.accessibilityIdentifier("below")
            Text(verbatim: "pressed \(presses)")
        }
        .sheet(isPresented: $isShown) {
            SheetContent().interactiveDismissDisabled(isLocked)
        }
    }
}

private struct SheetContent: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""

    var body: some View {
        VStack {
            Text(verbatim: "In the sheet")
            TextField("Name", text: $name).frame(width: 200)
            Button("Done") { dismiss() }.accessibilityIdentifier("done")
        }
    }
}

/// A form with a default button, below a sheet with a cancel button.
private struct OrderView: View {
    @State private var isShown = false
    @State private var code = ""
    @State private var log: [String] = []

    var body: some View {
        VStack {
            Button("Show") { isShown = true }.accessibilityIdentifier("show")
            Button("Buy") { log.append("bought") }.keyboardShortcut(.defaultAction)
            Text(verbatim: isShown ? "open" : "closed")
            Text(verbatim: "log \(log.joined(separator: ","))")
        }
        .sheet(isPresented: $isShown) {
            VStack {
                TextField("Code", text: $code).frame(width: 200).onSubmit { log.append("entered") }
                Button("Cancel") {
                    log.append("rolled back")
                    isShown = false
                }
                .keyboardShortcut(.cancelAction)
            }
        }
    }
}

@MainActor
@Suite("Sheets in Chromium")
struct SheetPageTests {
    private static let narrow = PageOptions(width: 390, height: 844)
    private static let isOpen = "document.querySelector('dialog:modal') !== null"
    private static let isGone = "document.querySelector('dialog') === null"

    private func open(_ view: ViewPage) async throws {
        try await view.page.click("[data-identifier=show]")
        try await view.page.waitFor(Self.isOpen)
        try await view.waitForText("open")
        try await view.page.waitFor("document.getAnimations().length === 0")
    }

    @Test func `escape closes a sheet and gives the keyboard back`() async throws {
        try await ViewPage.run(SheetView(), options: Self.narrow) { view in
            try await open(view)
            try await view.page.press("Escape")
            try await view.waitForText("closed")
            try await view.page.waitFor(Self.isGone)
            try await view.page.waitFor("document.activeElement?.dataset.identifier === 'show'")
        }
    }

    @Test func `shortcuts are those of the sheet`() async throws {
        try await ViewPage.run(OrderView(), options: Self.narrow) { view in
            try await open(view)
            try await view.page.evaluate("document.querySelector('dialog input').focus()")
            try await view.page.press("Enter")
            try await view.waitForText("log entered")
            try await view.page.press("Escape")
            try await view.waitForText("closed")
            try await view.waitForText("log entered,rolled back")
            try await view.page.waitFor(Self.isGone)
            try await view.page.evaluate("document.activeElement.blur()")
            try await view.page.press("Enter")
            try await view.waitForText("rolled back,bought")
        }
    }

    @Test func `the keyboard stays inside a sheet`() async throws {
        try await ViewPage.run(SheetView(), options: Self.narrow) { view in
            try await open(view)
            for _ in 0..<6 {
                try await view.page.press("Tab")
                let isBelow = try await view.page.evaluate(
                    "document.activeElement?.closest('.element') !== null && !document.activeElement.closest('dialog')")
                #expect(isBelow.bool == false)
            }
        }
    }

    @Test func `what lies below a sheet cannot be pressed`() async throws {
        try await ViewPage.run(SheetView(), options: Self.narrow) { view in
            let below = try await view.page.center(of: "[data-identifier=below]")
            try await open(view)
            try await view.page.click(at: below)
            try await view.page.press("Escape")
            try await view.waitForText("closed")
            #expect(try await view.page.evaluate("document.body.textContent.includes('pressed 0')").bool == true)
        }
    }

    @Test func `a press beside the card closes a sheet`() async throws {
        try await ViewPage.run(SheetView(), options: PageOptions(width: 1000, height: 800)) { view in
            try await open(view)
            try await view.page.click(at: CGPoint(x: 20, y: 20))
            try await view.waitForText("closed")
        }
    }

    @Test func `a sheet that the app closes stays where it is`() async throws {
        try await ViewPage.run(SheetView(isLocked: true), options: Self.narrow) { view in
            try await open(view)
            for _ in 0..<3 { try await view.page.press("Escape") }
            try await view.page.click(at: CGPoint(x: 195, y: 4))
            #expect(try await view.page.evaluate(Self.isOpen).bool == true)
            try await view.page.click("[data-identifier=done]")
            try await view.waitForText("closed")
            try await view.page.waitFor(Self.isGone)
        }
    }

    @Test func `a finger drags a sheet away`() async throws {
        var options = Self.narrow
        options.hasTouch = true
        try await ViewPage.run(SheetView(), options: options) { view in
            try await open(view)
            try await view.page.dragFinger(through: (0...12).map { CGPoint(x: 195, y: 120 + Double($0) * 50) })
            try await view.waitForText("closed")
            try await view.page.waitFor(Self.isGone)
        }
    }

    @Test func `assistive technology meets the sheet alone`() async throws {
        try await ViewPage.run(SheetView(), options: Self.narrow) { view in
            try await open(view)
            let tree = try await view.page.accessibilityTree()
            #expect(tree.first(role: "button", name: "Done") != nil)
            #expect(tree.first(role: "button", name: "Below") == nil)
        }
    }
}
