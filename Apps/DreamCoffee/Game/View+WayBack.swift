import SwiftUI

extension View {
    /// Goes back by the Escape key, and by a browser's Back button, where the platform has such a command. The innermost
    /// way back that is open counts.
    @ViewBuilder func wayBack(_ goBack: (() -> Void)?) -> some View {
        #if os(iOS) || os(visionOS)
            self
        #else
            onExitCommand(perform: goBack)
        #endif
    }
}
