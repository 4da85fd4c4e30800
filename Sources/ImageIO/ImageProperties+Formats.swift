import FoundationAdditions

// Keys of the dictionaries for one file format, within the properties of a picture.

// MARK: GIF and animated PNG files

/// How often the GIF animation is played; 0 is forever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The delay before the next picture, in seconds; 0.1 if the file specifies less than 0.02, as in browsers.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The delay before the next picture, in seconds, as in the file.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Whether the pictures share a color table. Not read here.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The width of the whole animation, in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the whole animation, in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// How often the PNG animation is played; 0 is forever.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The delay before the next picture, in seconds; 0.1 if the file specifies less than 0.02.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The delay before the next picture, in seconds, as in the file.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The width of the whole animation, in pixels.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the whole animation, in pixels.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"

// MARK: PNG files

/// 1 if the file is interlaced.
public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
/// Pixels per metre across.
public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
/// Pixels per metre down.
public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
/// The picture's title.
public let kCGImagePropertyPNGTitle: CFString = "Title"
/// The author.
public let kCGImagePropertyPNGAuthor: CFString = "Author"
/// A description of the picture.
public let kCGImagePropertyPNGDescription: CFString = "Description"
/// The copyright notice.
public let kCGImagePropertyPNGCopyright: CFString = "Copyright"
/// The software that wrote the file.
public let kCGImagePropertyPNGSoftware: CFString = "Software"
/// A comment.
public let kCGImagePropertyPNGComment: CFString = "Comment"
/// When the picture was made.
public let kCGImagePropertyPNGCreationTime: CFString = "Creation Time"

// MARK: JPEG files

/// The version of the format.
public let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
/// Pixels per unit across.
public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// Pixels per unit down.
public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// The unit of the density: 1 is an inch, 2 a centimetre, 0 none.
public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
/// Whether the file is progressive.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
