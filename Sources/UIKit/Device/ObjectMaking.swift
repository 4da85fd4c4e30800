import Foundation

/// Has a `required` `init()` at the vtable position of `NSObject.init()`. It is open, so that the compiler calls the
/// initializer through the vtable and not directly; not for apps.
open class _Creatable: NSObject {
    /// Creates an object, as `NSObject` does.
    public required override init() { super.init() }
}

/// Calls the `init()` of a subclass of `NSObject`. Foundation's `NSObject.init()` isn't `required` on Linux, so Swift
/// doesn't let us call it on a metatype. But each subclass has an entry for it in its vtable, which is called through
/// `_Creatable`.
package func makeObject(of type: AnyClass) -> AnyObject {
    precondition(type is NSObject.Type, "\(type) is no subclass of NSObject")
    return unsafeBitCast(type, to: _Creatable.Type.self).init()
}
