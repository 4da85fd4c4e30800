import SwiftUICore
import UIKit

/// A gesture recognizer of UIKit as a gesture of a SwiftUI view.
///
/// See [UIGestureRecognizerRepresentable](https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable).
/// The recognizer's `view` is a plain view in the place of the SwiftUI view, without subviews.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The type of the recognizer.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// The type of the coordinator; none by default.
    associatedtype Coordinator = Void
    /// The context of the recognizer.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// Says where the gesture is in coordinate spaces of SwiftUI.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes the recognizer, once for each view that has the gesture.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Called when the recognizer's state changes: whenever a target's action would be. Does nothing by default.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Updates the recognizer: called after it was made, and when something on which the gesture depends has changed. Does
    /// nothing by default.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Makes an object that communicates for the gesture, such as the recognizer's delegate. It is made first, and lives as
    /// long as the view.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Does nothing.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Does nothing.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// No coordinator.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context of a representable recognizer.
///
/// See [UIGestureRecognizerRepresentableContext](https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecontext).
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// What `makeCoordinator(converter:)` made.
    public let coordinator: Representable.Coordinator
    /// Says where the gesture is in coordinate spaces of SwiftUI.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension View {
    /// Adds a gesture of UIKit to the view. Those of the views inside have precedence, unless the recognizer's delegate lets it
    /// recognize simultaneously.
    public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        modifier(RecognizerModifier(representable: representable))
    }
}
