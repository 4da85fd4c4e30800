import SwiftUI

extension View {
    /// Goes back on Escape, or with a browser's Back button, if the platform has such a command. The innermost one applies.
    @ViewBuilder func wayBack(_ goBack: (() -> Void)?) -> some View {
        #if os(iOS) || os(visionOS)
            self
        #else
            onExitCommand(perform: goBack)
        #endif
    }
}
