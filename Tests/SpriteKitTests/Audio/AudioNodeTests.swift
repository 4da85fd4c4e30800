import Foundation
import Testing

@testable import SpriteKit

@Suite("Audio nodes") @MainActor struct AudioNodeTests {
    /// An audio node that isn't looped, in a scene.
    private func bell(in scene: SKScene) -> SKAudioNode {
        let bell = SKAudioNode()
        bell.autoplayLooped = false
        scene.addChild(bell)
        return bell
    }

    @Test func `music plays when it comes into a scene, and stops when it goes`() {
        let scene = TestScene.make()
        let music = SKAudioNode()
        #expect(music.autoplayLooped && music.isPositional)
        #expect(music.state.sound.mode == .stopped)
        scene.pass(2)
        scene.addChild(music)
        #expect(music.state.sound == Sounding(mode: .playing, since: 2, starts: 1, loops: true))
        music.removeFromParent()
        #expect(music.state.sound.mode == .stopped)
        scene.addChild(music)
        #expect(music.state.sound.starts == 2)
    }

    @Test func `a sound that is not repeated waits for an action, and is played again by another`() {
        let scene = TestScene.make()
        let bell = bell(in: scene)
        #expect(bell.state.sound.mode == .stopped)
        bell.run(.sequence([.wait(forDuration: 1), .play(), .wait(forDuration: 3), .play()]))
        scene.pass(3.5)
        bell.advance()
        #expect(bell.state.sound == Sounding(mode: .playing, since: 1, starts: 1))
        scene.pass(1)
        bell.advance()
        #expect(bell.state.sound == Sounding(mode: .playing, since: 4, starts: 2))
    }

    @Test func `a pause is taken up again, a stop is a new beginning`() {
        let scene = TestScene.make()
        let music = SKAudioNode()
        scene.addChild(music)
        func did(_ action: SKAction) -> Sounding {
            music.run(action)
            scene.pass(1)
            music.advance()
            return music.state.sound
        }
        #expect(did(.play()).starts == 1)
        #expect(did(.pause()).mode == .paused)
        #expect(did(.play()) == Sounding(mode: .playing, since: 0, starts: 1, loops: true))
        #expect(did(.stop()).mode == .stopped)
        #expect(did(.pause()).mode == .stopped)
        #expect(did(.play()).starts == 2)
    }

    @Test func `volume, pace and side go on as any number does`() {
        let scene = TestScene.make()
        let bell = bell(in: scene)
        let louder = SKAction.changeVolume(by: 0.5, duration: 1)
        bell.run(.sequence([.changeVolume(to: 0.5, duration: 2), louder, louder.reversed()]))
        bell.run(.group([.changePlaybackRate(to: 2, duration: 2), .stereoPan(by: -1, duration: 4)]))
        scene.pass(1)
        #expect([Channel.volume, .pace, .side].map(bell.value) == [0.75, 1.5, -0.25])
        scene.pass(2)
        #expect([Channel.volume, .pace, .side].map(bell.value) == [1, 2, -0.75])
        scene.pass(1)
        #expect(bell.value(.volume) == 0.5)
    }

    @Test func `not to be repeated any more silences music, and to be repeated starts it`() {
        let scene = TestScene.make()
        let music = SKAudioNode()
        scene.addChild(music)
        music.autoplayLooped = false
        #expect(music.state.sound.mode == .stopped)
        music.autoplayLooped = true
        #expect(music.state.sound.mode == .playing)
    }

    @Test func `a copy is as loud, and silent until it is in a scene`() throws {
        let scene = TestScene.make()
        let music = SKAudioNode()
        music.isPositional = false
        scene.addChild(music)
        music.change(.volume, to: 0.25)
        let copy = try #require(music.copy() as? SKAudioNode)
        #expect(copy.value(.volume) == 0.25 && !copy.isPositional && copy.autoplayLooped)
        #expect(copy.state.sound == Sounding(loops: true))
    }

    @Test func `the page is told what is heard, and by whom`() {
        let scene = TestScene.make()
        let music = SKAudioNode()
        scene.addChild(music)
        scene.listener = music
        #expect(music.json.contains("\"sounding\":[1,0,1,1]") && music.json.contains("\"positional\":true"))
        #expect(scene.shown.payload(sync: nil).contains("\"listener\":\(music.serial)"))
        music.removeFromParent()
        #expect(!scene.shown.payload(sync: nil).contains("listener"))
    }
}
