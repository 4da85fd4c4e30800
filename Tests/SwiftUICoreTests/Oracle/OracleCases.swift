import Foundation

@testable import SwiftUICore

/// A view whose expected frames are known.
@MainActor
struct OracleCase: Sendable {
    let name: String
    private let make: @MainActor @Sendable () -> AnyView

    init<V: View>(_ name: String, @ViewBuilder _ make: @escaping @MainActor @Sendable () -> V) {
        self.name = name
        self.make = { AnyView(GeometryReader { _ in make() }) }
    }

    var view: AnyView { make() }
}

@MainActor
enum OracleCases {
    static var all: [OracleCase] {
        stacks
            + depth
            + frames
            + paddingAndPlaces
            + aspectRatios
            + alignmentGuides
            + grids
            + whatFits
            + scrolling
            + lazyContainers
            + safeAreas
    }
}

private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
    /// A custom alignment, such as for the colons in a column of names and values.
    static let colon = HorizontalAlignment(Colon.self)
}
