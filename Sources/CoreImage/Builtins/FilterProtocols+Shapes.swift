import CoreGraphics
import Foundation

// What blurs, styles, distortions, generators and compositing can be set by.

/// The inputs of `CIFilter.gaussianBlur()`.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.boxBlur()`.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.discBlur()`.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.motionBlur()`.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// The inputs of `CIFilter.pixellate()`.
public protocol CIPixellate: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The center.
    var center: CGPoint { get set }
    /// The scale, or the size in pixels.
    var scale: Float { get set }
}

/// The inputs of `CIFilter.crystallize()`.
public protocol CICrystallize: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The center.
    var center: CGPoint { get set }
}

/// The inputs of `CIFilter.edges()`.
public protocol CIEdges: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// The inputs of `CIFilter.edgeWork()`.
public protocol CIEdgeWork: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.unsharpMask()`.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// The inputs of `CIFilter.sharpenLuminance()`.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The sharpness.
    var sharpness: Float { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.bloom()`.
public protocol CIBloom: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// The inputs of `CIFilter.gloom()`.
public protocol CIGloom: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// The inputs of `CIFilter.comicEffect()`.
public protocol CIComicEffect: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.twirlDistortion()`.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The center.
    var center: CGPoint { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// The inputs of `CIFilter.bumpDistortion()`.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The center.
    var center: CGPoint { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The scale, or the size in pixels.
    var scale: Float { get set }
}

/// The inputs of `CIFilter.pinchDistortion()`.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The center.
    var center: CGPoint { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The scale, or the size in pixels.
    var scale: Float { get set }
}

/// The inputs of `CIFilter.lanczosScaleTransform()`.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The scale, or the size in pixels.
    var scale: Float { get set }
    /// The aspect ratio.
    var aspectRatio: Float { get set }
}

/// The inputs of `CIFilter.areaAverage()`.
public protocol CIAreaAverage: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The extent.
    var extent: CGRect { get set }
}

/// The inputs of `CIFilter.affineClamp()`.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// The inputs of `CIFilter.affineTile()`.
public protocol CIAffineTile: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// The inputs of `CIFilter.checkerboardGenerator()`.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The center.
    var center: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
    /// The width.
    var width: Float { get set }
}

/// The inputs of `CIFilter.stripesGenerator()`.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The center.
    var center: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
    /// The width.
    var width: Float { get set }
}

/// The inputs of `CIFilter.qrCodeGenerator()`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The bytes that the code says.
    var message: Data { get set }
    /// How much of the code may be damaged: `L` (7 %), `M` (15 %), `Q` (25 %) or `H` (30 %).
    var correctionLevel: String { get set }
}

/// The inputs of `CIFilter.randomGenerator()`.
public protocol CIRandomGenerator: CIFilterProtocol {}

/// The inputs of `CIFilter.linearGradient()`.
public protocol CILinearGradient: CIFilterProtocol {
    /// The point0.
    var point0: CGPoint { get set }
    /// The point1.
    var point1: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// The inputs of `CIFilter.radialGradient()`.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The center.
    var center: CGPoint { get set }
    /// The radius0.
    var radius0: Float { get set }
    /// The radius1.
    var radius1: Float { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// The inputs of `CIFilter.blendWithMask()` and its kin.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The image behind.
    var backgroundImage: CIImage? { get set }
    /// The mask: the image is shown where it is.
    var maskImage: CIImage? { get set }
}

/// The inputs of `CIFilter.dissolveTransition()`.
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The second image.
    var targetImage: CIImage? { get set }
    /// The time.
    var time: Float { get set }
}

/// The inputs of `CIFilter.sourceOverCompositing()` and its kin.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The image behind.
    var backgroundImage: CIImage? { get set }
}

/// The inputs of `CIFilter.photoEffectMono()` and its kin.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}
