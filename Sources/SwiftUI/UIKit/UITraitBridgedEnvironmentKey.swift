import SwiftUICore
import UIKit

/// Traits that can be changed. An app's own traits don't exist here, so nothing can be written.
///
/// See [UIMutableTraits](https://developer.apple.com/documentation/uikit/uimutabletraits).
public protocol UIMutableTraits {}

/// A key of the environment whose value follows from UIKit's traits, where no view sets it.
///
/// See [UITraitBridgedEnvironmentKey](https://developer.apple.com/documentation/swiftui/uitraitbridgedenvironmentkey).
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// The value that follows from traits.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Writes a value into traits. It isn't called here: no value goes from SwiftUI's views to UIKit's.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
    /// The value that a view has set, or else the one that follows from the window's traits.
    public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
        get { self[SetTrait<Key>.self] ?? Key.read(from: UITraitCollection(self)) }
        set { self[SetTrait<Key>.self] = newValue }
    }
}

/// The value of a bridged key that a view has set.
private struct SetTrait<Key: UITraitBridgedEnvironmentKey>: EnvironmentKey {
    static var defaultValue: Key.Value? { nil }
}
