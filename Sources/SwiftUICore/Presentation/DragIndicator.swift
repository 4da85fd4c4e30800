import Foundation

/// The short bar at the top of a sheet that shows that it can be dragged.
struct DragIndicator: View {
    let presentation: Presentation
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        if isShown {
            Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 6).accessibilityHidden(true)
        }
    }

    private var isShown: Bool {
        // Read the size classes, so that the body depends on them: in another one a popover may become a sheet, and a
        // sheet a cover.
        _ = (horizontalSizeClass, verticalSizeClass)
        guard case .sheet = presentation.shownStyle else { return false }
        switch presentation.options.dragIndicator {
        case .visible: return true
        case .hidden: return false
        case .automatic: return presentation.options.detents.count > 1
        }
    }
}
