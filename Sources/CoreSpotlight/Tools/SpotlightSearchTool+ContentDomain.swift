// Kinds of content, and the attributes that a model is told of for each.

@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
extension SpotlightSearchTool {
    /// A kind of content, and the attributes that a model is told of.
    public struct ContentDomain: Sendable {
        let attributes: [SearchableItemAttribute]

        /// Songs, podcasts and recordings.
        public static var audio: ContentDomain { audio(Audio()) }

        /// Songs, podcasts and recordings, in the app's own attributes.
        public static func audio(_ config: Audio) -> ContentDomain { ContentDomain(attributes: config.all) }

        /// Events.
        public static var calendar: ContentDomain { calendar(Calendar()) }

        /// Events, in the app's own attributes.
        public static func calendar(_ config: Calendar) -> ContentDomain { ContentDomain(attributes: config.all) }

        /// Mail and messages.
        public static var communications: ContentDomain { communications(Communications()) }

        /// Mail and messages, in the app's own attributes.
        public static func communications(_ config: Communications) -> ContentDomain {
            ContentDomain(attributes: config.all)
        }

        /// Documents.
        public static var documents: ContentDomain { documents(Documents()) }

        /// Documents, in the app's own attributes.
        public static func documents(_ config: Documents) -> ContentDomain { ContentDomain(attributes: config.all) }

        /// Items of any kind.
        public static var items: ContentDomain { items(Items()) }

        /// Items of any kind, in the app's own attributes.
        public static func items(_ config: Items) -> ContentDomain { ContentDomain(attributes: config.all) }

        /// Pictures and films.
        public static var visualMedia: ContentDomain { visualMedia(VisualMedia()) }

        /// Pictures and films, in the app's own attributes.
        public static func visualMedia(_ config: VisualMedia) -> ContentDomain { ContentDomain(attributes: config.all) }
    }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
extension SpotlightSearchTool.ContentDomain {
    /// Songs, podcasts and recordings: the attributes for each of their sides. What is nil has the usual ones.
    public struct Audio: Sendable {
        /// Who plays.
        public var artist: [SearchableItemAttribute]?
        /// The album.
        public var album: [SearchableItemAttribute]?
        /// What is said.
        public var transcription: [SearchableItemAttribute]?
        /// When.
        public var date: [SearchableItemAttribute]?

        /// The attributes of each side.
        public init(
            artist: [SearchableItemAttribute]? = nil,
            album: [SearchableItemAttribute]? = nil,
            transcription: [SearchableItemAttribute]? = nil,
            date: [SearchableItemAttribute]? = nil
        ) {
            self.artist = artist
            self.album = album
            self.transcription = transcription
            self.date = date
        }

        fileprivate var all: [SearchableItemAttribute] {
            [
                artist ?? [.artist, .composer, .performers], album ?? [.album, .title],
                transcription ?? [.textContent, .contentDescription], date ?? [.recordingDate, .contentCreationDate],
            ].flatMap { $0 }
        }
    }

    /// Events: the attributes for each of their sides. What is nil has the usual ones.
    public struct Calendar: Sendable {
        /// Who invites.
        public var organizer: [SearchableItemAttribute]?
        /// Who comes.
        public var attendees: [SearchableItemAttribute]?
        /// Where.
        public var location: [SearchableItemAttribute]?
        /// When.
        public var date: [SearchableItemAttribute]?

        /// The attributes of each side.
        public init(
            organizer: [SearchableItemAttribute]? = nil,
            attendees: [SearchableItemAttribute]? = nil,
            location: [SearchableItemAttribute]? = nil,
            date: [SearchableItemAttribute]? = nil
        ) {
            self.organizer = organizer
            self.attendees = attendees
            self.location = location
            self.date = date
        }

        fileprivate var all: [SearchableItemAttribute] {
            [
                organizer ?? [.authorNames], attendees ?? [.participants, .recipientNames],
                location ?? [.namedLocation, .city], date ?? [.startDate, .endDate, .dueDate],
            ].flatMap { $0 }
        }
    }

