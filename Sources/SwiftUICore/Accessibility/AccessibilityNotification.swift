/// Notices for assistive technology.
public enum AccessibilityNotification {
    /// Something to be read out once. It is read in the window whose code posts it.
    public struct Announcement: Sendable {
        let text: String

        public init(_ announcement: String) { text = announcement }

        @MainActor public func post() { ViewGraph.current?.announce(text) }
    }
}
