import SwiftUI

/// Controls side by side, in the largest size that fits.
struct LargestThatFits<Controls: View>: View {
    let controls: Controls

    init(@ViewBuilder controls: () -> Controls) { self.controls = controls() }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            controls.controlSize(.large)
            controls.controlSize(.regular)
            controls.controlSize(.small)
        }
    }
}
