/// Copying the properties.
extension SKEmitterNode {
    func takeFlight(from original: SKEmitterNode) {
        (particleBirthRate, numParticlesToEmit) = (original.particleBirthRate, original.numParticlesToEmit)
        (particleLifetime, particleLifetimeRange) = (original.particleLifetime, original.particleLifetimeRange)
        (particlePosition, particlePositionRange) = (original.particlePosition, original.particlePositionRange)
        (particleSpeed, particleSpeedRange) = (original.particleSpeed, original.particleSpeedRange)
        (emissionAngle, emissionAngleRange) = (original.emissionAngle, original.emissionAngleRange)
        (xAcceleration, yAcceleration) = (original.xAcceleration, original.yAcceleration)
        (targetNode, particleZPosition) = (original.targetNode, original.particleZPosition)
        (particleSize, particleRenderOrder) = (original.particleSize, original.particleRenderOrder)
        (particleScale, particleScaleRange) = (original.particleScale, original.particleScaleRange)
        (particleScaleSpeed, particleScaleSequence) = (original.particleScaleSpeed, original.particleScaleSequence)
        (particleRotation, particleRotationRange) = (original.particleRotation, original.particleRotationRange)
        particleRotationSpeed = original.particleRotationSpeed
    }

    func takeLook(from original: SKEmitterNode) {
        (particleBlendMode, particleColor) = (original.particleBlendMode, original.particleColor)
        (particleAlpha, particleAlphaRange) = (original.particleAlpha, original.particleAlphaRange)
        (particleAlphaSpeed, particleAlphaSequence) = (original.particleAlphaSpeed, original.particleAlphaSequence)
        particleColorRedRange = original.particleColorRedRange
        particleColorGreenRange = original.particleColorGreenRange
        particleColorBlueRange = original.particleColorBlueRange
        particleColorAlphaRange = original.particleColorAlphaRange
        particleColorRedSpeed = original.particleColorRedSpeed
        particleColorGreenSpeed = original.particleColorGreenSpeed
        particleColorBlueSpeed = original.particleColorBlueSpeed
        particleColorAlphaSpeed = original.particleColorAlphaSpeed
        particleColorSequence = original.particleColorSequence
        particleColorBlendFactor = original.particleColorBlendFactor
        particleColorBlendFactorRange = original.particleColorBlendFactorRange
        particleColorBlendFactorSpeed = original.particleColorBlendFactorSpeed
        particleColorBlendFactorSequence = original.particleColorBlendFactorSequence
    }
}
