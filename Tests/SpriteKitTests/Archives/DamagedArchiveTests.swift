import Foundation
import Testing

@testable import SpriteKit

@Suite("Damaged scene files") @MainActor struct DamagedArchiveTests {
    private var scene: Fixture {
        let body = Fixture.object(
            ["PKPhysicsBody", "NSObject"],
            ["_shapeType": .whole(2), "_size": .boxed(.text("{10, 20}")), "dynamic": .flag(true)])
        let sprite = Fixture.node(
            "SKSpriteNode",
            [
                "_bounds": .rect(0, 0, 10, 20), "_PKPhysicsBody": body, "_position": .point(1, 2), "_name": .text("é"),
                "_actions": .array([.action("SKWait", ["_duration": .boxed(.real(1))])]),
            ],
            children: [
                .node("SKEmitterNode", ["_birthrate": .real(5)]), .node("SKLabelNode", ["_text": .text("a")]),
            ])
        return .node("SKScene", ["Scene_bounds": .rect(0, 0, 50, 60)], children: [sprite, sprite])
    }

    @Test(arguments: ArchiveForm.allCases) func `a file of which bytes are changed is read or refused`(
        form: ArchiveForm
    ) throws {
        let whole = [UInt8](form.data(["root": scene]))
        var random = SystemRandomNumberGenerator()
        var read = 0
        for round in 0..<500 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4) {
                bytes[Int.random(in: 0..<bytes.count)] = UInt8.random(in: 0...255, using: &random)
            }
            if round % 4 == 0 { bytes.removeSubrange(Int.random(in: 0..<bytes.count)...) }
            guard let archive = try? KeyedArchive(Data(bytes)) else { continue }
            let reading = ArchiveReading(archive, file: "changed", rootType: SKNode.self)
            guard let node = try? reading.top("root") as? SKNode else { continue }
            #expect(node.position.x.isFinite && node.calculateAccumulatedFrame().width >= 0)
            read += 1
        }
        #expect((1..<500).contains(read))
    }

    @Test func `a file that is no archive is refused`() throws {
        let texts = ["", "bplist00", "<plist/>", "<plist><dict></dict></plist>", "{ a = b; }", "<plist><array>"]
        for text in texts {
            #expect(try ArchiveFiles.reading(Data(text.utf8), as: SKNode.self) == nil)
            #expect(throws: ArchiveError.self) { try KeyedArchive(Data(text.utf8)) }
        }
    }

    @Test func `collections that are nested without end are refused`() {
        let deep = "<plist>" + String(repeating: "<array>", count: 100_000)
        #expect(throws: ArchiveError.self) { try KeyedArchive(Data(deep.utf8)) }
        var list = PlistFixture.text("end")
        for _ in 0..<40 { list = .array([list]) }
        #expect(throws: ArchiveError.self) { try KeyedArchive(list.binary) }
    }

    @Test func `collections that contain themselves, or overlap, are refused`() {
        // One object, an array of itself; then many elements that are all the same large array.
        let trailer: (Int, Int) -> [UInt8] = { count, table in
            [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, UInt8(count)] + [UInt8](repeating: 0, count: 8)
                + [0, 0, 0, 0, 0, 0, 0, UInt8(table)]
        }
        let circle = Array("bplist00".utf8) + [0xA1, 0x00] + [0x08] + trailer(1, 10)
        #expect(throws: ArchiveError.self) { try BinaryPropertyList.value(of: circle) }
        let place = UInt8(8)
        let overlapping =
            Array("bplist00".utf8) + [0xAE] + (1...14).map { UInt8($0) } + [UInt8](repeating: place, count: 15)
            + trailer(15, 23)
        #expect(throws: ArchiveError.self) { try BinaryPropertyList.value(of: overlapping) }
    }

    @Test func `a node that is its own child, or has several parents, is once in the tree`() throws {
        let shared = Fixture.labelled("shared", .node("SKNode", ["_name": .text("shared")]))
        let first = Fixture.node("SKNode", ["_name": .text("first")], children: [.link("root"), shared])
        let root = Fixture.labelled(
            "root", .node("SKNode", ["_name": .text("root")], children: [first, .link("shared"), .link("root")]))
        let node = try #require(try ArchiveFiles.root(root))
        #expect(node.name == "root" && node.parent == nil && node.children.map(\.name) == ["first"])
        #expect(node.children[0].children.map(\.name) == ["shared"])
    }

    @Test func `nodes that are nested too deeply, or too many, are left out`() throws {
        var chain = Fixture.node("SKNode", [:])
        for _ in 0..<300 { chain = .node("SKNode", [:], children: [chain]) }
        var node = try #require(try ArchiveFiles.root(chain))
        var depth = 0
        while let child = node.children.first { (node, depth) = (child, depth + 1) }
        #expect((50..<300).contains(depth))
        let many = Fixture.node("SKNode", [:], children: (0..<10_100).map { _ in .node("SKNode", [:]) })
        #expect(try ArchiveFiles.root(many)?.children.count == 9_999)
    }

    @Test func `values of other types and numbers that aren't finite leave the defaults`() throws {
        let root = Fixture.node(
            "SKLabelNode",
            [
                "_position": .boxed(.text("{nan, 3}")), "_xScale": .real(.nan), "_yScale": .text("2"),
                "_opacity": .real(.infinity), "_zPosition": .array([]), "_name": .whole(3), "_fontSize": .bytes(Data()),
                "_horizontalAlignmentMode": .real(1e300), "_numberOfLines": .real(-1e300), "_actions": .text("none"),
                "_userData": .array([]), "_PKPhysicsBody": .text("body"), "_text": .link("nothing"),
            ])
        let label = try #require(try ArchiveFiles.root(root, as: SKLabelNode.self))
        #expect(label.position == .zero && label.xScale == 1 && label.yScale == 1 && label.alpha == 1)
        #expect(label.zPosition == 0 && label.name == nil && label.fontSize == 32 && label.text == nil)
        #expect(label.horizontalAlignmentMode == .center && label.numberOfLines == .min && label.userData == nil)
        #expect(label.physicsBody == nil && !label.hasActions())
    }

    @Test func `texts that share their bytes are refused`() {
        // 200 texts, each of the same 200 bytes, in one array.
        let text: [UInt8] = [0x5F, 0x10, 200] + [UInt8](repeating: 0x61, count: 200)
        let array: [UInt8] = [0xAF, 0x10, 200] + (1...200).map { UInt8($0) }
        var file: [UInt8] = Array("bplist00".utf8) + text + array
        let table = file.count
        file += [0, 211]
        for _ in 1...200 { file += [0, 8] }
        file += [0, 0, 0, 0, 0, 0, 2, 1]
        for number in [201, 0, table] { file += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 0xFF)] }
        #expect(throws: ArchiveError.self) { try BinaryPropertyList.value(of: file) }
    }

    @Test(arguments: ArchiveForm.allCases) func `a mask of all 64 bits is read`(form: ArchiveForm) throws {
        var data = form.data(["root": .node("SKSpriteNode", ["_PKPhysicsBody": body(mask: -1)])])
        if form == .xml {
            let text = String(decoding: data, as: UTF8.self)
            data = Data(text.replacing("<integer>-1</integer>", with: "<integer>18446744073709551615</integer>").utf8)
        }
        let node = try #require(try ArchiveFiles.reading(data, as: SKSpriteNode.self))
        #expect(node.physicsBody?.categoryBitMask == .max)
    }

    private func body(mask: Int) -> Fixture {
        .object(
            ["PKPhysicsBody", "NSObject"],
            ["_shapeType": .whole(2), "_size": .boxed(.text("{10, 20}")), "categoryBitMask": .boxed(.whole(mask))])
    }

    @Test(.timeLimit(.minutes(1))) func `actions that are doubled again and again are left out`() throws {
        var action = Fixture.labelled("0", .action("SKWait", ["_duration": .boxed(.real(1))]))
        for level in 1...60 {
            let parts: [Fixture] = [action, .link("\(level - 1)")]
            action = .labelled("\(level)", .action("SKSequence", ["_actions": .array(parts)]))
        }
        let short = Fixture.action("SKWait", ["_duration": .boxed(.real(1))])
        let node = try #require(try ArchiveFiles.root(.node("SKNode", ["_actions": .array([action, short])])))
        #expect(node.runs.count == 2)
        #expect(node.runs.allSatisfy { $0.action.program.size <= 10_000 })
    }

    @Test(.timeLimit(.minutes(1))) func `an array that many nodes share isn't read again for each`() throws {
        let many = Fixture.labelled("many", .array((0..<3000).map { _ in .node("SKNode", [:]) }))
        let sharing = (0..<3000).map { _ in Fixture.object(["SKNode", "NSObject"], ["_children": .link("many")]) }
        let first = Fixture.object(["SKNode", "NSObject"], ["_children": many, "_name": .text("first")])
        let root = try #require(try ArchiveFiles.root(.node("SKNode", [:], children: [first] + sharing)))
        #expect(root.children.count == 3001 && root.children[0].children.count == 3000)
        #expect(root.children.dropFirst().allSatisfy { $0.children.isEmpty })
    }
}
