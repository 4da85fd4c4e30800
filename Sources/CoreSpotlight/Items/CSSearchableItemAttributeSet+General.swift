import Foundation

// What may be said of an item, by Apple's names: what everything has, and documents.

extension CSSearchableItemAttributeSet {
    /// Display name.
    public var displayName: String? {
        get { text("displayName") }
        set { set(newValue, "displayName") }
    }
    /// Alternate names.
    public var alternateNames: [String]? {
        get { texts("alternateNames") }
        set { set(newValue, "alternateNames") }
    }
    /// Path.
    public var path: String? {
        get { text("path") }
        set { set(newValue, "path") }
    }
    /// Content URL.
    public var contentURL: URL? {
        get { url("contentURL") }
        set { set(newValue, "contentURL") }
    }
    /// Thumbnail URL.
    public var thumbnailURL: URL? {
        get { url("thumbnailURL") }
        set { set(newValue, "thumbnailURL") }
    }
    /// Dark thumbnail URL.
    public var darkThumbnailURL: URL? {
        get { url("darkThumbnailURL") }
        set { set(newValue, "darkThumbnailURL") }
    }
    /// Related unique identifier.
    public var relatedUniqueIdentifier: String? {
        get { text("relatedUniqueIdentifier") }
        set { set(newValue, "relatedUniqueIdentifier") }
    }
    /// Weak related unique identifier.
    public var weakRelatedUniqueIdentifier: String? {
        get { text("weakRelatedUniqueIdentifier") }
        set { set(newValue, "weakRelatedUniqueIdentifier") }
    }
    /// Metadata modification date.
    public var metadataModificationDate: Date? {
        get { date("metadataModificationDate") }
        set { set(newValue, "metadataModificationDate") }
    }
    /// Content type.
    public var contentType: String? {
        get { text("contentType") }
        set { set(newValue, "contentType") }
    }
    /// Content type tree.
    public var contentTypeTree: [String]? {
        get { texts("contentTypeTree") }
        set { set(newValue, "contentTypeTree") }
    }
    /// Keywords.
    public var keywords: [String]? {
        get { texts("keywords") }
        set { set(newValue, "keywords") }
    }
    /// Title.
    public var title: String? {
        get { text("title") }
        set { set(newValue, "title") }
    }
    /// Text content.
    public var textContent: String? {
        get { text("textContent") }
        set { set(newValue, "textContent") }
    }
    /// Version.
    public var version: String? {
        get { text("version") }
        set { set(newValue, "version") }
    }
    /// User created.
    public var isUserCreated: NSNumber? {
        get { number("userCreated") }
        set { set(newValue, "userCreated") }
    }
    /// User owned.
    public var isUserOwned: NSNumber? {
        get { number("userOwned") }
        set { set(newValue, "userOwned") }
    }
    /// User curated.
    public var isUserCurated: NSNumber? {
        get { number("userCurated") }
        set { set(newValue, "userCurated") }
    }
    /// Ranking hint.
    public var rankingHint: NSNumber? {
        get { number("rankingHint") }
        set { set(newValue, "rankingHint") }
    }
    /// Domain identifier.
    public var domainIdentifier: String? {
        get { text("domainIdentifier") }
        set { set(newValue, "domainIdentifier") }
    }
    /// Supports phone call.
    public var supportsPhoneCall: NSNumber? {
        get { number("supportsPhoneCall") }
        set { set(newValue, "supportsPhoneCall") }
    }
    /// Supports navigation.
    public var supportsNavigation: NSNumber? {
        get { number("supportsNavigation") }
        set { set(newValue, "supportsNavigation") }
    }
    /// Container title.
    public var containerTitle: String? {
        get { text("containerTitle") }
        set { set(newValue, "containerTitle") }
    }
    /// Container display name.
    public var containerDisplayName: String? {
        get { text("containerDisplayName") }
        set { set(newValue, "containerDisplayName") }
    }
    /// Container identifier.
    public var containerIdentifier: String? {
        get { text("containerIdentifier") }
        set { set(newValue, "containerIdentifier") }
    }
    /// Container order.
    public var containerOrder: NSNumber? {
        get { number("containerOrder") }
        set { set(newValue, "containerOrder") }
    }
    /// Subject.
    public var subject: String? {
        get { text("subject") }
        set { set(newValue, "subject") }
    }
    /// Theme.
    public var theme: String? {
        get { text("theme") }
        set { set(newValue, "theme") }
    }
    /// Content description.
    public var contentDescription: String? {
        get { text("contentDescription") }
        set { set(newValue, "contentDescription") }
    }
    /// Identifier.
    public var identifier: String? {
        get { text("identifier") }
        set { set(newValue, "identifier") }
    }
    /// Audiences.
    public var audiences: [String]? {
        get { texts("audiences") }
        set { set(newValue, "audiences") }
    }
    /// File size.
    public var fileSize: NSNumber? {
        get { number("fileSize") }
        set { set(newValue, "fileSize") }
    }
    /// Page count.
    public var pageCount: NSNumber? {
        get { number("pageCount") }
        set { set(newValue, "pageCount") }
    }
    /// Page width.
    public var pageWidth: NSNumber? {
        get { number("pageWidth") }
        set { set(newValue, "pageWidth") }
    }
    /// Page height.
    public var pageHeight: NSNumber? {
        get { number("pageHeight") }
        set { set(newValue, "pageHeight") }
    }
    /// Security method.
    public var securityMethod: String? {
        get { text("securityMethod") }
        set { set(newValue, "securityMethod") }
    }
    /// Creator.
    public var creator: String? {
        get { text("creator") }
        set { set(newValue, "creator") }
    }
    /// Encoding applications.
    public var encodingApplications: [String]? {
        get { texts("encodingApplications") }
        set { set(newValue, "encodingApplications") }
    }
    /// Kind.
    public var kind: String? {
        get { text("kind") }
        set { set(newValue, "kind") }
    }
    /// Font names.
    public var fontNames: [String]? {
        get { texts("fontNames") }
        set { set(newValue, "fontNames") }
    }
    /// Due date.
    public var dueDate: Date? {
        get { date("dueDate") }
        set { set(newValue, "dueDate") }
    }
    /// Completion date.
    public var completionDate: Date? {
        get { date("completionDate") }
        set { set(newValue, "completionDate") }
    }
    /// Start date.
    public var startDate: Date? {
        get { date("startDate") }
        set { set(newValue, "startDate") }
    }
    /// End date.
    public var endDate: Date? {
        get { date("endDate") }
        set { set(newValue, "endDate") }
    }
}
