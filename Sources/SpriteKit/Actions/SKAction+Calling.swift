import Foundation

/// Actions that call the app or change the tree. They take effect in the frame that their time falls in.
extension SKAction {
    /// Calls the block once, on the main actor. Reversed: the same.
    public class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(.call(.run(block))) }

    /// Calls the block on a queue; the action does not wait for it.
    public class func run(_ block: @escaping @Sendable () -> Void, queue: DispatchQueue) -> SKAction {
        SKAction(.call(.runOnQueue(block, queue)))
    }

    /// Makes the first child with a name run an action. This action is done at once. Reversed: the child runs the reversed
    /// action.
    public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(
            .call(.runOnChild(action, name: name)),
            reversal: .program { run(action.reversed(), onChildWithName: name) })
    }

    /// Calls the block in each frame, on the main actor, with the node and the seconds that have passed. Reversed: the
    /// same.
    public class func customAction(
        withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction {
        SKAction(.call(.custom(block)), duration: seconds)
    }

    /// Takes the node out of its parent. Reversed: the same.
    public class func removeFromParent() -> SKAction { SKAction(.call(.removeFromParent)) }

    /// Plays a sound of the app's resources in the browser. Browsers are silent until the visitor has touched the page.
    ///
    /// - Parameters:
    ///   - soundFile: The file's name among the resources.
    ///   - wait: Whether the action lasts as long as the sound. The duration is known for WAV, MP3 and M4A files; with other
    ///     files the action ends at once.
    public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        let file = SoundFile(named: soundFile)
        return SKAction(.sound(file), duration: wait ? file.duration : 0)
    }
}
