import Foundation

/// Has a `required` `init(layer:)` at the vtable position of `CALayer.init(layer:)`. It is open, so that the compiler calls
/// the initializer through the vtable and not directly; not for apps.
open class _CopyableLayer: CALayer {
    /// Creates a layer with the properties of another one.
    public required override init(layer: Any) { super.init(layer: layer) }
}

extension CALayer {
    /// Calls the `init(layer:)` of the layer's class. It isn't `required`, because an app's subclasses needn't have it on
    /// Apple's systems. But each has an entry for it in its vtable, which is called through `_CopyableLayer`.
    func copyOfSameClass() -> Self? {
        let copy: CALayer = RecordedChanges.withoutRecording {
            unsafeBitCast(type(of: self) as CALayer.Type, to: _CopyableLayer.Type.self).init(layer: self)
        }
        return copy as? Self
    }
}
