import SwiftUI

/// A notice that the shop can't be saved, temporarily or permanently.
struct UnsavedNotice: View {
    let isForNow: Bool

    var body: some View {
        Label(
            isForNow
                ? "Your shop can’t be saved right now. It goes on, and is saved as soon as possible."
                : "What happens now can’t be saved. It’s lost when the shop closes.",
            systemImage: "exclamationmark.triangle.fill"
        )
        .font(.footnote)
        .foregroundStyle(.white)
        .padding(12)
        .background(Color(red: 0.55, green: 0.12, blue: 0.1), in: RoundedRectangle(cornerRadius: 14))
        .padding()
        .allowsHitTesting(false)
    }
}
