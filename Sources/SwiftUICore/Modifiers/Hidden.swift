import DisplayList
import Foundation

struct HiddenEffect: ElementEffect {
    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.isHidden = true
    }
}

extension View {
    /// Hides the view, also from assistive technology; it keeps its place in the layout.
    public func hidden() -> some View { modifier(EffectModifier(HiddenEffect())) }
}
