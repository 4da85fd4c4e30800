import SwiftUI

/// On which side of a mark, or of a plot, something stands.
///
/// See [AnnotationPosition](https://developer.apple.com/documentation/charts/annotationposition).
public struct AnnotationPosition: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, overlay, top, bottom, leading, trailing
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    let kind: Kind
    /// What suits the mark.
    public static let automatic = AnnotationPosition(kind: .automatic)
    /// Over it.
    public static let overlay = AnnotationPosition(kind: .overlay)
    /// Above it.
    public static let top = AnnotationPosition(kind: .top)
    /// Below it.
    public static let bottom = AnnotationPosition(kind: .bottom)
    /// Before it.
    public static let leading = AnnotationPosition(kind: .leading)
    /// After it.
    public static let trailing = AnnotationPosition(kind: .trailing)
    /// Above and before it.
    public static let topLeading = AnnotationPosition(kind: .topLeading)
    /// Above and after it.
    public static let topTrailing = AnnotationPosition(kind: .topTrailing)
    /// Below and before it.
    public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
    /// Below and after it.
    public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// What an annotation's view may be made by.
///
/// See [AnnotationContext](https://developer.apple.com/documentation/charts/annotationcontext).
public struct AnnotationContext: Hashable, Sendable {
    /// How large the mark is, in points.
    public let targetSize: CGSize
}

/// What becomes of an annotation that doesn't fit.
///
/// See [AnnotationOverflowResolution](https://developer.apple.com/documentation/charts/annotationoverflowresolution).
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// What an annotation has to fit into.
    public struct Boundary: Hashable, Sendable {
        enum Kind { case automatic, plot, chart }
        let kind: Kind
        /// What suits the chart.
        public static let automatic = Boundary(kind: .automatic)
        /// The area of the marks.
        public static let plot = Boundary(kind: .plot)
        /// All of the chart.
        public static let chart = Boundary(kind: .chart)
    }

    /// What is done along one axis.
    public struct Strategy: Hashable, Sendable {
        let boundary: Boundary?
        /// The annotation is moved so that it is seen.
        public static let automatic = Strategy(boundary: .automatic)
        /// The annotation stays where it is.
        public static let disabled = Strategy(boundary: nil)
        /// The annotation is moved until it fits.
        public static let fit = Strategy(boundary: .automatic)
        /// The annotation is moved until it fits.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
        /// Room for the annotation within the plot. Here the annotation is moved until it fits.
        public static let padScale = Strategy(boundary: .plot)
    }

    let x: Strategy
    let y: Strategy

    /// What is done along both axes.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    /// The annotation is moved so that it is seen.
    public static let automatic = AnnotationOverflowResolution()
}
