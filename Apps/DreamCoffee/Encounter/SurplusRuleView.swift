import SwiftUI

/// The one rule of brewing, where one needs it.
struct SurplusRuleView: View {
    /// Whether what is too much costs nothing yet.
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
