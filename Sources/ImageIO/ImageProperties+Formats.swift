import FoundationAdditions

// Keys of the dictionaries for one kind of file, within the properties of a picture.

// MARK: GIF and animated PNG files

/// How often the pictures of a GIF file are shown; 0 is for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// How long a picture is shown, in seconds; 0.1 where the file says less than 0.02, as browsers do it.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a picture is shown, in seconds, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Whether the pictures share colours. Not read here.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The width of the whole animation, in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the whole animation, in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// How often the pictures of a PNG file are shown; 0 is for ever.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// How long a picture is shown, in seconds; 0.1 where the file says less than 0.02.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// How long a picture is shown, in seconds, as the file says.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The width of the whole animation, in pixels.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the whole animation, in pixels.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"

// MARK: PNG files

/// 1 where the file begins with a coarse picture.
public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
/// Pixels per metre across.
public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
/// Pixels per metre down.
public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
/// The picture's title.
public let kCGImagePropertyPNGTitle: CFString = "Title"
/// Who made it.
public let kCGImagePropertyPNGAuthor: CFString = "Author"
/// What it shows.
public let kCGImagePropertyPNGDescription: CFString = "Description"
/// Whose it is.
public let kCGImagePropertyPNGCopyright: CFString = "Copyright"
/// What wrote it.
public let kCGImagePropertyPNGSoftware: CFString = "Software"
/// A remark.
public let kCGImagePropertyPNGComment: CFString = "Comment"
/// When it was made.
public let kCGImagePropertyPNGCreationTime: CFString = "Creation Time"

// MARK: JPEG files

/// The version of the format.
public let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
/// Pixels per unit across.
public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// Pixels per unit down.
public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// 1 is an inch, 2 a centimetre, 0 none.
public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
/// Whether the file begins with a coarse picture.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
