import KissaTesting
import SwiftUI
import Testing

/// What a user can't tap in a browser can't be tapped in a test.
@MainActor
@Suite("Elements that no finger reaches")
struct CoveredTests {
    private struct Veiled: View {
        var veil = Color.black
        var takesTaps = true
        var buttonTakesTaps = true
        @State private var count = 0

        var body: some View {
            ZStack {
                Button("Order \(count)") { count += 1 }.allowsHitTesting(buttonTakesTaps)
                veil.allowsHitTesting(takesTaps)
            }
        }
    }

    @Test func `a button below a veil is covered`() throws {
        let window = TestWindow(Veiled())
        let error = #expect(throws: WindowError.self) { try window.tap(.button("Order 0")) }
        #expect(error?.description.contains("covered") == true)
        #expect(window.has(.button("Order 0")))
    }

    @Test func `a veil that takes no taps lets them through`() throws {
        let window = TestWindow(Veiled(takesTaps: false))
        try window.tap(.button("Order 0"))
        #expect(window.has(.button("Order 1")))
    }

    @Test func `a button that takes no taps isn't tapped`() throws {
        let window = TestWindow(Veiled(takesTaps: false, buttonTakesTaps: false))
        #expect(throws: WindowError.self) { try window.tap(.button("Order 0")) }
        #expect(window.has(.button("Order 0")))
    }

    @Test func `what is scrolled out of a list's frame covers nothing`() throws {
        struct Page: View {
            @State private var count = 0

            var body: some View {
                VStack(spacing: 0) {
                    Button("Order \(count)") { count += 1 }.frame(height: 100)
                    ScrollView {
                        ForEach(0..<40) {
                            Text("Row \($0)").frame(maxWidth: .infinity).frame(height: 50).background(.red)
                        }
                    }
                }
            }
        }
        let window = TestWindow(Page())
        try window.scroll(to: .text("Row 30"))
        try window.tap(.button("Order 0"))
        #expect(window.has(.button("Order 1")))
    }

    @Test func `a list that loads more at its end is not scrolled for ever`() throws {
        struct Page: View {
            @State private var count = 20

            var body: some View {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 100) }
                        Color.clear.frame(height: 1).onAppear { count += 20 }
                    }
                }
            }
        }
        let window = TestWindow(Page())
        #expect(throws: WindowError.self) { try window.scroll(to: .text("Nowhere")) }
    }
}
