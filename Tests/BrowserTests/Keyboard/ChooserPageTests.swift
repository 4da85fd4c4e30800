import BrowserTesting
import Foundation
import PhotosUI
import SwiftUI
import Testing

/// Controls that open a chooser of the browser, in a view that is updated all the time.
private struct Choosers: View {
    @State private var color = Color.red
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var count = 0
    @State private var photo: PhotosPickerItem?

    var body: some View {
        VStack {
            ColorPicker("Colour", selection: $color)
            DatePicker("Day", selection: $date, displayedComponents: .date)
            PhotosPicker("Picture", selection: $photo, matching: .images)
            Text(verbatim: "count \(count)")
        }
        .task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(50))
                count += 1
            }
        }
    }
}

@MainActor
@Suite("What the browser opens, in Chromium")
struct ChooserPageTests {
    /// The chooser has the focus, whatever the app shows meanwhile.
    @Test(arguments: ["color", "date", "file"])
    func `an open chooser keeps the keyboard`(kind: String) async throws {
        try await ViewPage.run(Choosers()) { view in
            let input = "document.querySelector('input[type=\(kind)]')"
            try await view.page.waitFor(input)
            try await view.page.evaluate("\(input).focus(); \(input).showPicker()")
            try await view.page.evaluate(
                "globalThis.losses = 0; \(input).addEventListener('blur', () => { losses += 1; })")
            let before = try await count(view)
            try await view.page.waitFor("Number(document.body.textContent.match(/count (\\d+)/)[1]) > \(before + 8)")
            #expect(try await view.page.evaluate("losses") == 0)
            #expect(try await view.page.evaluate("document.activeElement === \(input)") == true)
        }
    }

    private func count(_ view: ViewPage) async throws -> Int {
        Int(try await view.page.evaluate("Number(document.body.textContent.match(/count (\\d+)/)[1])").double ?? 0)
    }
}
