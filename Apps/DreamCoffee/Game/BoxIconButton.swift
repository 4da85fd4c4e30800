import SwiftUI

/// A button in a box that shows only an icon: large enough for a finger, and labeled for assistive technology.
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
                // A larger icon would extend beyond the touch target and cover its neighbors.
                .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
                .frame(width: 44, height: 44)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(label)
    }
}
