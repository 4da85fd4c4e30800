import Foundation

/// Has the initialiser in every subclass's table where `NSObject` has it. Open, so that the compiler doesn't take calls
/// of its initialiser for calls of this very one; not for apps.
open class _Creatable: NSObject {
    /// Creates an object, as `NSObject` does.
    public required override init() { super.init() }
}

/// Calls the `init()` of a subclass of `NSObject`. Foundation's `NSObject.init()` isn't `required` on Linux, so the
/// compiler doesn't call it by a metatype; the class's table of methods has it all the same, in `NSObject`'s place.
package func makeObject(of type: AnyClass) -> AnyObject {
    precondition(type is NSObject.Type, "\(type) is no subclass of NSObject")
    return unsafeBitCast(type, to: _Creatable.Type.self).init()
}
