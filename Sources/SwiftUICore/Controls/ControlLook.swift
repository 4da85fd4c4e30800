import Foundation
import Observation

/// The colors and fonts of a segmented picker; nil is the system's.
package struct SegmentsLook: Equatable {
    /// The color and the font of a title.
    package struct Title: Equatable {
        package var color: Color?
        package var font: Font?

        package init(color: Color? = nil, font: Font? = nil) { (self.color, self.font) = (color, font) }

        /// With the values of another title where this one has none.
        func filled(from other: Title) -> Title { Title(color: color ?? other.color, font: font ?? other.font) }
    }

    /// Behind all segments.
    package var ground: Color?
    /// Behind the selected segment.
    package var thumb: Color?
    package var normal = Title()
    /// For the selected segment, and for all segments of a disabled picker. What is nil is as in `normal`.
    package var selected = Title()
    package var disabled = Title()

    package init() {}

    func title(isSelected: Bool, isEnabled: Bool) -> Title {
        if !isEnabled { return disabled.filled(from: normal) }
        return isSelected ? selected.filled(from: normal) : normal
    }
}

/// The appearance of SwiftUI's controls, as an app's UIKit code sets it (`UISegmentedControl.appearance()`). It is the
/// default for all windows of the process.
@MainActor @Observable
package final class ControlLook {
    package static let shared = ControlLook()

    package var segments = SegmentsLook()
    /// The dots below pages; nil is the system's color.
    package var pageDot: Color?
    package var currentPageDot: Color?

    package init() {}
}

private struct SegmentsLookKey: EnvironmentKey {
    static var defaultValue: SegmentsLook? { nil }
}

extension EnvironmentValues {
    /// The look of segmented pickers; nil is the app's default.
    package var segmentsLook: SegmentsLook? {
        get { self[SegmentsLookKey.self] }
        set { self[SegmentsLookKey.self] = newValue }
    }
}
