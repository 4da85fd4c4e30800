import FoundationAdditions
import Foundation

/// Notices for assistive technology.
public enum AccessibilityNotification {
    /// Something to be read out once. It is read in the window whose code posts it.
    public struct Announcement: Sendable {
        let text: String
        private var isUrgent = false

        /// Something to be read out once.
        public init(_ announcement: String) { text = announcement }

        /// Words of high priority interrupt what is being read; others wait, as words of no priority do.
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
            isUrgent = announcement.runs.contains { $0.accessibilitySpeechAnnouncementPriority == .high }
        }

        /// Something to be read out once. The text is a localized resource.
        @_disfavoredOverload
        public init(_ announcement: LocalizedStringResource) {
            text = Text(announcement).resolvedString(in: EnvironmentValues())
        }

        /// Reads it out: after what is being read, or at once where it is urgent.
        @MainActor public func post() {
            if isUrgent { ViewGraph.current?.interrupt(with: text) } else { ViewGraph.current?.announce(text) }
        }
    }

    /// Something on the screen changed. A browser notices that by itself: only a text is of use to it, and is read out.
    /// `AccessibilityFocusState` sends a reader to a view.
    public struct LayoutChanged {
        let text: String?

        /// A notice. Only a `String` is read out.
        public init(_ element: Any? = nil) { text = element as? String }

        /// Reads the text out, where there is one.
        @MainActor public func post() { if let text { ViewGraph.current?.announce(text) } }
    }

    /// Most of the screen changed. A browser notices that by itself: only a text is of use to it, and is read out.
    public struct ScreenChanged {
        let text: String?

        /// A notice. Only a `String` is read out.
        public init(_ element: Any? = nil) { text = element as? String }

        /// Reads the text out, where there is one.
        @MainActor public func post() { if let text { ViewGraph.current?.announce(text) } }
    }

    /// A view was scrolled by a page: where to is read out.
    public struct PageScrolled: Sendable {
        let text: String

        /// Where the view was scrolled to.
        public init(_ announcement: String) { text = announcement }
        /// Where the view was scrolled to.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Where the view was scrolled to. The text is a localized resource.
        @_disfavoredOverload
        public init(_ announcement: LocalizedStringResource) { text = Announcement(announcement).text }

        /// Reads it out.
        @MainActor public func post() { ViewGraph.current?.announce(text) }
    }
}
