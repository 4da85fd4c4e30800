import Foundation

// What may be said of an item, by Apple's names: media and music.

extension CSSearchableItemAttributeSet {
    /// Information.
    public var information: String? {
        get { text("information") }
        set { set(newValue, "information") }
    }
    /// Director.
    public var director: String? {
        get { text("director") }
        set { set(newValue, "director") }
    }
    /// Producer.
    public var producer: String? {
        get { text("producer") }
        set { set(newValue, "producer") }
    }
    /// Genre.
    public var genre: String? {
        get { text("genre") }
        set { set(newValue, "genre") }
    }
    /// Performers.
    public var performers: [String]? {
        get { texts("performers") }
        set { set(newValue, "performers") }
    }
    /// Original format.
    public var originalFormat: String? {
        get { text("originalFormat") }
        set { set(newValue, "originalFormat") }
    }
    /// Original source.
    public var originalSource: String? {
        get { text("originalSource") }
        set { set(newValue, "originalSource") }
    }
    /// Local.
    public var isLocal: NSNumber? {
        get { number("local") }
        set { set(newValue, "local") }
    }
    /// Content rating.
    public var contentRating: NSNumber? {
        get { number("contentRating") }
        set { set(newValue, "contentRating") }
    }
    /// URL.
    public var url: URL? {
        get { url("url") }
        set { set(newValue, "url") }
    }
    /// Audio sample rate.
    public var audioSampleRate: NSNumber? {
        get { number("audioSampleRate") }
        set { set(newValue, "audioSampleRate") }
    }
    /// Audio channel count.
    public var audioChannelCount: NSNumber? {
        get { number("audioChannelCount") }
        set { set(newValue, "audioChannelCount") }
    }
    /// Tempo.
    public var tempo: NSNumber? {
        get { number("tempo") }
        set { set(newValue, "tempo") }
    }
    /// Key signature.
    public var keySignature: String? {
        get { text("keySignature") }
        set { set(newValue, "keySignature") }
    }
    /// Time signature.
    public var timeSignature: String? {
        get { text("timeSignature") }
        set { set(newValue, "timeSignature") }
    }
    /// Audio encoding application.
    public var audioEncodingApplication: String? {
        get { text("audioEncodingApplication") }
        set { set(newValue, "audioEncodingApplication") }
    }
    /// Composer.
    public var composer: String? {
        get { text("composer") }
        set { set(newValue, "composer") }
    }
    /// Lyricist.
    public var lyricist: String? {
        get { text("lyricist") }
        set { set(newValue, "lyricist") }
    }
    /// Album.
    public var album: String? {
        get { text("album") }
        set { set(newValue, "album") }
    }
    /// Artist.
    public var artist: String? {
        get { text("artist") }
        set { set(newValue, "artist") }
    }
    /// Audio track number.
    public var audioTrackNumber: NSNumber? {
        get { number("audioTrackNumber") }
        set { set(newValue, "audioTrackNumber") }
    }
    /// Recording date.
    public var recordingDate: Date? {
        get { date("recordingDate") }
        set { set(newValue, "recordingDate") }
    }
    /// Musical genre.
    public var musicalGenre: String? {
        get { text("musicalGenre") }
        set { set(newValue, "musicalGenre") }
    }
    /// General MIDI sequence.
    public var isGeneralMIDISequence: NSNumber? {
        get { number("generalMIDISequence") }
        set { set(newValue, "generalMIDISequence") }
    }
    /// Musical instrument category.
    public var musicalInstrumentCategory: String? {
        get { text("musicalInstrumentCategory") }
        set { set(newValue, "musicalInstrumentCategory") }
    }
    /// Musical instrument name.
    public var musicalInstrumentName: String? {
        get { text("musicalInstrumentName") }
        set { set(newValue, "musicalInstrumentName") }
    }
    /// Pixel height.
    public var pixelHeight: NSNumber? {
        get { number("pixelHeight") }
        set { set(newValue, "pixelHeight") }
    }
    /// Pixel width.
    public var pixelWidth: NSNumber? {
        get { number("pixelWidth") }
        set { set(newValue, "pixelWidth") }
    }
    /// Pixel count.
    public var pixelCount: NSNumber? {
        get { number("pixelCount") }
        set { set(newValue, "pixelCount") }
    }
    /// Color space.
    public var colorSpace: String? {
        get { text("colorSpace") }
        set { set(newValue, "colorSpace") }
    }
    /// Bits per sample.
    public var bitsPerSample: NSNumber? {
        get { number("bitsPerSample") }
        set { set(newValue, "bitsPerSample") }
    }
    /// Flash on.
    public var isFlashOn: NSNumber? {
        get { number("flashOn") }
        set { set(newValue, "flashOn") }
    }
    /// Focal length.
    public var focalLength: NSNumber? {
        get { number("focalLength") }
        set { set(newValue, "focalLength") }
    }
    /// Focal length35mm equivalent.
    public var isFocalLength35mm: NSNumber? {
        get { number("focalLength35mmEquivalent") }
        set { set(newValue, "focalLength35mmEquivalent") }
    }
    /// Acquisition make.
    public var acquisitionMake: String? {
        get { text("acquisitionMake") }
        set { set(newValue, "acquisitionMake") }
    }
    /// Acquisition model.
    public var acquisitionModel: String? {
        get { text("acquisitionModel") }
        set { set(newValue, "acquisitionModel") }
    }
    /// Camera owner.
    public var cameraOwner: String? {
        get { text("cameraOwner") }
        set { set(newValue, "cameraOwner") }
    }
    /// Lens model.
    public var lensModel: String? {
        get { text("lensModel") }
        set { set(newValue, "lensModel") }
    }
    /// ISO speed.
    public var isoSpeed: NSNumber? {
        get { number("isoSpeed") }
        set { set(newValue, "isoSpeed") }
    }
    /// Orientation.
    public var orientation: NSNumber? {
        get { number("orientation") }
        set { set(newValue, "orientation") }
    }
    /// Layer names.
    public var layerNames: [String]? {
        get { texts("layerNames") }
        set { set(newValue, "layerNames") }
    }
    /// White balance.
    public var whiteBalance: NSNumber? {
        get { number("whiteBalance") }
        set { set(newValue, "whiteBalance") }
    }
    /// Aperture.
    public var aperture: NSNumber? {
        get { number("aperture") }
        set { set(newValue, "aperture") }
    }
    /// Profile name.
    public var profileName: String? {
        get { text("profileName") }
        set { set(newValue, "profileName") }
    }
}
