import FoundationAdditions

// Keys of Exif metadata (Exif 2.32).

// MARK: What is noted about the file

/// A description of the picture.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// The manufacturer of the camera.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The model of the camera.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// The orientation.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// Pixels per unit across.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// Pixels per unit down.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// The unit of the resolution: 2 is an inch, 3 a centimetre.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// The software that wrote the file.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// When the file was written.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The artist.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// The computer on which the file was written.
public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
/// The copyright notice, as text.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"

// MARK: What a camera noted

/// The exposure time in seconds.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The f-number.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// The exposure program.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// The sensor's ISO sensitivity: an array.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// The version of the format: an array.
public let kCGImagePropertyExifExifVersion: CFString = "ExifVersion"
/// When the photo was taken.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// When the photo was digitized.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The time zone of the file's time.
public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
/// The time zone of the photo's time.
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
/// The time zone of the time of digitizing.
public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
/// The shutter's speed, as a logarithm.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// The aperture, as a logarithm.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// The brightness of the scene.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// The exposure compensation.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The largest aperture of the lens.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// The distance to the subject, in metres.
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
/// The metering mode.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// The light source.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// The flash's state.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// The focal length in millimetres.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// A comment.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// Fractions of a second of the file's time.
public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
/// Fractions of a second of the photo's time.
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// Fractions of a second of the time of digitizing.
public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
/// The color space: 1 is sRGB.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The width in pixels.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The height in pixels.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The type of the sensor.
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// The exposure mode: automatic or manual.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// The white balance mode: automatic or manual.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// The digital zoom ratio.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// The equivalent focal length for 35 mm film.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// The type of the scene.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// The camera's serial number.
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
/// The lens's focal lengths and apertures: an array.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// The manufacturer of the lens.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The model of the lens.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"

// MARK: Where a photo was taken

/// The hemisphere of the latitude: N or S.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The latitude in degrees.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// The hemisphere of the longitude: E or W.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The longitude in degrees.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// Whether the altitude is below sea level: 1 if it is.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// The altitude above or below sea level, in metres.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The time, in UTC.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// The unit of the speed: K is km/h, M mph, N knots.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// The speed of the camera.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// The reference of the direction: T is true north, M magnetic north.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// The direction of the camera in degrees.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The date, in UTC.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
