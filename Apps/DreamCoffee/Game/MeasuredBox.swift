import SwiftUI

/// Notes where a view is in the window, for as long as it is there.
struct MeasuredBox<Key: Hashable>: ViewModifier {
    let key: Key
    @Binding var boxes: [Key: CGRect]

    func body(content: Content) -> some View {
        content
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: {
                boxes[key] = $0
            }
            .onDisappear { boxes[key] = nil }
    }
}
