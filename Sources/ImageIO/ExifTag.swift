/// The fields of Exif that are read and written, by their numbers (Exif 2.32, §4.6).
enum ExifTag {
    /// The encoding of a field's value.
    enum Kind {
        case text, byte, short, long, ratio, signedRatio
        /// Several numbers.
        case shorts, ratios
        /// Digits as characters.
        case digits
        /// Text that is preceded by the name of its encoding.
        case comment
        /// Degrees, minutes and seconds; hours, minutes and seconds.
        case degrees, clock
    }

    struct Field {
        let name: String
        let number: Int
        let kind: Kind

        fileprivate init(_ name: String, _ number: Int, _ kind: Kind) {
            (self.name, self.number, self.kind) = (name, number, kind)
        }
    }

    /// Fields about the file.
    static let tiff: [Field] = [
        Field("ImageDescription", 0x010E, .text), Field("Make", 0x010F, .text), Field("Model", 0x0110, .text),
        Field("Orientation", 0x0112, .short), Field("XResolution", 0x011A, .ratio),
        Field("YResolution", 0x011B, .ratio), Field("ResolutionUnit", 0x0128, .short),
        Field("Software", 0x0131, .text), Field("DateTime", 0x0132, .text), Field("Artist", 0x013B, .text),
        Field("HostComputer", 0x013C, .text), Field("Copyright", 0x8298, .text),
    ]

    /// Fields about the camera.
    static let exif: [Field] = [
        Field("ExposureTime", 0x829A, .ratio), Field("FNumber", 0x829D, .ratio),
        Field("ExposureProgram", 0x8822, .short), Field("ISOSpeedRatings", 0x8827, .shorts),
        Field("ExifVersion", 0x9000, .digits), Field("DateTimeOriginal", 0x9003, .text),
        Field("DateTimeDigitized", 0x9004, .text), Field("OffsetTime", 0x9010, .text),
        Field("OffsetTimeOriginal", 0x9011, .text), Field("OffsetTimeDigitized", 0x9012, .text),
        Field("ShutterSpeedValue", 0x9201, .signedRatio), Field("ApertureValue", 0x9202, .ratio),
        Field("BrightnessValue", 0x9203, .signedRatio), Field("ExposureBiasValue", 0x9204, .signedRatio),
        Field("MaxApertureValue", 0x9205, .ratio), Field("SubjectDistance", 0x9206, .ratio),
        Field("MeteringMode", 0x9207, .short), Field("LightSource", 0x9208, .short), Field("Flash", 0x9209, .short),
        Field("FocalLength", 0x920A, .ratio), Field("UserComment", 0x9286, .comment),
        Field("SubsecTime", 0x9290, .text), Field("SubsecTimeOriginal", 0x9291, .text),
        Field("SubsecTimeDigitized", 0x9292, .text), Field("ColorSpace", 0xA001, .short),
        Field("PixelXDimension", 0xA002, .long), Field("PixelYDimension", 0xA003, .long),
        Field("SensingMethod", 0xA217, .short), Field("ExposureMode", 0xA402, .short),
        Field("WhiteBalance", 0xA403, .short), Field("DigitalZoomRatio", 0xA404, .ratio),
        Field("FocalLenIn35mmFilm", 0xA405, .short), Field("SceneCaptureType", 0xA406, .short),
        Field("BodySerialNumber", 0xA431, .text), Field("LensSpecification", 0xA432, .ratios),
        Field("LensMake", 0xA433, .text), Field("LensModel", 0xA434, .text),
    ]

    /// Fields about the location.
    static let gps: [Field] = [
        Field("LatitudeRef", 0x0001, .text), Field("Latitude", 0x0002, .degrees),
        Field("LongitudeRef", 0x0003, .text), Field("Longitude", 0x0004, .degrees),
        Field("AltitudeRef", 0x0005, .byte), Field("Altitude", 0x0006, .ratio), Field("TimeStamp", 0x0007, .clock),
        Field("SpeedRef", 0x000C, .text), Field("Speed", 0x000D, .ratio), Field("ImgDirectionRef", 0x0010, .text),
        Field("ImgDirection", 0x0011, .ratio), Field("DateStamp", 0x001D, .text),
    ]
}
