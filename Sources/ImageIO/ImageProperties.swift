import FoundationAdditions

// Keys of the dictionaries that `CGImageSourceCopyPropertiesAtIndex` returns and `CGImageDestinationAddImage` takes. Their values
// are Apple's.

/// The width in pixels, before rotation.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels, before rotation.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Pixels per inch across.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels per inch down.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The number of bits per component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The orientation: a `CGImagePropertyOrientation`, as a number.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether components are floating-point numbers. Never the case here.
public let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// Whether pixels are indices into a color table.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// Whether there is an alpha channel.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The color model.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The name of the color profile. Not read here.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The file's size in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Grayscale.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// Cyan, magenta, yellow and black.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// Lightness and two color axes.
public let kCGImagePropertyColorModelLab: CFString = "Lab"

// MARK: Dictionaries

/// Exif metadata.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// TIFF metadata.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// Location metadata.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// Properties of JPEG files.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// Properties of PNG files.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// Properties of GIF files.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// Properties of HEIC sequences. Not read here.
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
/// IPTC metadata. Not read here.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
