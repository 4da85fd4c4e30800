// Makers of the built-in filters, with their defaults.

extension CIFilter {
    /// A filter `CISepiaTone`.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter(.named("CISepiaTone")) }
    /// A filter `CIColorInvert`.
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter(.named("CIColorInvert")) }
    /// A filter `CIColorMonochrome`.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        BuiltInFilter(.named("CIColorMonochrome"))
    }
    /// A filter `CIColorControls`.
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter(.named("CIColorControls")) }
    /// A filter `CIColorMatrix`.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltInFilter(.named("CIColorMatrix")) }
    /// A filter `CIColorClamp`.
    public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltInFilter(.named("CIColorClamp")) }
    /// A filter `CIColorPosterize`.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltInFilter(.named("CIColorPosterize")) }
    /// A filter `CIExposureAdjust`.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltInFilter(.named("CIExposureAdjust")) }
    /// A filter `CIGammaAdjust`.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltInFilter(.named("CIGammaAdjust")) }
    /// A filter `CIHueAdjust`.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltInFilter(.named("CIHueAdjust")) }
    /// A filter `CIVibrance`.
    public class func vibrance() -> any CIFilter & CIVibrance { BuiltInFilter(.named("CIVibrance")) }
    /// A filter `CIWhitePointAdjust`.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
        BuiltInFilter(.named("CIWhitePointAdjust"))
    }
    /// A filter `CITemperatureAndTint`.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        BuiltInFilter(.named("CITemperatureAndTint"))
    }
    /// A filter `CIHighlightShadowAdjust`.
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        BuiltInFilter(.named("CIHighlightShadowAdjust"))
    }
    /// A filter `CIFalseColor`.
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltInFilter(.named("CIFalseColor")) }
    /// A filter `CIMaskToAlpha`.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltInFilter(.named("CIMaskToAlpha")) }
    /// A filter `CIMaximumComponent`.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
        BuiltInFilter(.named("CIMaximumComponent"))
    }
    /// A filter `CIMinimumComponent`.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
        BuiltInFilter(.named("CIMinimumComponent"))
    }
    /// A filter `CIVignette`.
    public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter(.named("CIVignette")) }
    /// A filter `CIVignetteEffect`.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltInFilter(.named("CIVignetteEffect")) }
    /// A filter `CIGaussianBlur`.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter(.named("CIGaussianBlur")) }
    /// A filter `CIBoxBlur`.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter(.named("CIBoxBlur")) }
    /// A filter `CIDiscBlur`.
    public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltInFilter(.named("CIDiscBlur")) }
    /// A filter `CIMotionBlur`.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltInFilter(.named("CIMotionBlur")) }
    /// A filter `CIPixellate`.
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter(.named("CIPixellate")) }
    /// A filter `CICrystallize`.
    public class func crystallize() -> any CIFilter & CICrystallize { BuiltInFilter(.named("CICrystallize")) }
    /// A filter `CIEdges`.
    public class func edges() -> any CIFilter & CIEdges { BuiltInFilter(.named("CIEdges")) }
    /// A filter `CIEdgeWork`.
    public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltInFilter(.named("CIEdgeWork")) }
    /// A filter `CIUnsharpMask`.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter(.named("CIUnsharpMask")) }
    /// A filter `CISharpenLuminance`.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
        BuiltInFilter(.named("CISharpenLuminance"))
    }
    /// A filter `CIBloom`.
    public class func bloom() -> any CIFilter & CIBloom { BuiltInFilter(.named("CIBloom")) }
    /// A filter `CIGloom`.
    public class func gloom() -> any CIFilter & CIGloom { BuiltInFilter(.named("CIGloom")) }
    /// A filter `CIComicEffect`.
    public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltInFilter(.named("CIComicEffect")) }
    /// A filter `CITwirlDistortion`.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
        BuiltInFilter(.named("CITwirlDistortion"))
    }
    /// A filter `CIBumpDistortion`.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltInFilter(.named("CIBumpDistortion")) }
    /// A filter `CIPinchDistortion`.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
        BuiltInFilter(.named("CIPinchDistortion"))
    }
    /// A filter `CILanczosScaleTransform`.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        BuiltInFilter(.named("CILanczosScaleTransform"))
    }
    /// A filter `CIAreaAverage`.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltInFilter(.named("CIAreaAverage")) }
    /// A filter `CIAffineClamp`.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltInFilter(.named("CIAffineClamp")) }
    /// A filter `CIAffineTile`.
    public class func affineTile() -> any CIFilter & CIAffineTile { BuiltInFilter(.named("CIAffineTile")) }
    /// A filter `CICheckerboardGenerator`.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        BuiltInFilter(.named("CICheckerboardGenerator"))
    }
    /// A filter `CIQRCodeGenerator`.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        BuiltInFilter(.named("CIQRCodeGenerator"))
    }
    /// A filter `CIStripesGenerator`.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
        BuiltInFilter(.named("CIStripesGenerator"))
    }
    /// A filter `CIRandomGenerator`.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
        BuiltInFilter(.named("CIRandomGenerator"))
    }
    /// A filter `CILinearGradient`.
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltInFilter(.named("CILinearGradient")) }
    /// A filter `CIRadialGradient`.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltInFilter(.named("CIRadialGradient")) }
    /// A filter `CIBlendWithMask`.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter(.named("CIBlendWithMask")) }
    /// A filter `CIBlendWithAlphaMask`.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
        BuiltInFilter(.named("CIBlendWithAlphaMask"))
    }
    /// A filter `CIDissolveTransition`.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        BuiltInFilter(.named("CIDissolveTransition"))
    }
    /// A filter `CISourceOverCompositing`.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CISourceOverCompositing"))
    }
    /// A filter `CISourceInCompositing`.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CISourceInCompositing"))
    }
    /// A filter `CISourceOutCompositing`.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CISourceOutCompositing"))
    }
    /// A filter `CISourceAtopCompositing`.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CISourceAtopCompositing"))
    }
    /// A filter `CIAdditionCompositing`.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CIAdditionCompositing"))
    }
    /// A filter `CIMaximumCompositing`.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CIMaximumCompositing"))
    }
    /// A filter `CIMinimumCompositing`.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CIMinimumCompositing"))
    }
    /// A filter `CIMultiplyCompositing`.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CIMultiplyCompositing"))
    }
    /// A filter `CIMultiplyBlendMode`.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CIMultiplyBlendMode"))
    }
    /// A filter `CIScreenBlendMode`.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CIScreenBlendMode"))
    }
    /// A filter `CIDarkenBlendMode`.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CIDarkenBlendMode"))
    }
    /// A filter `CILightenBlendMode`.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CILightenBlendMode"))
    }
    /// A filter `CIDifferenceBlendMode`.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CIDifferenceBlendMode"))
    }
    /// A filter `CIExclusionBlendMode`.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CIExclusionBlendMode"))
    }
    /// A filter `CIOverlayBlendMode`.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CIOverlayBlendMode"))
    }
    /// A filter `CIHardLightBlendMode`.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CIHardLightBlendMode"))
    }
    /// A filter `CIColorDodgeBlendMode`.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CIColorDodgeBlendMode"))
    }
    /// A filter `CIColorBurnBlendMode`.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(.named("CIColorBurnBlendMode"))
    }
    /// A filter `CIPhotoEffectMono`.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltInFilter(.named("CIPhotoEffectMono")) }
    /// A filter `CIPhotoEffectTonal`.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(.named("CIPhotoEffectTonal"))
    }
    /// A filter `CIPhotoEffectNoir`.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltInFilter(.named("CIPhotoEffectNoir")) }
    /// A filter `CIPhotoEffectFade`.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltInFilter(.named("CIPhotoEffectFade")) }
    /// A filter `CIPhotoEffectChrome`.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(.named("CIPhotoEffectChrome"))
    }
    /// A filter `CIPhotoEffectProcess`.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(.named("CIPhotoEffectProcess"))
    }
    /// A filter `CIPhotoEffectTransfer`.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(.named("CIPhotoEffectTransfer"))
    }
    /// A filter `CIPhotoEffectInstant`.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(.named("CIPhotoEffectInstant"))
    }
}
