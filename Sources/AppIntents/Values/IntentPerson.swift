import Foundation

/// A person whom an intent concerns.
///
/// See [IntentPerson](https://developer.apple.com/documentation/appintents/intentperson).
public struct IntentPerson: _IntentValue, Hashable {
    /// What tells the person from others.
    public enum Identifier: Hashable, Sendable {
        /// The identifier of a contact.
        case contactIdentifier(String)
        /// The app's own identifier.
        case applicationDefined(String)
        /// There is none.
        case unknown
    }

    /// The person's name.
    public enum Name: Hashable, Sendable {
        /// A name in its parts.
        case components(PersonNameComponents)
        /// A name as it is shown.
        case displayName(String)
        /// There is none.
        case unknown

        /// The name as it is shown; empty if there is none.
        public var displayString: String {
            switch self {
            case .components(let components): PersonNameComponentsFormatter().string(from: components)
            case .displayName(let name): name
            case .unknown: ""
            }
        }
    }

    /// A way to reach the person.
    public struct Handle: Hashable, Sendable {
        /// What an address is.
        public enum Value: Hashable, Sendable {
            /// A phone number.
            case phoneNumber(String)
            /// An address for mail.
            case emailAddress(String)
            /// The app's own.
            case applicationDefined(String)
        }

        /// What an address is for.
        public enum Label: Hashable, Sendable {
            case home, work, iPhone, mobile, main, homeFax, workFax, pager, school, other
            /// The app's own.
            case applicationDefined(String)
        }

        /// The address.
        public var value: Value
        /// What it is for.
        public var label: Label

        /// An address.
        public init(_ value: Value, label: Label = .other) { (self.value, self.label) = (value, label) }
        /// An address for mail.
        public init(emailAddress: String, label: Label = .other) {
            self.init(.emailAddress(emailAddress), label: label)
        }
        /// A phone number.
        public init(phoneNumber: String, label: Label = .other) { self.init(.phoneNumber(phoneNumber), label: label) }
        /// The app's own address.
        public init(applicationDefined: String, label: String? = nil) {
            self.init(.applicationDefined(applicationDefined), label: label.map(Label.applicationDefined) ?? .other)
        }
    }

    /// What tells the person from others.
    public var identifier: Identifier
    /// The name.
    public var name: Name
    /// How to reach the person first.
    public var handle: Handle?
    /// Other ways to reach the person.
    public var aliases: [Handle]
    /// Whether it is the person who uses the app.
    public var isMe: Bool
    /// A picture.
    public var image: DisplayRepresentation.Image?

    /// A person.
    public init(
        identifier: Identifier, name: Name, handle: Handle? = nil, aliases: [Handle] = [], isMe: Bool = false,
        image: DisplayRepresentation.Image? = nil
    ) {
        (self.identifier, self.name, self.handle) = (identifier, name, handle)
        (self.aliases, self.isMe, self.image) = (aliases, isMe, image)
    }

    /// A person of whom only the address is known.
    public init(handle: Handle) { self.init(identifier: .unknown, name: .unknown, handle: handle) }
}
