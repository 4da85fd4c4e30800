import FoundationAdditions

// Keys of what a camera notes about a photo (Exif 2.32).

// MARK: What is noted about the file

/// What the picture shows.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// Who made the camera.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The camera.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// How the picture is to be turned.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// Pixels per unit across.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// Pixels per unit down.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// 2 is an inch, 3 a centimetre.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// What wrote the file.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// When the file was written.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// Who made the picture.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// On which computer.
public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
/// The copyright notice, as text.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"

// MARK: What a camera noted

/// Seconds.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The aperture's number.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// Who chose the exposure.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// How sensitive the sensor was: an array.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// The version of the format: an array.
public let kCGImagePropertyExifExifVersion: CFString = "ExifVersion"
/// When the photo was taken.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// When it became numbers.
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
/// How bright the scene was.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// By how much the exposure was changed.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The largest aperture of the lens.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// How far it is, in metres.
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
/// How light was measured.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// Which light it was.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// Whether there was a flash.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// The focal length in millimetres.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// A remark.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// Parts of a second of the file's time.
public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
/// Parts of a second of the photo's time.
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// Parts of a second of the time of digitizing.
public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
/// 1 is sRGB.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The width in pixels.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The height in pixels.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// What kind of sensor it was.
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// Whether the exposure was chosen by hand.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// Whether white was chosen by hand.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// How much the picture was enlarged.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// The focal length on a film of 35 millimetres.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// What kind of scene it was.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// The camera's number.
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
/// The lens's focal lengths and apertures: an array.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// Who made the lens.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The lens.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"

// MARK: Where a photo was taken

/// N or S.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// Degrees from the equator.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// E or W.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// Degrees from Greenwich.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// 1 is below the sea.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// Metres above or below the sea.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The time, in UTC.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// K is kilometres an hour, M miles, N knots.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// How fast the camera moved.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// T is true north, M magnetic north.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// Where the camera looked, in degrees.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The date, in UTC.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
