/// A thing that is known of an indexed item, by its name in queries and for models.
///
/// See [SearchableItemAttribute](https://developer.apple.com/documentation/corespotlight/searchableitemattribute).
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct SearchableItemAttribute: RawRepresentable, Hashable, Sendable {
    /// The name: that of the attribute set's property, or of a ``CSCustomAttributeKey``.
    public let rawValue: String

    /// An attribute by its name, such as an app's own.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
extension SearchableItemAttribute {
    /// The attribute “display name”.
    public static let displayName = SearchableItemAttribute(rawValue: "displayName")
    /// The attribute “alternate names”.
    public static let alternateNames = SearchableItemAttribute(rawValue: "alternateNames")
    /// The attribute “path”.
    public static let path = SearchableItemAttribute(rawValue: "path")
    /// The attribute “content URL”.
    public static let contentURL = SearchableItemAttribute(rawValue: "contentURL")
    /// The attribute “thumbnail URL”.
    public static let thumbnailURL = SearchableItemAttribute(rawValue: "thumbnailURL")
    /// The attribute “thumbnail data”.
    public static let thumbnailData = SearchableItemAttribute(rawValue: "thumbnailData")
    /// The attribute “dark thumbnail URL”.
    public static let darkThumbnailURL = SearchableItemAttribute(rawValue: "darkThumbnailURL")
    /// The attribute “related unique identifier”.
    public static let relatedUniqueIdentifier = SearchableItemAttribute(rawValue: "relatedUniqueIdentifier")
    /// The attribute “weak related unique identifier”.
    public static let weakRelatedUniqueIdentifier = SearchableItemAttribute(rawValue: "weakRelatedUniqueIdentifier")
    /// The attribute “metadata modification date”.
    public static let metadataModificationDate = SearchableItemAttribute(rawValue: "metadataModificationDate")
    /// The attribute “content type”.
    public static let contentType = SearchableItemAttribute(rawValue: "contentType")
    /// The attribute “content type tree”.
    public static let contentTypeTree = SearchableItemAttribute(rawValue: "contentTypeTree")
    /// The attribute “keywords”.
    public static let keywords = SearchableItemAttribute(rawValue: "keywords")
    /// The attribute “title”.
    public static let title = SearchableItemAttribute(rawValue: "title")
    /// The attribute “text content”.
    public static let textContent = SearchableItemAttribute(rawValue: "textContent")
    /// The attribute “version”.
    public static let version = SearchableItemAttribute(rawValue: "version")
    /// The attribute “user created”.
    public static let userCreated = SearchableItemAttribute(rawValue: "userCreated")
    /// The attribute “user owned”.
    public static let userOwned = SearchableItemAttribute(rawValue: "userOwned")
    /// The attribute “user curated”.
    public static let userCurated = SearchableItemAttribute(rawValue: "userCurated")
    /// The attribute “ranking hint”.
    public static let rankingHint = SearchableItemAttribute(rawValue: "rankingHint")
    /// The attribute “domain identifier”.
    public static let domainIdentifier = SearchableItemAttribute(rawValue: "domainIdentifier")
    /// The attribute “supports phone call”.
    public static let supportsPhoneCall = SearchableItemAttribute(rawValue: "supportsPhoneCall")
    /// The attribute “supports navigation”.
    public static let supportsNavigation = SearchableItemAttribute(rawValue: "supportsNavigation")
    /// The attribute “container title”.
    public static let containerTitle = SearchableItemAttribute(rawValue: "containerTitle")
    /// The attribute “container display name”.
    public static let containerDisplayName = SearchableItemAttribute(rawValue: "containerDisplayName")
    /// The attribute “container identifier”.
    public static let containerIdentifier = SearchableItemAttribute(rawValue: "containerIdentifier")
    /// The attribute “container order”.
    public static let containerOrder = SearchableItemAttribute(rawValue: "containerOrder")
    /// The attribute “subject”.
    public static let subject = SearchableItemAttribute(rawValue: "subject")
    /// The attribute “theme”.
    public static let theme = SearchableItemAttribute(rawValue: "theme")
    /// The attribute “content description”.
    public static let contentDescription = SearchableItemAttribute(rawValue: "contentDescription")
    /// The attribute “identifier”.
    public static let identifier = SearchableItemAttribute(rawValue: "identifier")
    /// The attribute “audiences”.
    public static let audiences = SearchableItemAttribute(rawValue: "audiences")
    /// The attribute “file size”.
    public static let fileSize = SearchableItemAttribute(rawValue: "fileSize")
    /// The attribute “page count”.
    public static let pageCount = SearchableItemAttribute(rawValue: "pageCount")
    /// The attribute “page width”.
    public static let pageWidth = SearchableItemAttribute(rawValue: "pageWidth")
    /// The attribute “page height”.
    public static let pageHeight = SearchableItemAttribute(rawValue: "pageHeight")
    /// The attribute “security method”.
    public static let securityMethod = SearchableItemAttribute(rawValue: "securityMethod")
    /// The attribute “creator”.
    public static let creator = SearchableItemAttribute(rawValue: "creator")
    /// The attribute “encoding applications”.
    public static let encodingApplications = SearchableItemAttribute(rawValue: "encodingApplications")
    /// The attribute “kind”.
    public static let kind = SearchableItemAttribute(rawValue: "kind")
    /// The attribute “font names”.
    public static let fontNames = SearchableItemAttribute(rawValue: "fontNames")
    /// The attribute “due date”.
    public static let dueDate = SearchableItemAttribute(rawValue: "dueDate")
    /// The attribute “completion date”.
    public static let completionDate = SearchableItemAttribute(rawValue: "completionDate")
    /// The attribute “start date”.
    public static let startDate = SearchableItemAttribute(rawValue: "startDate")
    /// The attribute “end date”.
    public static let endDate = SearchableItemAttribute(rawValue: "endDate")
    /// The attribute “important dates”.
    public static let importantDates = SearchableItemAttribute(rawValue: "importantDates")
    /// The attribute “all day”.
    public static let allDay = SearchableItemAttribute(rawValue: "allDay")
    /// The attribute “account identifier”.
    public static let accountIdentifier = SearchableItemAttribute(rawValue: "accountIdentifier")
    /// The attribute “account handles”.
    public static let accountHandles = SearchableItemAttribute(rawValue: "accountHandles")
    /// The attribute “mailbox identifiers”.
    public static let mailboxIdentifiers = SearchableItemAttribute(rawValue: "mailboxIdentifiers")
    /// The attribute “author names”.
    public static let authorNames = SearchableItemAttribute(rawValue: "authorNames")
    /// The attribute “recipient names”.
    public static let recipientNames = SearchableItemAttribute(rawValue: "recipientNames")
    /// The attribute “author email addresses”.
    public static let authorEmailAddresses = SearchableItemAttribute(rawValue: "authorEmailAddresses")
    /// The attribute “recipient email addresses”.
    public static let recipientEmailAddresses = SearchableItemAttribute(rawValue: "recipientEmailAddresses")
    /// The attribute “author addresses”.
    public static let authorAddresses = SearchableItemAttribute(rawValue: "authorAddresses")
    /// The attribute “recipient addresses”.
    public static let recipientAddresses = SearchableItemAttribute(rawValue: "recipientAddresses")
    /// The attribute “phone numbers”.
    public static let phoneNumbers = SearchableItemAttribute(rawValue: "phoneNumbers")
    /// The attribute “email addresses”.
    public static let emailAddresses = SearchableItemAttribute(rawValue: "emailAddresses")
    /// The attribute “instant message addresses”.
    public static let instantMessageAddresses = SearchableItemAttribute(rawValue: "instantMessageAddresses")
    /// The attribute “likely junk”.
    public static let likelyJunk = SearchableItemAttribute(rawValue: "likelyJunk")
    /// The attribute “editors”.
    public static let editors = SearchableItemAttribute(rawValue: "editors")
    /// The attribute “participants”.
    public static let participants = SearchableItemAttribute(rawValue: "participants")
    /// The attribute “projects”.
    public static let projects = SearchableItemAttribute(rawValue: "projects")
    /// The attribute “content sources”.
    public static let contentSources = SearchableItemAttribute(rawValue: "contentSources")
    /// The attribute “comment”.
    public static let comment = SearchableItemAttribute(rawValue: "comment")
    /// The attribute “copyright”.
    public static let copyright = SearchableItemAttribute(rawValue: "copyright")
    /// The attribute “last used date”.
    public static let lastUsedDate = SearchableItemAttribute(rawValue: "lastUsedDate")
    /// The attribute “content creation date”.
    public static let contentCreationDate = SearchableItemAttribute(rawValue: "contentCreationDate")
    /// The attribute “content modification date”.
    public static let contentModificationDate = SearchableItemAttribute(rawValue: "contentModificationDate")
    /// The attribute “added date”.
    public static let addedDate = SearchableItemAttribute(rawValue: "addedDate")
    /// The attribute “downloaded date”.
    public static let downloadedDate = SearchableItemAttribute(rawValue: "downloadedDate")
    /// The attribute “duration”.
    public static let duration = SearchableItemAttribute(rawValue: "duration")
    /// The attribute “contact keywords”.
    public static let contactKeywords = SearchableItemAttribute(rawValue: "contactKeywords")
    /// The attribute “codecs”.
    public static let codecs = SearchableItemAttribute(rawValue: "codecs")
    /// The attribute “media types”.
    public static let mediaTypes = SearchableItemAttribute(rawValue: "mediaTypes")
    /// The attribute “streamable”.
    public static let streamable = SearchableItemAttribute(rawValue: "streamable")
    /// The attribute “total bit rate”.
    public static let totalBitRate = SearchableItemAttribute(rawValue: "totalBitRate")
    /// The attribute “video bit rate”.
    public static let videoBitRate = SearchableItemAttribute(rawValue: "videoBitRate")
    /// The attribute “audio bit rate”.
    public static let audioBitRate = SearchableItemAttribute(rawValue: "audioBitRate")
    /// The attribute “delivery type”.
    public static let deliveryType = SearchableItemAttribute(rawValue: "deliveryType")
    /// The attribute “organizations”.
    public static let organizations = SearchableItemAttribute(rawValue: "organizations")
    /// The attribute “role”.
    public static let role = SearchableItemAttribute(rawValue: "role")
    /// The attribute “languages”.
    public static let languages = SearchableItemAttribute(rawValue: "languages")
    /// The attribute “rights”.
    public static let rights = SearchableItemAttribute(rawValue: "rights")
    /// The attribute “publishers”.
    public static let publishers = SearchableItemAttribute(rawValue: "publishers")
    /// The attribute “contributors”.
    public static let contributors = SearchableItemAttribute(rawValue: "contributors")
    /// The attribute “coverage”.
    public static let coverage = SearchableItemAttribute(rawValue: "coverage")
    /// The attribute “rating”.
    public static let rating = SearchableItemAttribute(rawValue: "rating")
    /// The attribute “rating description”.
    public static let ratingDescription = SearchableItemAttribute(rawValue: "ratingDescription")
    /// The attribute “play count”.
    public static let playCount = SearchableItemAttribute(rawValue: "playCount")
    /// The attribute “information”.
    public static let information = SearchableItemAttribute(rawValue: "information")
    /// The attribute “director”.
    public static let director = SearchableItemAttribute(rawValue: "director")
    /// The attribute “producer”.
    public static let producer = SearchableItemAttribute(rawValue: "producer")
    /// The attribute “genre”.
    public static let genre = SearchableItemAttribute(rawValue: "genre")
    /// The attribute “performers”.
    public static let performers = SearchableItemAttribute(rawValue: "performers")
    /// The attribute “original format”.
    public static let originalFormat = SearchableItemAttribute(rawValue: "originalFormat")
    /// The attribute “original source”.
    public static let originalSource = SearchableItemAttribute(rawValue: "originalSource")
    /// The attribute “local”.
    public static let local = SearchableItemAttribute(rawValue: "local")
    /// The attribute “content rating”.
    public static let contentRating = SearchableItemAttribute(rawValue: "contentRating")
    /// The attribute “URL”.
    public static let url = SearchableItemAttribute(rawValue: "url")
    /// The attribute “audio sample rate”.
    public static let audioSampleRate = SearchableItemAttribute(rawValue: "audioSampleRate")
    /// The attribute “audio channel count”.
    public static let audioChannelCount = SearchableItemAttribute(rawValue: "audioChannelCount")
    /// The attribute “tempo”.
    public static let tempo = SearchableItemAttribute(rawValue: "tempo")
    /// The attribute “key signature”.
    public static let keySignature = SearchableItemAttribute(rawValue: "keySignature")
    /// The attribute “time signature”.
    public static let timeSignature = SearchableItemAttribute(rawValue: "timeSignature")
    /// The attribute “audio encoding application”.
    public static let audioEncodingApplication = SearchableItemAttribute(rawValue: "audioEncodingApplication")
    /// The attribute “composer”.
    public static let composer = SearchableItemAttribute(rawValue: "composer")
    /// The attribute “lyricist”.
    public static let lyricist = SearchableItemAttribute(rawValue: "lyricist")
    /// The attribute “album”.
    public static let album = SearchableItemAttribute(rawValue: "album")
    /// The attribute “artist”.
    public static let artist = SearchableItemAttribute(rawValue: "artist")
    /// The attribute “audio track number”.
    public static let audioTrackNumber = SearchableItemAttribute(rawValue: "audioTrackNumber")
    /// The attribute “recording date”.
    public static let recordingDate = SearchableItemAttribute(rawValue: "recordingDate")
    /// The attribute “musical genre”.
    public static let musicalGenre = SearchableItemAttribute(rawValue: "musicalGenre")
    /// The attribute “general MIDI sequence”.
    public static let generalMIDISequence = SearchableItemAttribute(rawValue: "generalMIDISequence")
    /// The attribute “musical instrument category”.
    public static let musicalInstrumentCategory = SearchableItemAttribute(rawValue: "musicalInstrumentCategory")
    /// The attribute “musical instrument name”.
    public static let musicalInstrumentName = SearchableItemAttribute(rawValue: "musicalInstrumentName")
    /// The attribute “pixel height”.
    public static let pixelHeight = SearchableItemAttribute(rawValue: "pixelHeight")
    /// The attribute “pixel width”.
    public static let pixelWidth = SearchableItemAttribute(rawValue: "pixelWidth")
    /// The attribute “pixel count”.
    public static let pixelCount = SearchableItemAttribute(rawValue: "pixelCount")
    /// The attribute “color space”.
    public static let colorSpace = SearchableItemAttribute(rawValue: "colorSpace")
    /// The attribute “bits per sample”.
    public static let bitsPerSample = SearchableItemAttribute(rawValue: "bitsPerSample")
    /// The attribute “flash on”.
    public static let flashOn = SearchableItemAttribute(rawValue: "flashOn")
    /// The attribute “focal length”.
    public static let focalLength = SearchableItemAttribute(rawValue: "focalLength")
    /// The attribute “focal length35mm equivalent”.
    public static let focalLength35mmEquivalent = SearchableItemAttribute(rawValue: "focalLength35mmEquivalent")
    /// The attribute “acquisition make”.
    public static let acquisitionMake = SearchableItemAttribute(rawValue: "acquisitionMake")
    /// The attribute “acquisition model”.
    public static let acquisitionModel = SearchableItemAttribute(rawValue: "acquisitionModel")
    /// The attribute “camera owner”.
    public static let cameraOwner = SearchableItemAttribute(rawValue: "cameraOwner")
    /// The attribute “lens model”.
    public static let lensModel = SearchableItemAttribute(rawValue: "lensModel")
    /// The attribute “ISO speed”.
    public static let isoSpeed = SearchableItemAttribute(rawValue: "isoSpeed")
    /// The attribute “orientation”.
    public static let orientation = SearchableItemAttribute(rawValue: "orientation")
    /// The attribute “layer names”.
    public static let layerNames = SearchableItemAttribute(rawValue: "layerNames")
    /// The attribute “white balance”.
    public static let whiteBalance = SearchableItemAttribute(rawValue: "whiteBalance")
    /// The attribute “aperture”.
    public static let aperture = SearchableItemAttribute(rawValue: "aperture")
    /// The attribute “profile name”.
    public static let profileName = SearchableItemAttribute(rawValue: "profileName")
    /// The attribute “resolution width DPI”.
    public static let resolutionWidthDPI = SearchableItemAttribute(rawValue: "resolutionWidthDPI")
    /// The attribute “resolution height DPI”.
    public static let resolutionHeightDPI = SearchableItemAttribute(rawValue: "resolutionHeightDPI")
    /// The attribute “exposure mode”.
    public static let exposureMode = SearchableItemAttribute(rawValue: "exposureMode")
    /// The attribute “exposure time”.
    public static let exposureTime = SearchableItemAttribute(rawValue: "exposureTime")
    /// The attribute “exif version”.
    public static let exifVersion = SearchableItemAttribute(rawValue: "exifVersion")
    /// The attribute “exif GPS version”.
    public static let exifGPSVersion = SearchableItemAttribute(rawValue: "exifGPSVersion")
    /// The attribute “has alpha channel”.
    public static let hasAlphaChannel = SearchableItemAttribute(rawValue: "hasAlphaChannel")
    /// The attribute “red eye on”.
    public static let redEyeOn = SearchableItemAttribute(rawValue: "redEyeOn")
    /// The attribute “metering mode”.
    public static let meteringMode = SearchableItemAttribute(rawValue: "meteringMode")
    /// The attribute “maximum aperture”.
    public static let maximumAperture = SearchableItemAttribute(rawValue: "maximumAperture")
    /// The attribute “f number”.
    public static let fNumber = SearchableItemAttribute(rawValue: "fNumber")
    /// The attribute “exposure program”.
    public static let exposureProgram = SearchableItemAttribute(rawValue: "exposureProgram")
    /// The attribute “exposure time string”.
    public static let exposureTimeString = SearchableItemAttribute(rawValue: "exposureTimeString")
    /// The attribute “headline”.
    public static let headline = SearchableItemAttribute(rawValue: "headline")
    /// The attribute “instructions”.
    public static let instructions = SearchableItemAttribute(rawValue: "instructions")
    /// The attribute “thoroughfare”.
    public static let thoroughfare = SearchableItemAttribute(rawValue: "thoroughfare")
    /// The attribute “sub thoroughfare”.
    public static let subThoroughfare = SearchableItemAttribute(rawValue: "subThoroughfare")
    /// The attribute “postal code”.
    public static let postalCode = SearchableItemAttribute(rawValue: "postalCode")
    /// The attribute “city”.
    public static let city = SearchableItemAttribute(rawValue: "city")
    /// The attribute “state or province”.
    public static let stateOrProvince = SearchableItemAttribute(rawValue: "stateOrProvince")
    /// The attribute “country”.
    public static let country = SearchableItemAttribute(rawValue: "country")
    /// The attribute “fully formatted address”.
    public static let fullyFormattedAddress = SearchableItemAttribute(rawValue: "fullyFormattedAddress")
    /// The attribute “altitude”.
    public static let altitude = SearchableItemAttribute(rawValue: "altitude")
    /// The attribute “latitude”.
    public static let latitude = SearchableItemAttribute(rawValue: "latitude")
    /// The attribute “longitude”.
    public static let longitude = SearchableItemAttribute(rawValue: "longitude")
    /// The attribute “speed”.
    public static let speed = SearchableItemAttribute(rawValue: "speed")
    /// The attribute “timestamp”.
    public static let timestamp = SearchableItemAttribute(rawValue: "timestamp")
    /// The attribute “image direction”.
    public static let imageDirection = SearchableItemAttribute(rawValue: "imageDirection")
    /// The attribute “named location”.
    public static let namedLocation = SearchableItemAttribute(rawValue: "namedLocation")
    /// The attribute “GPS track”.
    public static let gpsTrack = SearchableItemAttribute(rawValue: "gpsTrack")
    /// The attribute “GPS status”.
    public static let gpsStatus = SearchableItemAttribute(rawValue: "gpsStatus")
    /// The attribute “GPS measure mode”.
    public static let gpsMeasureMode = SearchableItemAttribute(rawValue: "gpsMeasureMode")
    /// The attribute “GPS dilution of precision”.
    public static let gpsDilutionOfPrecision = SearchableItemAttribute(rawValue: "gpsDilutionOfPrecision")
    /// The attribute “GPS map datum”.
    public static let gpsMapDatum = SearchableItemAttribute(rawValue: "gpsMapDatum")
    /// The attribute “GPS destination latitude”.
    public static let gpsDestinationLatitude = SearchableItemAttribute(rawValue: "gpsDestinationLatitude")
    /// The attribute “GPS destination longitude”.
    public static let gpsDestinationLongitude = SearchableItemAttribute(rawValue: "gpsDestinationLongitude")
    /// The attribute “GPS destination bearing”.
    public static let gpsDestinationBearing = SearchableItemAttribute(rawValue: "gpsDestinationBearing")
    /// The attribute “GPS destination distance”.
    public static let gpsDestinationDistance = SearchableItemAttribute(rawValue: "gpsDestinationDistance")
    /// The attribute “GPS processing method”.
    public static let gpsProcessingMethod = SearchableItemAttribute(rawValue: "gpsProcessingMethod")
    /// The attribute “GPS area information”.
    public static let gpsAreaInformation = SearchableItemAttribute(rawValue: "gpsAreaInformation")
    /// The attribute “GPS date stamp”.
    public static let gpsDateStamp = SearchableItemAttribute(rawValue: "gpsDateStamp")
    /// The attribute “GPS differential”.
    public static let gpsDifferential = SearchableItemAttribute(rawValue: "gpsDifferential")
}
