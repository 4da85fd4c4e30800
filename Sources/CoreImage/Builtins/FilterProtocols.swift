import CoreGraphics
import Foundation

// What the built-in filters can be set by their properties. `CIFilter`'s makers return them.

/// What built-in filters share.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// The image that the filter makes; nil where an input is missing.
    var outputImage: CIImage? { get }
}

/// The inputs of `CIFilter.sepiaTone()`.
public protocol CISepiaTone: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// The inputs of `CIFilter.colorInvert()`.
public protocol CIColorInvert: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.colorMonochrome()`.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The color.
    var color: CIColor { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// The inputs of `CIFilter.colorControls()`.
public protocol CIColorControls: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The saturation.
    var saturation: Float { get set }
    /// The brightness.
    var brightness: Float { get set }
    /// The contrast.
    var contrast: Float { get set }
}

/// The inputs of `CIFilter.colorMatrix()`.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The r vector.
    var rVector: CIVector { get set }
    /// The g vector.
    var gVector: CIVector { get set }
    /// The b vector.
    var bVector: CIVector { get set }
    /// The a vector.
    var aVector: CIVector { get set }
    /// The bias vector.
    var biasVector: CIVector { get set }
}

/// The inputs of `CIFilter.colorClamp()`.
public protocol CIColorClamp: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The min components.
    var minComponents: CIVector { get set }
    /// The max components.
    var maxComponents: CIVector { get set }
}

/// The inputs of `CIFilter.colorPosterize()`.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The levels.
    var levels: Float { get set }
}

/// The inputs of `CIFilter.exposureAdjust()`.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The ev.
    var ev: Float { get set }
}

/// The inputs of `CIFilter.gammaAdjust()`.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The power.
    var power: Float { get set }
}

/// The inputs of `CIFilter.hueAdjust()`.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// The inputs of `CIFilter.vibrance()`.
public protocol CIVibrance: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The amount.
    var amount: Float { get set }
}

/// The inputs of `CIFilter.whitePointAdjust()`.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The color.
    var color: CIColor { get set }
}

/// The inputs of `CIFilter.temperatureAndTint()`.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The neutral.
    var neutral: CIVector { get set }
    /// The target neutral.
    var targetNeutral: CIVector { get set }
}

/// The inputs of `CIFilter.highlightShadowAdjust()`.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The shadow amount.
    var shadowAmount: Float { get set }
    /// The highlight amount.
    var highlightAmount: Float { get set }
}

/// The inputs of `CIFilter.falseColor()`.
public protocol CIFalseColor: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// The inputs of `CIFilter.maskToAlpha()`.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.maximumComponent()`.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.minimumComponent()`.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.vignette()`.
public protocol CIVignette: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.vignetteEffect()`.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The center.
    var center: CGPoint { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The strength.
    var intensity: Float { get set }
    /// The falloff.
    var falloff: Float { get set }
}
