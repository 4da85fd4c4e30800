import SwiftUI

/// The rule about extra ingredients, shown where it is needed.
struct SurplusRuleView: View {
    /// Whether extra ingredients don't reduce the rating yet.
    let isForgiven: Bool

    var body: some View {
        Text(
            isForgiven
                ? "Leave out what nobody asked for: from day 2 milk or flavour on top costs half a heart."
                : "Leave out what nobody asked for: milk or flavour on top costs half a heart."
        )
        .font(.caption)
        .fontDesign(.monospaced)
        .multilineTextAlignment(.center)
        .foregroundStyle(.darkBrown)
        .frame(maxWidth: .infinity)
    }
}
