import FoundationAdditions

// The names of what is known about a picture: keys of the dictionaries that `CGImageSourceCopyPropertiesAtIndex` returns, and
// `CGImageDestinationAddImage` takes. The texts are Apple's.

/// The width in pixels, as the pixels lie.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels, as the pixels lie.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Pixels per inch across.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels per inch down.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// Bits of each component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// How the picture is to be turned: a `CGImagePropertyOrientation`, as a number.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether components are floating point numbers. Never here.
public let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// Whether pixels are numbers in a table of colours.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// Whether pixels can be seen through.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// What the components are.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The name of the colour profile. Not read here.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The file's size in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Brightness alone.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// Inks.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// Lightness and two colours.
public let kCGImagePropertyColorModelLab: CFString = "Lab"

// MARK: Dictionaries

/// What a camera noted.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// What is noted about the file.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// Where a photo was taken.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// What only JPEG files say.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// What only PNG files say.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// What only GIF files say.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// What only HEIC sequences say. Not read here.
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
/// What newspapers note. Not read here.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
