import CoreGraphics
import Foundation

extension SKEmitterNode {
    func readEmitter(_ archive: ArchiveCoder) {
        readBirths(archive)
        readFlight(archive)
        readShape(archive)
        readLook(archive)
        readColor(archive)
    }

    private func readBirths(_ archive: ArchiveCoder) {
        particleBirthRate = archive.length("_birthrate") ?? particleBirthRate
        numParticlesToEmit = archive.number("_numParticlesToEmit").map { Int(saturating: $0) } ?? numParticlesToEmit
        particleLifetime = archive.length("_lifetime") ?? particleLifetime
        particleLifetimeRange = archive.length("_lifetimeVariance") ?? particleLifetimeRange
        particlePosition = archive.point("_startPosition") ?? particlePosition
        if let range = archive.point("_startPositionVariance") {
            particlePositionRange = CGVector(dx: range.x, dy: range.y)
        }
        particleZPosition = archive.length("_startZPosition") ?? particleZPosition
        particleRenderOrder = archive.choice("_particleRenderOrder") ?? particleRenderOrder
    }

    private func readFlight(_ archive: ArchiveCoder) {
        particleSpeed = archive.length("_startSpeed") ?? particleSpeed
        particleSpeedRange = archive.length("_startSpeedVariance") ?? particleSpeedRange
        emissionAngle = archive.length("_emissionAngle") ?? emissionAngle
        emissionAngleRange = archive.length("_emissionAngleVariance") ?? emissionAngleRange
        let acceleration = archive.point("_acceleration")
        xAcceleration = acceleration?.x ?? xAcceleration
        yAcceleration = acceleration?.y ?? yAcceleration
        targetNode = archive.decodeObject(forKey: "_target") as? SKNode
    }

    private func readShape(_ archive: ArchiveCoder) {
        particleSize = archive.size("_startSize") ?? particleSize
        particleScale = archive.length("_startScale") ?? particleScale
        particleScaleRange = archive.length("_startScaleVariance") ?? particleScaleRange
        particleScaleSpeed = archive.length("_scaleSpeed") ?? particleScaleSpeed
        particleScaleSequence = frames(archive, "_particleScaleSequence")
        particleRotation = archive.length("_startRotation") ?? particleRotation
        particleRotationRange = archive.length("_startRotationVariance") ?? particleRotationRange
        particleRotationSpeed = archive.length("_rotationSpeed") ?? particleRotationSpeed
    }

    private func readLook(_ archive: ArchiveCoder) {
        particleTexture = archive.decodeObject(forKey: "_particleTexture") as? SKTexture
        particleBlendMode = archive.choice("_particleBlendMode") ?? particleBlendMode
        particleAlpha = archive.length("_startOpacity") ?? particleAlpha
        particleAlphaRange = archive.length("_startOpacityVariance") ?? particleAlphaRange
        particleAlphaSpeed = archive.length("_opacitySpeed") ?? particleAlphaSpeed
        particleAlphaSequence = frames(archive, "_particleAlphaSequence")
        particleColorBlendFactor = archive.length("_startColorMix") ?? particleColorBlendFactor
        particleColorBlendFactorRange = archive.length("_startColorBlendVariance") ?? particleColorBlendFactorRange
        particleColorBlendFactorSpeed = archive.length("_colorBlendSpeed") ?? particleColorBlendFactorSpeed
        particleColorBlendFactorSequence = frames(archive, "_particleColorBlendFactorSequence")
    }

    private func readColor(_ archive: ArchiveCoder) {
        particleColor = archive.color("_startColor") ?? particleColor
        particleColorRedRange = archive.length("_startColorVarianceR") ?? particleColorRedRange
        particleColorGreenRange = archive.length("_startColorVarianceG") ?? particleColorGreenRange
        particleColorBlueRange = archive.length("_startColorVarianceB") ?? particleColorBlueRange
        particleColorAlphaRange = archive.length("_startColorVarianceA") ?? particleColorAlphaRange
        particleColorRedSpeed = archive.length("_colorSpeedR") ?? particleColorRedSpeed
        particleColorGreenSpeed = archive.length("_colorSpeedG") ?? particleColorGreenSpeed
        particleColorBlueSpeed = archive.length("_colorSpeedB") ?? particleColorBlueSpeed
        particleColorAlphaSpeed = archive.length("_colorSpeedA") ?? particleColorAlphaSpeed
        particleColorSequence = frames(archive, "_particleColorSequence")
    }

    private func frames(_ archive: ArchiveCoder, _ key: String) -> SKKeyframeSequence? {
        archive.decodeObject(forKey: key) as? SKKeyframeSequence
    }
}
