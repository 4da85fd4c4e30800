import Foundation
import SpriteKit
import Testing

@Suite("Archives of nodes in memory") @MainActor struct UnarchiverTests {
    @Test(arguments: ArchiveForm.allCases)
    func `an unarchiver reads an emitter from the data of its file`(form: ArchiveForm) throws {
        let data = form.data(["root": .node("SKEmitterNode", ["_birthrate": .real(250)])])
        let emitter = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: SKEmitterNode.self, from: data))
        #expect(emitter.particleBirthRate == 250)
    }

    @Test func `a node of another class is nothing, and data that is no archive an error`() throws {
        let data = ArchiveForm.binary.data(["root": .node("SKSpriteNode", [:])])
        let emitter = try NSKeyedUnarchiver.unarchivedObject(ofClass: SKEmitterNode.self, from: data)
        let node = try NSKeyedUnarchiver.unarchivedObject(ofClass: SKNode.self, from: data)
        #expect(emitter == nil && node is SKSpriteNode)
        for bytes in [Data(), Data("bplist00".utf8), data.dropLast(40), ArchiveForm.binary.data([:])] {
            #expect(throws: (any Error).self) {
                try NSKeyedUnarchiver.unarchivedObject(ofClass: SKNode.self, from: bytes)
            }
        }
    }

    @Test func `the unarchiver still reads what isn't a node`() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: NSString("text"), requiringSecureCoding: true)
        let text = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data)
        #expect(text == "text")
    }
}
