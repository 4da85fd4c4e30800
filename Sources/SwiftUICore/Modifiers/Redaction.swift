import DisplayList
import Foundation
import TextLayout

/// Why a view shows less than it has.
public struct RedactionReasons: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not there yet: texts and images are bars in their place.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private: what is `privacySensitive()` is bars.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date; it is shown as it is.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
    /// Why views here show less than they have.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}

extension View {
    /// Adds a reason for which the views inside show less than they have.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.insert(reason) }
    }

    /// Shows the views inside as they are, whatever is said around.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks the view as private: where `.privacy` is a reason to show less, the view is a placeholder.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        transformEnvironment(\.redactionReasons) {
            if sensitive, $0.contains(.privacy) { $0.insert(.placeholder) }
        }
    }
}

extension DisplayElement {
    /// Shows a bar for each line of a text, and says nothing of what it says.
    mutating func redact(_ text: LaidOutText, color: DisplayColor) {
        var path = Path()
        for line in text.lines where line.width > 0 {
            let bar = CGRect(x: line.x, y: line.top + line.height * 0.15, width: line.width, height: line.height * 0.7)
            path.addRoundedRect(in: bar, cornerSize: CGSize(width: 3, height: 3))
        }
        var faint = color
        faint.alpha *= 0.18
        let box = CGRect(x: 0, y: 0, width: max(frame.width, 1), height: max(frame.height, 1))
        content = .path(PathContent(path: path.geometry, viewBox: box, fill: .color(faint)))
        accessibility.isHidden = true
    }

    /// A box in place of an image.
    mutating func redactImage(color: DisplayColor) {
        content = .group
        var faint = color
        faint.alpha *= 0.18
        style.background = .color(faint)
        accessibility.isHidden = true
    }
}
