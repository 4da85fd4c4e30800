import Foundation

/// The attributes of an attributed string that affect a screen reader: the priority of an announcement.
extension AttributeScopes {
    /// The attributes that affect a screen reader.
    public struct AccessibilityAttributes: AttributeScope {
        /// The priority of an announcement.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

        /// The key of an announcement's priority.
        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            /// The priority of an announcement: whether it interrupts what is being read.
            public enum AnnouncementPriority: Hashable, Sendable {
                case low, `default`, high
            }

            /// The type of the attribute's values.
            public typealias Value = AnnouncementPriority
            /// The attribute's name in encoded strings.
            public static let name = "Accessibility.AnnouncementPriority"
        }
    }

    /// The attributes that affect a screen reader.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds an attribute by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}
