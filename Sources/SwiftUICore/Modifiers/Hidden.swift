import DisplayList
import Foundation

struct HiddenEffect: ElementEffect {
    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.isHidden = true
    }
}

extension View {
    /// The view keeps its place, unseen and unheard.
    public func hidden() -> some View { modifier(EffectModifier(HiddenEffect())) }
}
