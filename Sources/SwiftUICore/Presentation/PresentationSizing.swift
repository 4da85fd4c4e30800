import Foundation

/// The size of a sheet in a regular-width window.
///
/// See [PresentationSizing](https://developer.apple.com/documentation/swiftui/presentationsizing).
public protocol PresentationSizing: Sendable {
    var _size: _PresentationSize { get }
}

/// A sheet's size, for the layout of its card.
public struct _PresentationSize: Sendable {
    /// The size in points.
    var width: CGFloat = 580
    var heightMax: CGFloat = 720
    /// Whether the sheet fits its content along these axes.
    var fitsWidth = false
    var fitsHeight = false
}

/// One of the standard sizes of sheets.
public struct StandardPresentationSizing: PresentationSizing {
    /// The sheet's size, for the layout of its card.
    public let _size: _PresentationSize
}

extension PresentationSizing where Self == StandardPresentationSizing {
    /// The default size: 580 points wide, at most 720 points high.
    public static var automatic: StandardPresentationSizing { StandardPresentationSizing(_size: _PresentationSize()) }

    /// The size for a form: the same as `automatic`.
    public static var form: StandardPresentationSizing { automatic }

    /// About the size of a sheet of paper.
    public static var page: StandardPresentationSizing {
        StandardPresentationSizing(_size: _PresentationSize(width: 820, heightMax: 1060))
    }

    /// The sheet fits its content.
    public static var fitted: StandardPresentationSizing {
        StandardPresentationSizing(_size: _PresentationSize(fitsWidth: true, fitsHeight: true))
    }
}

extension PresentationSizing {
    /// The size, fitted to the content along some axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        var size = _size
        size.fitsWidth = horizontal
        size.fitsHeight = vertical
        return StandardPresentationSizing(_size: size)
    }

    /// The same size: here a sheet never outgrows it.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension View {
    /// Sets the size of the sheet around this view in a regular-width window.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        let size = sizing._size
        return presentationOption { $0.sizing = size }
    }
}
