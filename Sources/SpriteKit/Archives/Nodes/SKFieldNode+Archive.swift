import CoreGraphics
import Foundation

extension SKFieldNode {
    /// The archive's class says what the field does.
    func readField(_ archive: ArchiveCoder) {
        let kind = archive.classes.lazy.compactMap { Self.kinds[$0] }.first
        effect = kind ?? effect
        strength = archive.float("_strength") ?? strength
        readFalloff(archive)
        minimumRadius = archive.float("_minimumRadius") ?? minimumRadius
        isEnabled = archive.flag("_active") ?? isEnabled
        isExclusive = archive.flag("_exclusive") ?? isExclusive
        let mask = archive.number("_categoryBitMask")
        categoryBitMask = mask.map { UInt32(truncatingIfNeeded: Int(saturating: $0)) } ?? categoryBitMask
        direction = archive.vector("_direction") ?? direction
        smoothness = archive.float("_smoothness") ?? smoothness
        animationSpeed = archive.float("_animationSpeed") ?? animationSpeed
    }

    /// A spring that pulls in proportion to the distance is archived with a falloff of -1; that is 0 here.
    private func readFalloff(_ archive: ArchiveCoder) {
        guard let archived = archive.float("_falloff") else { return }
        if case .spring = effect { falloff = archived + 1 } else { falloff = archived }
    }

    private static let kinds: [String: FieldEffect] = [
        "SKDragFieldNode": .drag, "SKVortexFieldNode": .vortex, "SKRadialGravityFieldNode": .radialGravity,
        "SKLinearGravityFieldNode": .linearGravity, "SKVelocityFieldNode": .velocity, "SKNoiseFieldNode": .noise,
        "SKTurbulenceFieldNode": .turbulence, "SKSpringFieldNode": .spring, "SKElectricFieldNode": .electric,
        "SKMagneticFieldNode": .magnetic,
    ]
}

extension ArchiveCoder {
    fileprivate func float(_ key: String) -> Float? {
        number(key).map { Float($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Three numbers of 32 bits with the lowest byte first; nil for other data.
    fileprivate func vector(_ key: String) -> SIMD3<Float>? {
        guard let data = decodeObject(forKey: key) as? Data, data.count == 12 else { return nil }
        let bytes = [UInt8](data)
        let numbers = (0..<3).map { index in
            Float(bitPattern: bytes[index * 4..<index * 4 + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
        }
        return numbers.allSatisfy(\.isFinite) ? SIMD3(numbers[0], numbers[1], numbers[2]) : nil
    }
}
