import FoundationAdditions
import Foundation

/// Notifications for assistive technology.
public enum AccessibilityNotification {
    /// A text that is read out once, in the window whose code posts it.
    public struct Announcement: Sendable {
        let text: String
        private var isUrgent = false

        /// An announcement of a text.
        public init(_ announcement: String) { text = announcement }

        /// An announcement of high priority interrupts what is being read; one of another priority, or of none, waits.
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
            isUrgent = announcement.runs.contains { $0.accessibilitySpeechAnnouncementPriority == .high }
        }

        /// An announcement of a text. The text is a localized resource.
        @_disfavoredOverload
        public init(_ announcement: LocalizedStringResource) {
            text = Text(announcement).resolvedString(in: EnvironmentValues())
        }

        /// Reads the text out: after what is being read, or immediately if its priority is high.
        @MainActor public func post() {
            if isUrgent { ViewGraph.current?.interrupt(with: text) } else { ViewGraph.current?.announce(text) }
        }
    }

    /// Something on the screen changed. Browsers detect that themselves, so only a text has an effect: it is read out.
    /// `AccessibilityFocusState` moves a screen reader to a view.
    public struct LayoutChanged {
        let text: String?

        /// A notification. Only a `String` is read out.
        public init(_ element: Any? = nil) { text = element as? String }

        /// Reads the text out, if there is one.
        @MainActor public func post() { if let text { ViewGraph.current?.announce(text) } }
    }

    /// Most of the screen changed. Browsers detect that themselves, so only a text has an effect: it is read out.
    public struct ScreenChanged {
        let text: String?

        /// A notification. Only a `String` is read out.
        public init(_ element: Any? = nil) { text = element as? String }

        /// Reads the text out, if there is one.
        @MainActor public func post() { if let text { ViewGraph.current?.announce(text) } }
    }

    /// A view was scrolled by a page; the new position is read out.
    public struct PageScrolled: Sendable {
        let text: String

        /// The text to read out: the position that the view was scrolled to.
        public init(_ announcement: String) { text = announcement }
        /// The text to read out: the position that the view was scrolled to.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// The text to read out: the position that the view was scrolled to. The text is a localized resource.
        @_disfavoredOverload
        public init(_ announcement: LocalizedStringResource) { text = Announcement(announcement).text }

        /// Reads it out.
        @MainActor public func post() { ViewGraph.current?.announce(text) }
    }
}
