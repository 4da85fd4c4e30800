import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Boxes: View {
    @State private var chosen: String?
    private let names = ["Inbox", "Sent", "Drafts", "Archive"]

    var body: some View {
        NavigationSplitView {
            List(names, id: \.self, selection: $chosen) { Label($0, systemImage: "tray") }
                .navigationTitle("Mail")
        } detail: {
            if let chosen {
                Text("Letters in \(chosen)").navigationTitle(chosen)
            } else {
                ContentUnavailableView("Choose a box", systemImage: "envelope")
            }
        }
    }
}

/// Views with masks, a canvas's symbols, container shapes, and tabular digits.
private struct Drawings: View {
    var body: some View {
        VStack(spacing: 24) {
            LinearGradient(colors: [.orange, .pink, .purple], startPoint: .leading, endPoint: .trailing)
                .frame(width: 300, height: 70)
                .mask { Text("Sunset").font(.system(size: 64, weight: .black)) }
                .accessibilityIdentifier("text")
            Color.blue.frame(width: 300, height: 60)
                .mask(alignment: .leading) {
                    HStack {
                        Circle(); Capsule(); Image(systemName: "star.fill").font(.largeTitle)
                    }
                }
            Canvas { context, size in
                guard let leaf = context.resolveSymbol(id: "leaf") else { return }
                for step in 0..<6 {
                    var copy = context
                    copy.translateBy(x: size.width / 2, y: size.height / 2)
                    copy.rotate(by: .degrees(Double(step) * 60))
                    copy.draw(leaf, at: CGPoint(x: 0, y: -40))
                }
            } symbols: {
                Capsule().fill(.green.gradient).frame(width: 24, height: 56).tag("leaf")
            }
            .frame(width: 200, height: 160)
            ZStack {
                ContainerRelativeShape().fill(.quaternary)
                ContainerRelativeShape().fill(.teal.opacity(0.4)).padding(10)
                VStack {
                    Text(verbatim: "11:11.11").monospacedDigit()
                    Text(verbatim: "08:40.96").monospacedDigit()
                }
                .font(.title)
            }
            .frame(width: 220, height: 100)
            .containerShape(RoundedRectangle(cornerRadius: 28))
        }
        .padding()
    }
}

@MainActor
@Suite("Split views and drawings in Chromium")
struct SplitViewPageTests {
    /// Presses the row of a list with that text.
    private func press(_ text: String, _ view: ViewPage) async throws {
        let row =
            "[...document.querySelectorAll('[role=listitem]')].find((it) => it.textContent.includes(\(Page.quoted(text))))"
        try await view.page.waitFor(row)
        let center = try await view.page.evaluate(
            "(() => { const box = \(row).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        let numbers = (center.array ?? []).compactMap(\.double)
        try #require(numbers.count == 2)
        try await view.page.click(at: CGPoint(x: numbers[0], y: numbers[1]))
    }

    @Test(arguments: [PageOptions.ColorScheme.light, .dark])
    func `a wide window shows the choice beside the list`(scheme: PageOptions.ColorScheme) async throws {
        try await ViewPage.run(Boxes(), options: PageOptions(width: 1200, height: 700, colorScheme: scheme)) { view in
            try await press("Drafts", view)
            try await view.waitForText("Letters in Drafts")
            try await view.page.waitFor("document.title === 'Drafts'")
            try await Screenshots.keep(view.page, as: "split-wide-\(scheme.rawValue)")
        }
    }

    @Test(arguments: [PageOptions.ColorScheme.light, .dark])
    func `a narrow window goes to the choice, back and forward`(scheme: PageOptions.ColorScheme) async throws {
        try await ViewPage.run(Boxes(), options: Screenshots.phone(scheme)) { view in
            try await Screenshots.keep(view.page, as: "split-narrow-\(scheme.rawValue)")
            try await press("Sent", view)
            try await view.waitForText("Letters in Sent")
            try await view.page.waitFor("document.title === 'Sent'")
            try await view.press(button: "Back")
            try await view.page.waitFor("document.title === 'Mail'")
            try await view.settle(at: 0)
            try await view.page.goForward()
            try await view.page.waitFor("document.title === 'Sent'")
            try await view.settle(at: 1)
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Mail'")
        }
    }

    @Test(arguments: [PageOptions.ColorScheme.light, .dark])
    func `a mask is a drawing`(scheme: PageOptions.ColorScheme) async throws {
        try await ViewPage.run(Drawings(), options: Screenshots.phone(scheme)) { view in
            try await view.page.waitFor(
                "[...document.querySelectorAll('.element')].filter((it) => it.style.maskImage.startsWith('url(\"data:image/png')).length === 2"
            )
            try await view.page.waitFor("document.querySelector('canvas')?.width > 0")
            try await Screenshots.keep(view.page, as: "drawings-\(scheme.rawValue)")
        }
    }
}
