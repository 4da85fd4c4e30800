import Foundation

/// Actions of files that Xcode's action editor wrote.
extension SKAction {
    /// An action of the app's action files (`.sks`). Nil, and logged, if there is none.
    ///
    /// Kinds of actions that can't be read are waits of the same duration, which is logged.
    /// - Parameter name: The action's name in the editor.
    public convenience init?(named name: String) {
        guard let action = ActionFiles.action(named: name) else { return nil }
        self.init(action.program, reversal: action.reversal)
    }

    /// An action of the app's action files (`.sks`), at such a speed that it takes a duration.
    /// - Parameters:
    ///   - name: The action's name in the editor.
    ///   - duration: In seconds.
    public convenience init?(named name: String, duration: TimeInterval) {
        self.init(named: name)
        self.duration = duration
    }

    /// An action of an action file on this machine. Nil, and logged, if there is none.
    /// - Parameters:
    ///   - name: The action's name in the editor.
    ///   - url: The file.
    public convenience init?(named name: String, from url: URL) {
        guard let action = ActionFiles.action(named: name, in: url) else { return nil }
        self.init(action.program, reversal: action.reversal)
    }

    /// An action of an action file on this machine, at such a speed that it takes a duration.
    /// - Parameters:
    ///   - name: The action's name in the editor.
    ///   - url: The file.
    ///   - duration: In seconds.
    public convenience init?(named name: String, from url: URL, duration: TimeInterval) {
        self.init(named: name, from: url)
        self.duration = duration
    }
}
