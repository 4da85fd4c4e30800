import CoreGraphics
import Foundation

/// A built-in filter whose inputs can be set by their properties.
final class BuiltInFilter: CIFilter {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var intensity: Float {
        get { inputs.float("inputIntensity") }
        set { setValue(NSNumber(value: newValue), forKey: "inputIntensity") }
    }
    var color: CIColor {
        get { value(forKey: "inputColor") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var saturation: Float {
        get { inputs.float("inputSaturation") }
        set { setValue(NSNumber(value: newValue), forKey: "inputSaturation") }
    }
    var brightness: Float {
        get { inputs.float("inputBrightness") }
        set { setValue(NSNumber(value: newValue), forKey: "inputBrightness") }
    }
    var contrast: Float {
        get { inputs.float("inputContrast") }
        set { setValue(NSNumber(value: newValue), forKey: "inputContrast") }
    }
    var rVector: CIVector {
        get { inputs.vector("inputRVector") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var gVector: CIVector {
        get { inputs.vector("inputGVector") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var bVector: CIVector {
        get { inputs.vector("inputBVector") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var aVector: CIVector {
        get { inputs.vector("inputAVector") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var biasVector: CIVector {
        get { inputs.vector("inputBiasVector") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    var minComponents: CIVector {
        get { inputs.vector("inputMinComponents") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
    var maxComponents: CIVector {
        get { inputs.vector("inputMaxComponents") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
    var levels: Float {
        get { inputs.float("inputLevels") }
        set { setValue(NSNumber(value: newValue), forKey: "inputLevels") }
    }
    var ev: Float {
        get { inputs.float("inputEV") }
        set { setValue(NSNumber(value: newValue), forKey: "inputEV") }
    }
    var power: Float {
        get { inputs.float("inputPower") }
        set { setValue(NSNumber(value: newValue), forKey: "inputPower") }
    }
    var angle: Float {
        get { inputs.float("inputAngle") }
        set { setValue(NSNumber(value: newValue), forKey: "inputAngle") }
    }
    var amount: Float {
        get { inputs.float("inputAmount") }
        set { setValue(NSNumber(value: newValue), forKey: "inputAmount") }
    }
    var neutral: CIVector {
        get { inputs.vector("inputNeutral") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputNeutral") }
    }
    var targetNeutral: CIVector {
        get { inputs.vector("inputTargetNeutral") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }
    var shadowAmount: Float {
        get { inputs.float("inputShadowAmount") }
        set { setValue(NSNumber(value: newValue), forKey: "inputShadowAmount") }
    }
    var highlightAmount: Float {
        get { inputs.float("inputHighlightAmount") }
        set { setValue(NSNumber(value: newValue), forKey: "inputHighlightAmount") }
    }
    var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var radius: Float {
        get { inputs.float("inputRadius") }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius") }
    }
    var center: CGPoint {
        get { inputs.point("inputCenter") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }
    var falloff: Float {
        get { inputs.float("inputFalloff") }
        set { setValue(NSNumber(value: newValue), forKey: "inputFalloff") }
    }
    var scale: Float {
        get { inputs.float("inputScale") }
        set { setValue(NSNumber(value: newValue), forKey: "inputScale") }
    }
    var sharpness: Float {
        get { inputs.float("inputSharpness") }
        set { setValue(NSNumber(value: newValue), forKey: "inputSharpness") }
    }
    var aspectRatio: Float {
        get { inputs.float("inputAspectRatio") }
        set { setValue(NSNumber(value: newValue), forKey: "inputAspectRatio") }
    }
    var extent: CGRect {
        get { inputs.vector("inputExtent")?.cgRectValue ?? .zero }
        set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
    }
    var transform: CGAffineTransform {
        get { inputs.transform("inputTransform") }
        set { setValue(newValue, forKey: "inputTransform") }
    }
    var width: Float {
        get { inputs.float("inputWidth") }
        set { setValue(NSNumber(value: newValue), forKey: "inputWidth") }
    }
    var point0: CGPoint {
        get { inputs.point("inputPoint0") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { inputs.point("inputPoint1") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }
    var radius0: Float {
        get { inputs.float("inputRadius0") }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius0") }
    }
    var radius1: Float {
        get { inputs.float("inputRadius1") }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius1") }
    }
    var backgroundImage: CIImage? {
        get { value(forKey: "inputBackgroundImage") as? CIImage }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var maskImage: CIImage? {
        get { value(forKey: "inputMaskImage") as? CIImage }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var targetImage: CIImage? {
        get { value(forKey: "inputTargetImage") as? CIImage }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var time: Float {
        get { inputs.float("inputTime") }
        set { setValue(NSNumber(value: newValue), forKey: "inputTime") }
    }
}

// Which inputs a filter has depends on its definition; its maker returns it by the protocol of those.
extension BuiltInFilter: CISepiaTone, CIColorInvert, CIColorMonochrome, CIColorControls, CIColorMatrix, CIColorClamp,
    CIColorPosterize, CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CIVibrance, CIWhitePointAdjust,
    CITemperatureAndTint, CIHighlightShadowAdjust, CIFalseColor, CIMaskToAlpha, CIMaximumComponent, CIMinimumComponent,
    CIVignette, CIVignetteEffect, CIGaussianBlur, CIBoxBlur, CIDiscBlur, CIMotionBlur, CIPixellate, CICrystallize,
    CIEdges, CIEdgeWork, CIUnsharpMask, CISharpenLuminance, CIBloom, CIGloom, CIComicEffect, CITwirlDistortion,
    CIBumpDistortion, CIPinchDistortion, CILanczosScaleTransform, CIAreaAverage, CIAffineClamp, CIAffineTile,
    CICheckerboardGenerator, CIStripesGenerator, CIRandomGenerator, CILinearGradient, CIRadialGradient,
    CIQRCodeGenerator, CIBlendWithMask, CIDissolveTransition, CICompositeOperation, CIPhotoEffect
{}
