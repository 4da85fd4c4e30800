import CoreGraphics
import Foundation

/// Lays out a button's image, title and subtitle, given their sizes.
struct ButtonArrangement {
    var image: CGSize
    var title: CGSize
    var subtitle: CGSize
    var insets: NSDirectionalEdgeInsets
    var placement: NSDirectionalRectEdge
    var imagePadding: CGFloat
    var titlePadding: CGFloat

    private var isUpright: Bool { placement == .top || placement == .bottom }
    private var gap: CGFloat { image.width > 0 && text.width > 0 ? imagePadding : 0 }
    private var lineGap: CGFloat { title.height > 0 && subtitle.height > 0 ? titlePadding : 0 }

    /// The size of the title and subtitle, stacked.
    private var text: CGSize {
        CGSize(width: max(title.width, subtitle.width), height: title.height + lineGap + subtitle.height)
    }

    private var content: CGSize {
        isUpright
            ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
            : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    }

    /// The content's size with the insets.
    var size: CGSize {
        CGSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
    }

    struct Places: Equatable {
        var image: CGRect
        var title: CGRect
        var subtitle: CGRect
    }

    func places(
        in size: CGSize, _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment
    ) -> Places {
        let room = CGSize(
            width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        // If space is short, the titles are truncated, not the image.
        let content = CGSize(width: min(self.content.width, room.width), height: self.content.height)
        let origin = CGPoint(
            x: insets.leading + (room.width - content.width) * horizontal.part,
            y: insets.top + (room.height - content.height) * vertical.part)
        return places(CGRect(origin: origin, size: content))
    }

    private func places(_ content: CGRect) -> Places {
        let isFirst = placement != .trailing && placement != .bottom
        let textWidth = isUpright ? min(text.width, content.width) : max(content.width - image.width - gap, 0)
        let imagePlace: CGPoint
        let textPlace: CGPoint
        if isUpright {
            let (imageX, textX) = (content.midX - image.width / 2, content.midX - textWidth / 2)
            imagePlace = CGPoint(x: imageX, y: isFirst ? content.minY : content.maxY - image.height)
            textPlace = CGPoint(x: textX, y: isFirst ? content.maxY - text.height : content.minY)
        } else {
            let (imageY, textY) = (content.midY - image.height / 2, content.midY - text.height / 2)
            imagePlace = CGPoint(x: isFirst ? content.minX : content.maxX - image.width, y: imageY)
            textPlace = CGPoint(x: isFirst ? content.maxX - textWidth : content.minX, y: textY)
        }
        return Places(
            image: CGRect(origin: imagePlace, size: image),
            title: line(title, textPlace, textWidth, below: 0),
            subtitle: line(subtitle, textPlace, textWidth, below: title.height + lineGap))
    }

    /// Lines are centered within the text's width.
    private func line(_ size: CGSize, _ place: CGPoint, _ width: CGFloat, below: CGFloat) -> CGRect {
        let own = min(size.width, width)
        return CGRect(x: place.x + (width - own) / 2, y: place.y + below, width: own, height: size.height)
    }
}

extension UIControl.ContentHorizontalAlignment {
    fileprivate var part: CGFloat {
        switch self {
        case .left, .leading: 0
        case .center, .fill: 0.5
        case .right, .trailing: 1
        }
    }
}

extension UIControl.ContentVerticalAlignment {
    fileprivate var part: CGFloat {
        switch self {
        case .top: 0
        case .center, .fill: 0.5
        case .bottom: 1
        }
    }
}
