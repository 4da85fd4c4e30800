import Assets
import Foundation

/// Notices for assistive technology.
public enum AccessibilityNotification {
    /// Something to be read out once. It is read in the window whose code posts it.
    public struct Announcement: Sendable {
        let text: String
        private var isUrgent = false

        public init(_ announcement: String) { text = announcement }

        /// Words of high priority interrupt what is being read; others wait, as words of no priority do.
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
            isUrgent = announcement.runs.contains { $0.accessibilitySpeechAnnouncementPriority == .high }
        }

        @_disfavoredOverload
        public init(_ announcement: LocalizedStringResource) {
            text = Text(announcement).resolvedString(in: EnvironmentValues())
        }

        @MainActor public func post() {
            if isUrgent { ViewGraph.current?.interrupt(with: text) } else { ViewGraph.current?.announce(text) }
        }
    }

    /// Something on the screen changed. A browser notices that by itself: only a text is of use to it, and is read out.
    /// `AccessibilityFocusState` sends a reader to a view.
    public struct LayoutChanged {
        let text: String?

        public init(_ element: Any? = nil) { text = element as? String }

        @MainActor public func post() { if let text { ViewGraph.current?.announce(text) } }
    }

    /// Most of the screen changed. A browser notices that by itself: only a text is of use to it, and is read out.
    public struct ScreenChanged {
        let text: String?

        public init(_ element: Any? = nil) { text = element as? String }

        @MainActor public func post() { if let text { ViewGraph.current?.announce(text) } }
    }

    /// A view was scrolled by a page: where to is read out.
    public struct PageScrolled: Sendable {
        let text: String

        public init(_ announcement: String) { text = announcement }
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        @_disfavoredOverload
        public init(_ announcement: LocalizedStringResource) { text = Announcement(announcement).text }

        @MainActor public func post() { ViewGraph.current?.announce(text) }
    }
}
