import SwiftUI

/// The side of a mark, or of a plot, on which something is placed.
///
/// See [AnnotationPosition](https://developer.apple.com/documentation/charts/annotationposition).
public struct AnnotationPosition: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, overlay, top, bottom, leading, trailing
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    let kind: Kind
    /// Chosen to suit the mark.
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

/// The context in which an annotation's view is made.
///
/// See [AnnotationContext](https://developer.apple.com/documentation/charts/annotationcontext).
public struct AnnotationContext: Hashable, Sendable {
    /// The size of the mark, in points.
    public let targetSize: CGSize
}

/// How an annotation that doesn't fit is handled.
///
/// See [AnnotationOverflowResolution](https://developer.apple.com/documentation/charts/annotationoverflowresolution).
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// The area into which an annotation must fit.
    public struct Boundary: Hashable, Sendable {
        enum Kind { case automatic, plot, chart }
        let kind: Kind
        /// Chosen to suit the chart.
        public static let automatic = Boundary(kind: .automatic)
        /// The area of the marks.
        public static let plot = Boundary(kind: .plot)
        /// The whole chart.
        public static let chart = Boundary(kind: .chart)
    }

    /// The handling along one axis.
    public struct Strategy: Hashable, Sendable {
        let boundary: Boundary?
        /// The annotation is moved so that it is visible.
        public static let automatic = Strategy(boundary: .automatic)
        /// The annotation stays where it is.
        public static let disabled = Strategy(boundary: nil)
        /// The annotation is moved until it fits.
        public static let fit = Strategy(boundary: .automatic)
        /// The annotation is moved until it fits.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
        /// Extends the scale so that the annotation fits within the plot. Here the annotation is moved instead.
        public static let padScale = Strategy(boundary: .plot)
    }

    let x: Strategy
    let y: Strategy

    /// The handling along both axes.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    /// The annotation is moved so that it is visible.
    public static let automatic = AnnotationOverflowResolution()
}
