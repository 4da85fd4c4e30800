import SwiftUI

/// A button in a box that is a picture alone: as large as a finger, and named for those who don't see it.
struct BoxIconButton: View {
    let symbol: String
    let label: Text
    let action: () -> Void

    init(_ label: Text, symbol: String, action: @escaping () -> Void) {
        (self.label, self.symbol, self.action) = (label, symbol, action)
    }

    var body: some View {
        Button(action: action) {
            Image(systemName: symbol)
                .accessibilityHidden(true)
                .foregroundStyle(.darkBrown)
                .font(.title2)
                // Larger than the finger's place it would lie over what is beside it.
                .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
                .frame(width: 44, height: 44)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(label)
    }
}
