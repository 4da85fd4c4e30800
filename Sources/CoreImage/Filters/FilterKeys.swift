// The keys of filters' inputs and attributes, and the names of their categories.

/// The key of the image.
public let kCIInputImageKey = "inputImage"

/// The key of the image behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"

/// The key of the mask.
public let kCIInputMaskImageKey = "inputMaskImage"

/// The key of the second image of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"

/// The key of the progress.
public let kCIInputTimeKey = "inputTime"

/// The key of the transform.
public let kCIInputTransformKey = "inputTransform"

/// The key of the scale or size.
public let kCIInputScaleKey = "inputScale"

/// The key of the ratio of width to height.
public let kCIInputAspectRatioKey = "inputAspectRatio"

/// The key of the center.
public let kCIInputCenterKey = "inputCenter"

/// The key of the radius in pixels.
public let kCIInputRadiusKey = "inputRadius"

/// The key of the angle in radians.
public let kCIInputAngleKey = "inputAngle"

/// The key of the width in pixels.
public let kCIInputWidthKey = "inputWidth"

/// The key of the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"

/// The key of the strength.
public let kCIInputIntensityKey = "inputIntensity"

/// The key of the exposure in stops.
public let kCIInputEVKey = "inputEV"

/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"

/// The key of the color.
public let kCIInputColorKey = "inputColor"

/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"

/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"

/// The key of the bias.
public let kCIInputBiasKey = "inputBias"

/// The key of the rectangle.
public let kCIInputExtentKey = "inputExtent"

/// The key of the amount.
public let kCIInputAmountKey = "inputAmount"

/// The key of what a color matrix adds.
public let kCIInputBiasVectorKey = "inputBiasVector"

/// The key of the first color.
public let kCIInputColor0Key = "inputColor0"

/// The key of the second color.
public let kCIInputColor1Key = "inputColor1"

/// The key of the first point.
public let kCIInputPoint0Key = "inputPoint0"

/// The key of the second point.
public let kCIInputPoint1Key = "inputPoint1"

/// The key of the first radius.
public let kCIInputRadius0Key = "inputRadius0"

/// The key of the second radius.
public let kCIInputRadius1Key = "inputRadius1"

/// The key of the count.
public let kCIInputCountKey = "inputCount"

/// The key of the threshold.
public let kCIInputThresholdKey = "inputThreshold"

/// The key of the image that a filter makes.
public let kCIOutputImageKey = "outputImage"

/// The attribute of a filter's name.
public let kCIAttributeFilterName = "CIAttributeFilterName"

/// The attribute of a filter's name in words.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"

/// The attribute of a filter's categories.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"

/// The attribute of the name of an input's class.
public let kCIAttributeClass = "CIAttributeClass"

/// The attribute of an input's default.
public let kCIAttributeDefault = "CIAttributeDefault"

/// The attribute of the lower end of an input's slider.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"

/// The attribute of the upper end of an input's slider.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"

/// The attribute of an input's name.
public let kCIAttributeName = "CIAttributeName"

/// The category of filters that blur.
public let kCICategoryBlur = "CICategoryBlur"

/// The category of filters that correct colors.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"

/// The category of filters that change colors.
public let kCICategoryColorEffect = "CICategoryColorEffect"

/// The category of filters that lay images over each other.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"

/// The category of filters that bend images.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"

/// The category of filters that make images of nothing.
public let kCICategoryGenerator = "CICategoryGenerator"

/// The category of filters that make gradients.
public let kCICategoryGradient = "CICategoryGradient"

/// The category of filters that cut, move and scale.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"

/// The category of filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"

/// The category of filters that make pictures of photos.
public let kCICategoryStylize = "CICategoryStylize"

/// The category of filters that repeat images.
public let kCICategoryTileEffect = "CICategoryTileEffect"

/// The category of filters that make few pixels of many.
public let kCICategoryReduction = "CICategoryReduction"

/// The category of all built-in filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
