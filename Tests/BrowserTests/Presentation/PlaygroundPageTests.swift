import BrowserTesting
import Foundation
import ImagePlayground
import SwiftUI
import Testing

private struct Host: View {
    @State private var isPresented = false
    @State private var file: URL?

    var body: some View {
        VStack(spacing: 12) {
            Button("draw") { isPresented = true }
            if let file { Text(verbatim: "got \(file.pathExtension)") }
        }
        .imagePlaygroundSheet(isPresented: $isPresented, concept: "a cat with a red scarf") { file = $0 }
    }
}

/// The sheet in which a user makes a picture.
@MainActor
@Suite("The image playground in a page", .serialized, .timeLimit(.minutes(3)))
struct PlaygroundPageTests {
    @Test(arguments: [PageOptions.ColorScheme.light, .dark])
    func `a picture is made and handed over`(scheme: PageOptions.ColorScheme) async throws {
        let options = PageOptions(
            width: 390, height: 844, isMobile: true, timeZone: "UTC", colorScheme: scheme, reducesMotion: true)
        try await ViewPage.run(Host(), options: options) { view in
            try await view.press(button: "draw")
            try await view.page.waitFor("document.querySelector('.image img')?.naturalWidth > 0")
            try await view.page.waitFor(
                "[...document.querySelectorAll('button')].some((it) => it.textContent === 'Done' && !it.disabled)")
            try await Screenshots.keep(view.page, as: "playground-\(scheme.rawValue)")
            try await view.press(button: "Done")
            try await view.waitForText("got png")
            #expect(view.page.problems.isEmpty)
        }
    }
}
