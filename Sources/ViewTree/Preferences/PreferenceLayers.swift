import Observation

/// Puts views over or under a view, depending on its preference.
struct PreferenceLayerModifier<K: PreferenceKey, Layer: View>: ViewModifier {
    let alignment: Alignment
    let isInFront: Bool
    let layer: (K.Value) -> Layer
    @State private var box = PreferenceBox(K.defaultValue)

    func body(content: Content) -> some View {
        content
            .modifier(PreferenceObservingModifier<K>(action: { [box] in box.value = $0 }, isDeferred: false))
            .modifier(
                LayerModifier(
                    layer: PreferenceReader(box: box, content: layer), alignment: alignment, isInFront: isInFront))
    }
}

/// Passes a preference value to another view.
@Observable
final class PreferenceBox<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}

private struct PreferenceReader<Value, Content: View>: View {
    let box: PreferenceBox<Value>
    let content: (Value) -> Content

    var body: some View { content(box.value) }
}

extension View {
    /// Puts views over this one that are made from its preference for `key`.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: true, layer: transform))
    }

    /// Puts views under this one that are made from its preference for `key`.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: false, layer: transform))
    }
}
