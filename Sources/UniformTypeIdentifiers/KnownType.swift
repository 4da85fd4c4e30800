/// A type with a name from Apple: its supertypes, file name extensions and MIME types.
struct KnownType: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]

    init(_ identifier: String, _ parents: [String] = [], _ extensions: [String] = [], _ mimeTypes: [String] = []) {
        self.identifier = identifier
        self.parents = parents
        self.extensions = extensions
        self.mimeTypes = mimeTypes
    }

    static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    static let all: [KnownType] = [
        KnownType("public.item"), KnownType("public.content"),
        KnownType("public.data", ["public.item"]),
        KnownType("public.composite-content", ["public.content"]),
        KnownType("public.directory", ["public.item"]),
        KnownType("public.folder", ["public.directory"]),
        KnownType("public.url", ["public.data"]),
        KnownType("public.file-url", ["public.url"]),
        KnownType("public.text", ["public.data", "public.content"]),
        KnownType("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
        KnownType("public.utf8-plain-text", ["public.plain-text"]),
        KnownType("public.utf16-plain-text", ["public.plain-text"]),
        KnownType("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
        KnownType("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
        KnownType("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
        KnownType("public.json", ["public.text"], ["json"], ["application/json"]),
        KnownType("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"]),
        KnownType("public.source-code", ["public.plain-text"]),
        KnownType("public.swift-source", ["public.source-code"], ["swift"]),
        KnownType("public.comma-separated-values-text", ["public.text"], ["csv"], ["text/csv"]),
        KnownType("public.tab-separated-values-text", ["public.text"], ["tsv"], ["text/tab-separated-values"]),
        KnownType("public.image", ["public.data", "public.content"]),
        KnownType("public.png", ["public.image"], ["png"], ["image/png"]),
        KnownType("public.jpeg", ["public.image"], ["jpeg", "jpg"], ["image/jpeg"]),
        KnownType("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
        KnownType("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
        KnownType("public.heic", ["public.image"], ["heic"], ["image/heic"]),
        KnownType("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
        KnownType("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"]),
        KnownType("public.svg-image", ["public.image", "public.xml"], ["svg"], ["image/svg+xml"]),
        KnownType("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
        KnownType("public.audiovisual-content", ["public.data", "public.content"]),
        KnownType("public.movie", ["public.audiovisual-content"]),
        KnownType("public.video", ["public.movie"]),
        KnownType("public.mpeg-4", ["public.movie"], ["mp4"], ["video/mp4"]),
        KnownType("com.apple.quicktime-movie", ["public.movie"], ["mov"], ["video/quicktime"]),
        KnownType("public.audio", ["public.audiovisual-content"]),
        KnownType("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg"]),
        KnownType("com.microsoft.waveform-audio", ["public.audio"], ["wav"], ["audio/wav"]),
        KnownType("public.archive", ["public.data"]),
        KnownType("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"]),
        KnownType("org.gnu.gnu-zip-archive", ["public.archive"], ["gz"], ["application/gzip"]),
        KnownType("public.vcard", ["public.text"], ["vcf"], ["text/vcard"]),
        KnownType("com.apple.ical.ics", ["public.text"], ["ics"], ["text/calendar"]),
        KnownType("com.apple.property-list", ["public.data"], ["plist"]),
    ]
}

extension UTType {
    /// Anything in a file system: a file, a folder.
    public static var item: UTType { UTType(known: "public.item") }
    /// Any content for people to look at or listen to.
    public static var content: UTType { UTType(known: "public.content") }
    /// Content that contains content of other types.
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }
    /// Any bytes.
    public static var data: UTType { UTType(known: "public.data") }
    /// A folder or a package.
    public static var directory: UTType { UTType(known: "public.directory") }
    /// A folder that users open.
    public static var folder: UTType { UTType(known: "public.folder") }
    /// A URL.
    public static var url: UTType { UTType(known: "public.url") }
    /// The URL of a file.
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    /// Text of any kind, with or without markup.
    public static var text: UTType { UTType(known: "public.text") }
    /// Text without markup: `txt`.
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    /// Text without markup in UTF-8.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    /// Text without markup in UTF-16.
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    /// Rich text: `rtf`.
    public static var rtf: UTType { UTType(known: "public.rtf") }
    /// HTML: `html`, `htm`.
    public static var html: UTType { UTType(known: "public.html") }
    /// XML: `xml`.
    public static var xml: UTType { UTType(known: "public.xml") }
    /// JSON: `json`.
    public static var json: UTType { UTType(known: "public.json") }
    /// YAML: `yml`, `yaml`.
    public static var yaml: UTType { UTType(known: "public.yaml") }
    /// The source of a program in any language.
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    /// The source of a Swift program: `swift`.
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    /// A table with commas between its values: `csv`.
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    /// A table with tabs between its values: `tsv`.
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    /// A picture of any kind.
    public static var image: UTType { UTType(known: "public.image") }
    /// A PNG picture: `png`.
    public static var png: UTType { UTType(known: "public.png") }
    /// A JPEG picture: `jpeg`, `jpg`.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    /// A GIF picture: `gif`.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    /// A TIFF picture: `tiff`, `tif`.
    public static var tiff: UTType { UTType(known: "public.tiff") }
    /// An HEIC picture: `heic`.
    public static var heic: UTType { UTType(known: "public.heic") }
    /// A WebP picture: `webp`.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    /// A BMP picture: `bmp`.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    /// An SVG drawing: `svg`.
    public static var svg: UTType { UTType(known: "public.svg-image") }
    /// A PDF document: `pdf`.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    /// Audio, video, or both.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    /// A movie, with or without sound.
    public static var movie: UTType { UTType(known: "public.movie") }
    /// Video without sound. MPEG-4 and QuickTime movies are kinds of `movie`, not of this type.
    public static var video: UTType { UTType(known: "public.video") }
    /// An MPEG-4 movie: `mp4`.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    /// A QuickTime movie: `mov`.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    /// Audio of any kind.
    public static var audio: UTType { UTType(known: "public.audio") }
    /// MP3 audio: `mp3`.
    public static var mp3: UTType { UTType(known: "public.mp3") }
    /// WAV audio: `wav`.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    /// An archive of files, of any kind.
    public static var archive: UTType { UTType(known: "public.archive") }
    /// A ZIP archive: `zip`.
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    /// A gzip archive: `gz`.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    /// A contact's card: `vcf`.
    public static var vCard: UTType { UTType(known: "public.vcard") }
    /// A calendar's event: `ics`.
    public static var calendarEvent: UTType { UTType(known: "com.apple.ical.ics") }
    /// A property list: `plist`.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
}
