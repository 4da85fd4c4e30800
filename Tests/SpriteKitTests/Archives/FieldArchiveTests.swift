import Foundation
import Testing

@testable import SpriteKit

@Suite("Fields of scene files") @MainActor struct FieldArchiveTests {
    private func field(_ kind: String, _ fields: [String: Fixture]) throws -> SKFieldNode {
        let node = Fixture.object([kind, "SKFieldNode", "SKNode", "NSResponder", "NSObject"], fields)
        return try #require(try ArchiveFiles.root(node, as: SKFieldNode.self))
    }

    private func vector(_ numbers: [Float]) -> Fixture {
        let bytes = numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number.bitPattern >> ($0 * 8)) }
        }
        return .object(["NSMutableData", "NSData", "NSObject"], ["NS.data": .bytes(Data(bytes))])
    }

    @Test func `a field has the numbers of its file`() throws {
        let field = try field(
            "SKLinearGravityFieldNode",
            [
                "_strength": .real(2), "_falloff": .real(0.5), "_minimumRadius": .real(3), "_active": .flag(false),
                "_exclusive": .flag(true), "_categoryBitMask": .whole(5), "_direction": vector([1, -2, 0]),
                "_smoothness": .real(0.25), "_animationSpeed": .real(4),
            ])
        guard case .linearGravity = field.effect else { return #expect(Bool(false), "another effect") }
        #expect(field.strength == 2 && field.falloff == 0.5 && field.minimumRadius == 3)
        #expect(!field.isEnabled && field.isExclusive && field.categoryBitMask == 5)
        #expect(field.direction == SIMD3(1, -2, 0) && field.smoothness == 0.25 && field.animationSpeed == 4)
    }

    @Test func `a spring is archived with a falloff of -1, and pulls in proportion to the distance`() throws {
        let spring = try field("SKSpringFieldNode", ["_falloff": .real(-1), "_categoryBitMask": .whole(-1)])
        guard case .spring = spring.effect else { return #expect(Bool(false), "another effect") }
        #expect(spring.falloff == 0 && spring.strength == 1 && spring.categoryBitMask == .max)
    }

    @Test func `values that are no numbers leave the defaults`() throws {
        let field = try field(
            "SKVortexFieldNode",
            [
                "_strength": .real(1e300), "_direction": vector([.nan, 1, 2]), "_minimumRadius": .text("2"),
                "_active": .null,
            ])
        guard case .vortex = field.effect else { return #expect(Bool(false), "another effect") }
        #expect(field.strength == 1 && field.direction == .zero && field.isEnabled && field.minimumRadius == 0.001)
    }
}
