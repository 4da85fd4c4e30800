import SwiftUI

/// Controls side by side, as large as fit.
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
