import Foundation

/// The attributes of an attributed string that a screen reader takes notice of: in announcements, their priority.
extension AttributeScopes {
    /// The attributes that a screen reader takes notice of.
    public struct AccessibilityAttributes: AttributeScope {
        /// The priority of an announcement.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

        /// The key of an announcement's priority.
        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            /// Which of two announcements is heard where there is time for one.
            public enum AnnouncementPriority: Hashable, Sendable {
                case low, `default`, high
            }

            /// The type of the attribute's values.
            public typealias Value = AnnouncementPriority
            /// The attribute's name where strings are encoded.
            public static let name = "Accessibility.AnnouncementPriority"
        }
    }

    /// The attributes that a screen reader takes notice of.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds an attribute by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}
