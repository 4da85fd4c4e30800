import SwiftUI

// Controls of a map. They have no effect here, so it doesn't matter to which map a scope connects them.

extension View {
    /// Has no effect: a scope connects controls with a map, and there are no controls.
    public func mapScope(_ scope: Namespace.ID) -> some View { self }
}

/// A button for the visitor's location. Shows nothing here, because the location isn't known.
public struct MapUserLocationButton: View {
    /// Creates the control, for the map with the scope.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// A compass. Shows nothing here, because north is always at the top.
public struct MapCompass: View {
    /// Creates the control, for the map with the scope.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// A control for the pitch. Shows nothing here, because a map is always seen from above.
public struct MapPitchToggle: View {
    /// Creates the control, for the map with the scope.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// A scale. Shows nothing here.
public struct MapScaleView: View {
    /// Creates the control, for the map with the scope.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}
