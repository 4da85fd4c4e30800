import Foundation

// What may be said of an item, by Apple's names: events, messages, people and files.

extension CSSearchableItemAttributeSet {
    /// All day.
    public var allDay: NSNumber? {
        get { number("allDay") }
        set { set(newValue, "allDay") }
    }
    /// Account identifier.
    public var accountIdentifier: String? {
        get { text("accountIdentifier") }
        set { set(newValue, "accountIdentifier") }
    }
    /// Account handles.
    public var accountHandles: [String]? {
        get { texts("accountHandles") }
        set { set(newValue, "accountHandles") }
    }
    /// Mailbox identifiers.
    public var mailboxIdentifiers: [String]? {
        get { texts("mailboxIdentifiers") }
        set { set(newValue, "mailboxIdentifiers") }
    }
    /// Author names.
    public var authorNames: [String]? {
        get { texts("authorNames") }
        set { set(newValue, "authorNames") }
    }
    /// Recipient names.
    public var recipientNames: [String]? {
        get { texts("recipientNames") }
        set { set(newValue, "recipientNames") }
    }
    /// Author email addresses.
    public var authorEmailAddresses: [String]? {
        get { texts("authorEmailAddresses") }
        set { set(newValue, "authorEmailAddresses") }
    }
    /// Recipient email addresses.
    public var recipientEmailAddresses: [String]? {
        get { texts("recipientEmailAddresses") }
        set { set(newValue, "recipientEmailAddresses") }
    }
    /// Author addresses.
    public var authorAddresses: [String]? {
        get { texts("authorAddresses") }
        set { set(newValue, "authorAddresses") }
    }
    /// Recipient addresses.
    public var recipientAddresses: [String]? {
        get { texts("recipientAddresses") }
        set { set(newValue, "recipientAddresses") }
    }
    /// Phone numbers.
    public var phoneNumbers: [String]? {
        get { texts("phoneNumbers") }
        set { set(newValue, "phoneNumbers") }
    }
    /// Email addresses.
    public var emailAddresses: [String]? {
        get { texts("emailAddresses") }
        set { set(newValue, "emailAddresses") }
    }
    /// Instant message addresses.
    public var instantMessageAddresses: [String]? {
        get { texts("instantMessageAddresses") }
        set { set(newValue, "instantMessageAddresses") }
    }
    /// Likely junk.
    public var isLikelyJunk: NSNumber? {
        get { number("likelyJunk") }
        set { set(newValue, "likelyJunk") }
    }
    /// Editors.
    public var editors: [String]? {
        get { texts("editors") }
        set { set(newValue, "editors") }
    }
    /// Participants.
    public var participants: [String]? {
        get { texts("participants") }
        set { set(newValue, "participants") }
    }
    /// Projects.
    public var projects: [String]? {
        get { texts("projects") }
        set { set(newValue, "projects") }
    }
    /// Content sources.
    public var contentSources: [String]? {
        get { texts("contentSources") }
        set { set(newValue, "contentSources") }
    }
    /// Comment.
    public var comment: String? {
        get { text("comment") }
        set { set(newValue, "comment") }
    }
    /// Copyright.
    public var copyright: String? {
        get { text("copyright") }
        set { set(newValue, "copyright") }
    }
    /// Last used date.
    public var lastUsedDate: Date? {
        get { date("lastUsedDate") }
        set { set(newValue, "lastUsedDate") }
    }
    /// Content creation date.
    public var contentCreationDate: Date? {
        get { date("contentCreationDate") }
        set { set(newValue, "contentCreationDate") }
    }
    /// Content modification date.
    public var contentModificationDate: Date? {
        get { date("contentModificationDate") }
        set { set(newValue, "contentModificationDate") }
    }
    /// Added date.
    public var addedDate: Date? {
        get { date("addedDate") }
        set { set(newValue, "addedDate") }
    }
    /// Downloaded date.
    public var downloadedDate: Date? {
        get { date("downloadedDate") }
        set { set(newValue, "downloadedDate") }
    }
    /// Duration.
    public var duration: NSNumber? {
        get { number("duration") }
        set { set(newValue, "duration") }
    }
    /// Contact keywords.
    public var contactKeywords: [String]? {
        get { texts("contactKeywords") }
        set { set(newValue, "contactKeywords") }
    }
    /// Codecs.
    public var codecs: [String]? {
        get { texts("codecs") }
        set { set(newValue, "codecs") }
    }
    /// Media types.
    public var mediaTypes: [String]? {
        get { texts("mediaTypes") }
        set { set(newValue, "mediaTypes") }
    }
    /// Streamable.
    public var isStreamable: NSNumber? {
        get { number("streamable") }
        set { set(newValue, "streamable") }
    }
    /// Total bit rate.
    public var totalBitRate: NSNumber? {
        get { number("totalBitRate") }
        set { set(newValue, "totalBitRate") }
    }
    /// Video bit rate.
    public var videoBitRate: NSNumber? {
        get { number("videoBitRate") }
        set { set(newValue, "videoBitRate") }
    }
    /// Audio bit rate.
    public var audioBitRate: NSNumber? {
        get { number("audioBitRate") }
        set { set(newValue, "audioBitRate") }
    }
    /// Delivery type.
    public var deliveryType: NSNumber? {
        get { number("deliveryType") }
        set { set(newValue, "deliveryType") }
    }
    /// Organizations.
    public var organizations: [String]? {
        get { texts("organizations") }
        set { set(newValue, "organizations") }
    }
    /// Role.
    public var role: String? {
        get { text("role") }
        set { set(newValue, "role") }
    }
    /// Languages.
    public var languages: [String]? {
        get { texts("languages") }
        set { set(newValue, "languages") }
    }
    /// Rights.
    public var rights: String? {
        get { text("rights") }
        set { set(newValue, "rights") }
    }
    /// Publishers.
    public var publishers: [String]? {
        get { texts("publishers") }
        set { set(newValue, "publishers") }
    }
    /// Contributors.
    public var contributors: [String]? {
        get { texts("contributors") }
        set { set(newValue, "contributors") }
    }
    /// Coverage.
    public var coverage: String? {
        get { text("coverage") }
        set { set(newValue, "coverage") }
    }
    /// Rating.
    public var rating: NSNumber? {
        get { number("rating") }
        set { set(newValue, "rating") }
    }
    /// Rating description.
    public var ratingDescription: String? {
        get { text("ratingDescription") }
        set { set(newValue, "ratingDescription") }
    }
    /// Play count.
    public var playCount: NSNumber? {
        get { number("playCount") }
        set { set(newValue, "playCount") }
    }
}
