import Foundation

/// The attributes of an attributed string that a screen reader takes notice of: in announcements, their priority.
extension AttributeScopes {
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            /// Which of two announcements is heard where there is time for one.
            public enum AnnouncementPriority: Hashable, Sendable {
                case low, `default`, high
            }

            public typealias Value = AnnouncementPriority
            public static let name = "Accessibility.AnnouncementPriority"
        }
    }

    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}