    /// Mail and messages: the attributes for each of their sides. What is nil has the usual ones.
    public struct Communications: Sendable {
        /// Who has written.
        public var authors: [SearchableItemAttribute]?
        /// To whom.
        public var recipients: [SearchableItemAttribute]?
        /// When it was sent.
        public var sent: [SearchableItemAttribute]?
        /// When it has come.
        public var received: [SearchableItemAttribute]?
        /// About what.
        public var topic: [SearchableItemAttribute]?

        /// The attributes of each side.
        public init(
            authors: [SearchableItemAttribute]? = nil,
            recipients: [SearchableItemAttribute]? = nil,
            sent: [SearchableItemAttribute]? = nil,
            received: [SearchableItemAttribute]? = nil,
            topic: [SearchableItemAttribute]? = nil
        ) {
            self.authors = authors
            self.recipients = recipients
            self.sent = sent
            self.received = received
            self.topic = topic
        }

        fileprivate var all: [SearchableItemAttribute] {
            [
                authors ?? [.authorNames, .authorEmailAddresses],
                recipients ?? [.recipientNames, .recipientEmailAddresses], sent ?? [.contentCreationDate],
                received ?? [.addedDate], topic ?? [.subject, .title, .textContent],
            ].flatMap { $0 }
        }
    }

    /// Documents: the attributes for each of their sides. What is nil has the usual ones.
    public struct Documents: Sendable {
        /// Who has written.
        public var authors: [SearchableItemAttribute]?
        /// Keywords.
        public var keywords: [SearchableItemAttribute]?
        /// When it was made.
        public var created: [SearchableItemAttribute]?
        /// When it was changed.
        public var modified: [SearchableItemAttribute]?

        /// The attributes of each side.
        public init(
            authors: [SearchableItemAttribute]? = nil,
            keywords: [SearchableItemAttribute]? = nil,
            created: [SearchableItemAttribute]? = nil,
            modified: [SearchableItemAttribute]? = nil
        ) {
            self.authors = authors
            self.keywords = keywords
            self.created = created
            self.modified = modified
        }

        fileprivate var all: [SearchableItemAttribute] {
            [
                authors ?? [.authorNames, .creator], keywords ?? [.keywords, .title, .contentDescription],
                created ?? [.contentCreationDate], modified ?? [.contentModificationDate],
            ].flatMap { $0 }
        }
    }

    /// Items of any kind: the attributes for each of their sides. What is nil has the usual ones.
    public struct Items: Sendable {
        /// Its title.
        public var title: [SearchableItemAttribute]?
        /// Its text.
        public var text: [SearchableItemAttribute]?
        /// When it was made.
        public var created: [SearchableItemAttribute]?
        /// When it was changed.
        public var modified: [SearchableItemAttribute]?

        /// The attributes of each side.
        public init(
            title: [SearchableItemAttribute]? = nil,
            text: [SearchableItemAttribute]? = nil,
            created: [SearchableItemAttribute]? = nil,
            modified: [SearchableItemAttribute]? = nil
        ) {
            self.title = title
            self.text = text
            self.created = created
            self.modified = modified
        }

        fileprivate var all: [SearchableItemAttribute] {
            [
                title ?? [.title, .displayName], text ?? [.contentDescription, .textContent, .keywords],
                created ?? [.contentCreationDate], modified ?? [.contentModificationDate],
            ].flatMap { $0 }
        }
    }

    /// Pictures and films: the attributes for each of their sides. What is nil has the usual ones.
    public struct VisualMedia: Sendable {
        /// Who is in it.
        public var people: [SearchableItemAttribute]?
        /// What is in it.
        public var description: [SearchableItemAttribute]?
        /// Where.
        public var location: [SearchableItemAttribute]?
        /// When.
        public var date: [SearchableItemAttribute]?

        /// The attributes of each side.
        public init(
            people: [SearchableItemAttribute]? = nil,
            description: [SearchableItemAttribute]? = nil,
            location: [SearchableItemAttribute]? = nil,
            date: [SearchableItemAttribute]? = nil
        ) {
            self.people = people
            self.description = description
            self.location = location
            self.date = date
        }

        fileprivate var all: [SearchableItemAttribute] {
            [
                people ?? [.participants, .contributors], description ?? [.contentDescription, .title, .keywords],
                location ?? [.namedLocation, .city, .country], date ?? [.contentCreationDate],
            ].flatMap { $0 }
        }
    }
}
