import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Wheels: View {
    @State private var flavour = "Vanilla"
    @State private var time = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var isOpen = false
    @State private var presses = 0

    var body: some View {
        VStack(spacing: 16) {
            Picker("Flavour", selection: $flavour) {
                ForEach(["Vanilla", "Lemon", "Plum", "Mint"], id: \.self) { Text($0).tag($0) }
            }
            .pickerStyle(.wheel)
            Text("chosen: \(flavour)")
            DatePicker("When", selection: $time, displayedComponents: [.date, .hourAndMinute]).datePickerStyle(.wheel)
            DisclosureGroup("More", isExpanded: $isOpen) { Text("hidden words") }.disclosureGroupStyle(Framed())
            HStack {
                Button("Press") { presses += 1 }.buttonStyle(.glass)
                Button("Prominent") {}.buttonStyle(.glassProminent)
                Text("On glass").padding().glassEffect()
            }
            .sensoryFeedback(.success, trigger: presses)
        }
        .padding()
        .background(
            LinearGradient(colors: [.teal.opacity(0.4), .pink.opacity(0.3)], startPoint: .top, endPoint: .bottom))
    }
}

private struct Framed: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Button(configuration.isExpanded ? "Fold" : "Unfold") { configuration.isExpanded.toggle() }
            if configuration.isExpanded { configuration.content }
        }
        .padding()
        .overlay { RoundedRectangle(cornerRadius: 12).stroke(.secondary) }
    }
}

private struct Feed: View {
    @State private var count = 1

    var body: some View {
        ScrollView { VStack { ForEach(0..<count, id: \.self) { Text("line \($0)").frame(height: 40) } } }
            .refreshable { count += 1 }
    }
}

private struct Birthday: View {
    @State private var date = Date(timeIntervalSince1970: 961_000_000)

    var body: some View {
        VStack {
            DatePicker("Born", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
            Text(verbatim: "year: \(Calendar.current.component(.year, from: date)).")
        }
    }
}

@MainActor
@Suite("Wheels, glass and pulling in Chromium")
struct WheelPageTests {
    @Test func `a wheel is turned by keys and by the mouses wheel`() async throws {
        try await ViewPage.run(Wheels(), options: Screenshots.phone(.light)) { view in
            let wheel = "[aria-label=Flavour]"
            try await view.page.waitFor("document.querySelector('\(wheel)')")
            try await view.page.evaluate("document.querySelector('\(wheel)').focus()")
            try await view.page.press("ArrowDown")
            try await view.waitForText("chosen: Lemon")
            // The wheel still turns to the new row, which would end another turn.
            try await view.page.waitFor("Math.abs(document.querySelector('\(wheel) .scroll').scrollTop - 36) < 1")
            try await view.page.evaluate("document.querySelector('\(wheel) .scroll').scrollTo({ top: 108 })")
            try await view.waitForText("chosen: Mint")
            try await Screenshots.keep(view.page, as: "wheels-light")
            #expect(view.page.problems.isEmpty)
        }
    }

    @Test func `the year in the middle of its wheel is the one that is chosen`() async throws {
        try await ViewPage.run(Birthday(), options: Screenshots.phone(.light)) { view in
            let wheel = "document.querySelector('[aria-label=Year]')"
            // The year whose row is nearest to the middle of the wheel.
            let middle =
                """
                (() => {
                  const box = \(wheel).getBoundingClientRect(), middle = box.y + box.height / 2;
                  const far = (node) => {
                    const box = node.getBoundingClientRect();
                    return Math.abs(box.y + box.height / 2 - middle);
                  };
                  const rows = [...\(wheel).querySelectorAll('.text')];
                  return rows.reduce((best, row) => (far(row) < far(best) ? row : best)).textContent.trim();
                })()
                """
            try await view.page.waitFor("\(wheel) && \(middle) === '2000'")
            // Forty-six rows up, and three down.
            for (rows, year) in [(-46, "1954"), (3, "1957")] {
                try await view.page.evaluate(
                    """
                    (() => {
                      const scroll = \(wheel).querySelector('.scroll');
                      scroll.scrollTo({ top: scroll.scrollTop + 36 * \(rows) });
                    })()
                    """)
                try await view.waitForText("year: \(year).")
                try await view.page.waitFor("\(middle) === '\(year)'")
            }
            #expect(view.page.problems.isEmpty)
        }
    }

    @Test func `a style of an app's own folds its group`() async throws {
        try await ViewPage.run(Wheels(), options: Screenshots.phone(.dark)) { view in
            try await view.press(button: "Unfold")
            try await view.waitForText("hidden words")
            try await Screenshots.keep(view.page, as: "wheels-dark")
            try await view.press(button: "Fold")
            try await view.page.waitFor("!document.body.textContent.includes('hidden words')")
        }
    }

    @Test func `a press is felt`() async throws {
        try await ViewPage.run(Wheels(), options: Screenshots.phone(.light)) { view in
            try await view.page.evaluate(
                "navigator.vibrate = (pattern) => { window.felt = String(pattern); return true; }")
            try await view.press(button: "Press")
            try await view.page.waitFor("window.felt")
        }
    }

    @Test func `a finger that pulls makes the content anew`() async throws {
        try await ViewPage.run(Feed(), options: Screenshots.phone(.light)) { view in
            try await view.page.waitFor("document.querySelector('.pull')")
            try await view.page.dragFinger(through: (0...10).map { CGPoint(x: 180, y: 100 + 20 * Double($0)) })
            try await view.waitForText("line 1")
            try await view.page.waitFor("!document.querySelector('.pull.busy')")
        }
    }
}
