import CoreGraphics
import Foundation

/// A length of an item or group.
///
/// See [NSCollectionLayoutDimension](https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension).
public final class NSCollectionLayoutDimension: NSObject, Sendable {
    enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated }

    let kind: Kind
    /// The length in points, or as a fraction of the container.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        (self.kind, self.dimension) = (kind, dimension.isFinite ? dimension : 0)
        super.init()
    }

    /// A fraction of the container's width.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.fractionalWidth, fractionalWidth) }
    /// A fraction of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(.fractionalHeight, fractionalHeight)
    }
    /// An exact length in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }
    /// An estimated length in points; the view's own size replaces it when the view is shown.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated, estimatedDimension) }

    /// Whether it is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is an exact length.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether it is an estimate.
    public var isEstimated: Bool { kind == .estimated }

    func length(in container: CGSize, measured: CGFloat?) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute: dimension
        case .estimated: measured ?? dimension
        }
    }
}

/// The width and the height of an item or group.
///
/// See [NSCollectionLayoutSize](https://developer.apple.com/documentation/uikit/nscollectionlayoutsize).
public final class NSCollectionLayoutSize: NSObject, Sendable {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// A size with a width and a height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    var estimates: LengthEstimates {
        var estimates: LengthEstimates = []
        if widthDimension.isEstimated { estimates.insert(.width) }
        if heightDimension.isEstimated { estimates.insert(.height) }
        return estimates
    }

    func dimension(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
        axis == .vertical ? heightDimension : widthDimension
    }

    func size(in container: CGSize, measured: CGSize?) -> CGSize {
        CGSize(
            width: max(widthDimension.length(in: container, measured: measured?.width), 0),
            height: max(heightDimension.length(in: container, measured: measured?.height), 0))
    }
}

/// The spacing between items, or at an item's edge.
///
/// See [NSCollectionLayoutSpacing](https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing).
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
    /// The exact or minimum spacing, in points.
    public let spacing: CGFloat
    /// Whether the spacing may be larger.
    public let isFlexibleSpacing: Bool
    /// Whether the spacing is exact.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
        super.init()
    }

    /// At least this spacing, in points.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
    /// This exact spacing, in points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }
}

/// The spacing at the edges of an item.
///
/// See [NSCollectionLayoutEdgeSpacing](https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing).
public final class NSCollectionLayoutEdgeSpacing: NSObject, Sendable {
    /// At the leading edge.
    public let leading: NSCollectionLayoutSpacing?
    /// Above.
    public let top: NSCollectionLayoutSpacing?
    /// At the trailing edge.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below.
    public let bottom: NSCollectionLayoutSpacing?

    /// The spacing at each edge; nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    func ends(_ axis: NSLayoutConstraint.Axis) -> [NSCollectionLayoutSpacing?] {
        axis == .vertical ? [top, bottom] : [leading, trailing]
    }
}
