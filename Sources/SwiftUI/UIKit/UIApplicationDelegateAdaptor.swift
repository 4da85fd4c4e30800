import Combine
import Foundation
import UIKit

/// Makes the app's delegate: a property of an `App`.
///
/// See [UIApplicationDelegateAdaptor](https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor). A delegate
/// that is an `ObservableObject` or `@Observable` is in the environment of every window.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Makes the delegate by its `init()`, and makes it the application's.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = instance(of: delegateType)
        UIApplication.shared.delegate = wrappedValue
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

/// Has the initialiser in every subclass's table where `NSObject` has it. Open, so that the compiler doesn't take calls
/// of its initialiser for calls of this very one; not for apps.
open class _Creatable: NSObject {
    /// Creates an object, as `NSObject` does.
    public required override init() { super.init() }
}

/// Calls the class's own `init()`. Foundation's `NSObject.init()` isn't `required` on Linux, so the compiler doesn't
/// call it by a metatype; the class's table of methods has it all the same, in `NSObject`'s place.
private func instance<Object: NSObject>(of type: Object.Type) -> Object {
    let made: AnyObject = unsafeBitCast(type, to: _Creatable.Type.self).init()
    return unsafeDowncast(made, to: type)
}
