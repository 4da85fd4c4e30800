import Foundation
import SwiftUICore
import UIKit
@_spi(Nodes) import ViewTree

/// Says where a representable recognizer's gesture is in coordinate spaces of SwiftUI.
///
/// See [UIGestureRecognizerRepresentableCoordinateSpaceConverter](https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter).
/// A named space that isn't an ancestor's counts as the window's. Scales and rotations between spaces aren't regarded.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    let ground: RecognizerGround

    /// Where the gesture is, in the view's coordinates.
    public var localLocation: CGPoint { ground.recognizer?.location ?? .zero }
    /// How far the gesture has gone, in points; nil for a recognizer other than a pan.
    public var localTranslation: CGPoint? { ground.recognizer?.translation }
    /// The gesture's speed, in points per second; nil for a recognizer other than a pan.
    public var localVelocity: CGPoint? { ground.recognizer?.velocity }

    /// Where the gesture is, in a coordinate space.
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
        let (place, origin) = (localLocation, ground.origin(in: coordinateSpace.coordinateSpace))
        return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
    }

    /// How far the gesture has gone in a coordinate space, in points; nil for a recognizer other than a pan.
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }

    /// The gesture's speed in a coordinate space, in points per second; nil for a recognizer other than a pan.
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { localVelocity }

    /// Converts a point of the window to a coordinate space.
    public func convert(
        globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local
    ) -> CGPoint {
        let (window, space) = (ground.origin(in: .global), ground.origin(in: coordinateSpace.coordinateSpace))
        return CGPoint(x: globalPoint.x - window.x + space.x, y: globalPoint.y - window.y + space.y)
    }
}

/// The place of a view with a representable recognizer.
@MainActor
final class RecognizerGround {
    fileprivate weak var node: LayoutNode?
    var recognizer: HostedRecognizer?

    /// The view's corner in a coordinate space.
    func origin(in space: CoordinateSpace) -> CGPoint { node?.frame(in: space).origin ?? .zero }
    /// The view's frame in the window.
    var frame: CGRect { node?.frame(in: .global) ?? .zero }
}

/// Tells a ground where its view is.
struct RecognizerGroundModifier: WrappingModifier {
    let ground: RecognizerGround

    func update(_ wrapper: RecognizerGroundNode, for node: ViewNode) { ground.node = wrapper }
}

final class RecognizerGroundNode: UnaryLayoutNode, PlainWrapper {}
