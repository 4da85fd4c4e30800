import Foundation

// What may be said of an item, by Apple's names: pictures and places.

extension CSSearchableItemAttributeSet {
    /// Resolution width DPI.
    public var resolutionWidthDPI: NSNumber? {
        get { number("resolutionWidthDPI") }
        set { set(newValue, "resolutionWidthDPI") }
    }
    /// Resolution height DPI.
    public var resolutionHeightDPI: NSNumber? {
        get { number("resolutionHeightDPI") }
        set { set(newValue, "resolutionHeightDPI") }
    }
    /// Exposure mode.
    public var exposureMode: String? {
        get { text("exposureMode") }
        set { set(newValue, "exposureMode") }
    }
    /// Exposure time.
    public var exposureTime: NSNumber? {
        get { number("exposureTime") }
        set { set(newValue, "exposureTime") }
    }
    /// Exif version.
    public var exifVersion: String? {
        get { text("exifVersion") }
        set { set(newValue, "exifVersion") }
    }
    /// Exif GPS version.
    public var exifGPSVersion: String? {
        get { text("exifGPSVersion") }
        set { set(newValue, "exifGPSVersion") }
    }
    /// Has alpha channel.
    public var hasAlphaChannel: NSNumber? {
        get { number("hasAlphaChannel") }
        set { set(newValue, "hasAlphaChannel") }
    }
    /// Red eye on.
    public var isRedEyeOn: NSNumber? {
        get { number("redEyeOn") }
        set { set(newValue, "redEyeOn") }
    }
    /// Metering mode.
    public var meteringMode: String? {
        get { text("meteringMode") }
        set { set(newValue, "meteringMode") }
    }
    /// Maximum aperture.
    public var maximumAperture: NSNumber? {
        get { number("maximumAperture") }
        set { set(newValue, "maximumAperture") }
    }
    /// F number.
    public var fNumber: NSNumber? {
        get { number("fNumber") }
        set { set(newValue, "fNumber") }
    }
    /// Exposure program.
    public var exposureProgram: String? {
        get { text("exposureProgram") }
        set { set(newValue, "exposureProgram") }
    }
    /// Exposure time string.
    public var exposureTimeString: String? {
        get { text("exposureTimeString") }
        set { set(newValue, "exposureTimeString") }
    }
    /// Headline.
    public var headline: String? {
        get { text("headline") }
        set { set(newValue, "headline") }
    }
    /// Instructions.
    public var instructions: String? {
        get { text("instructions") }
        set { set(newValue, "instructions") }
    }
    /// Thoroughfare.
    public var thoroughfare: String? {
        get { text("thoroughfare") }
        set { set(newValue, "thoroughfare") }
    }
    /// Sub thoroughfare.
    public var subThoroughfare: String? {
        get { text("subThoroughfare") }
        set { set(newValue, "subThoroughfare") }
    }
    /// Postal code.
    public var postalCode: String? {
        get { text("postalCode") }
        set { set(newValue, "postalCode") }
    }
    /// City.
    public var city: String? {
        get { text("city") }
        set { set(newValue, "city") }
    }
    /// State or province.
    public var stateOrProvince: String? {
        get { text("stateOrProvince") }
        set { set(newValue, "stateOrProvince") }
    }
    /// Country.
    public var country: String? {
        get { text("country") }
        set { set(newValue, "country") }
    }
    /// Fully formatted address.
    public var fullyFormattedAddress: String? {
        get { text("fullyFormattedAddress") }
        set { set(newValue, "fullyFormattedAddress") }
    }
    /// Altitude.
    public var altitude: NSNumber? {
        get { number("altitude") }
        set { set(newValue, "altitude") }
    }
    /// Latitude.
    public var latitude: NSNumber? {
        get { number("latitude") }
        set { set(newValue, "latitude") }
    }
    /// Longitude.
    public var longitude: NSNumber? {
        get { number("longitude") }
        set { set(newValue, "longitude") }
    }
    /// Speed.
    public var speed: NSNumber? {
        get { number("speed") }
        set { set(newValue, "speed") }
    }
    /// Timestamp.
    public var timestamp: Date? {
        get { date("timestamp") }
        set { set(newValue, "timestamp") }
    }
    /// Image direction.
    public var imageDirection: NSNumber? {
        get { number("imageDirection") }
        set { set(newValue, "imageDirection") }
    }
    /// Named location.
    public var namedLocation: String? {
        get { text("namedLocation") }
        set { set(newValue, "namedLocation") }
    }
    /// GPS track.
    public var gpsTrack: String? {
        get { text("gpsTrack") }
        set { set(newValue, "gpsTrack") }
    }
    /// GPS status.
    public var gpsStatus: String? {
        get { text("gpsStatus") }
        set { set(newValue, "gpsStatus") }
    }
    /// GPS measure mode.
    public var gpsMeasureMode: String? {
        get { text("gpsMeasureMode") }
        set { set(newValue, "gpsMeasureMode") }
    }
    /// GPS dilution of precision.
    public var gpsDilutionOfPrecision: NSNumber? {
        get { number("gpsDilutionOfPrecision") }
        set { set(newValue, "gpsDilutionOfPrecision") }
    }
    /// GPS map datum.
    public var gpsMapDatum: String? {
        get { text("gpsMapDatum") }
        set { set(newValue, "gpsMapDatum") }
    }
    /// GPS destination latitude.
    public var gpsDestinationLatitude: NSNumber? {
        get { number("gpsDestinationLatitude") }
        set { set(newValue, "gpsDestinationLatitude") }
    }
    /// GPS destination longitude.
    public var gpsDestinationLongitude: NSNumber? {
        get { number("gpsDestinationLongitude") }
        set { set(newValue, "gpsDestinationLongitude") }
    }
    /// GPS destination bearing.
    public var gpsDestinationBearing: NSNumber? {
        get { number("gpsDestinationBearing") }
        set { set(newValue, "gpsDestinationBearing") }
    }
    /// GPS destination distance.
    public var gpsDestinationDistance: NSNumber? {
        get { number("gpsDestinationDistance") }
        set { set(newValue, "gpsDestinationDistance") }
    }
    /// GPS processing method.
    public var gpsProcessingMethod: String? {
        get { text("gpsProcessingMethod") }
        set { set(newValue, "gpsProcessingMethod") }
    }
    /// GPS area information.
    public var gpsAreaInformation: String? {
        get { text("gpsAreaInformation") }
        set { set(newValue, "gpsAreaInformation") }
    }
    /// GPS date stamp.
    public var gpsDateStamp: Date? {
        get { date("gpsDateStamp") }
        set { set(newValue, "gpsDateStamp") }
    }
    /// GPS differential.
    public var gpsDifferential: NSNumber? {
        get { number("gpsDifferential") }
        set { set(newValue, "gpsDifferential") }
    }
}
