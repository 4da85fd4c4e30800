import Combine
import Foundation
import UIKit

/// A property of an `App` that makes its delegate.
///
/// See [UIApplicationDelegateAdaptor](https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor). A delegate
/// that is an `ObservableObject` or `@Observable` is in the environment of every window.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Makes the delegate by its `init()`, and makes it the application's.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = unsafeDowncast(makeObject(of: delegateType), to: DelegateType.self)
        UIApplication.shared.delegate = wrappedValue
    }
}

/// A type-erased adaptor.
@MainActor
protocol DelegateAdaptor {
    var delegate: any UIApplicationDelegate { get }
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {
    var delegate: any UIApplicationDelegate { wrappedValue }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
