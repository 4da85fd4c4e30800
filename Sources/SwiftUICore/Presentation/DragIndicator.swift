import Foundation

/// The short bar at the top of a sheet that says that it can be dragged.
struct DragIndicator: View {
    let presentation: Presentation

    var body: some View {
        if isShown {
            Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 6).accessibilityHidden(true)
        }
    }

    private var isShown: Bool {
        guard case .sheet = presentation.style else { return false }
        switch presentation.options.dragIndicator {
        case .visible: return true
        case .hidden: return false
        case .automatic: return presentation.options.detents.count > 1
        }
    }
}
