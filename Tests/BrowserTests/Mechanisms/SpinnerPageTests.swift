import SwiftUI
import Testing

/// A progress view as in tutorials.
private struct Spinner: View {
    @State private var isTurning = false

    var body: some View {
        Circle()
            .trim(from: 0, to: 0.7)
            .stroke(.blue, lineWidth: 6)
            .frame(width: 60, height: 60)
            .rotationEffect(.degrees(isTurning ? 360 : 0))
            .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isTurning)
            .onAppear { isTurning = true }
            .accessibilityIdentifier("spinner")
    }
}

@MainActor
@Suite("Whole turns in Chromium")
struct SpinnerPageTests {
    /// The matrix of 360° is equal to that of 0°: only the angle shows that there is a rotation.
    @Test func `a whole turn is seen`() async throws {
        try await ViewPage.run(Spinner()) { view in
            for quarter in ["a < 0", "a > 0"] {
                try await view.page.waitFor(
                    """
                    [...document.querySelectorAll('.surface *')].some((node) => {
                      const [, a, b] = getComputedStyle(node).transform.match(/matrix\\(([^,]+), ([^,]+)/)?.map(Number) ?? [];
                      return Math.abs(b) > 0.1 && \(quarter);
                    })
                    """)
            }
        }
    }
}
