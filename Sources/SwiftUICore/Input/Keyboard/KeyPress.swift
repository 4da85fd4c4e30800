import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// A key that was pressed while a view had the focus.
///
/// See [KeyPress](https://developer.apple.com/documentation/swiftui/keypress).
public struct KeyPress: Sendable {
    /// The parts of a key press: down, repeated and up.
    public struct Phases: OptionSet, Sendable, Hashable {
        /// The set as bits.
        public let rawValue: Int
        /// A set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key went down.
        public static let down = Phases(rawValue: 1)
        /// The key is held and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key was released.
        public static let up = Phases(rawValue: 4)
        /// All three phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether the view has handled the key, or passes it on to the views around it.
    public enum Result: Hashable, Sendable { case handled, ignored }

    /// Whether the key went down, repeats, or was released.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// What the key types; of a key that types nothing, the character of its `KeyEquivalent`.
    public let characters: String
    /// The keys that are held with it: shift, control, option and command.
    public let modifiers: EventModifiers
}

extension KeyPress: CustomDebugStringConvertible {
    /// What the key types and the keys that are held with it.
    public var debugDescription: String { "KeyPress(\(characters.debugDescription), \(modifiers.words))" }
}

/// Handles the keys of the focused element: the view's own, or one inside.
struct KeyPressModifier: WrappingModifier {
    let phases: KeyPress.Phases
    let matches: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> KeyPressLayoutNode {
        KeyPressLayoutNode(self, child, graph: node.graph)
    }

    func update(_ wrapper: KeyPressLayoutNode, for node: ViewNode) { wrapper.modifier = self }
}

final class KeyPressLayoutNode: UnaryLayoutNode {
    fileprivate(set) var modifier: KeyPressModifier

    init(_ modifier: KeyPressModifier, _ child: LayoutNode, graph: ViewGraph) {
        self.modifier = modifier
        super.init(child, graph: graph)
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.annotate(self) { $0.input.events.insert(.key) }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        guard case .key(let name, let modifiers, let isDown, let isRepeated) = action,
            let key = KeyEquivalent(browserName: name)
        else { return false }
        let press = KeyPress(
            phase: !isDown ? .up : isRepeated ? .repeat : .down, key: key, characters: String(key.character),
            modifiers: EventModifiers(words: modifiers))
        guard modifier.phases.contains(press.phase), modifier.matches(press) else { return false }
        return modifier.action(press) == .handled
    }
}

extension View {
    /// Runs `action` when the key goes down or repeats while the focus is in this view.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }

    /// Runs `action` in phases of the key while the focus is in this view.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Runs `action` in phases of any of the keys while the focus is in this view.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
    }

    /// Runs `action` in phases of keys that type some characters while the focus is in this view.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases, matches: { $0.characters.unicodeScalars.allSatisfy { characters.contains($0) } },
                action: action))
    }

    /// Runs `action` in phases of any key while the focus is in this view.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
    }

    /// Runs `action` at Backspace or Delete while the focus is in this view. Nil disables it.
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        modifier(
            KeyPressModifier(
                phases: .down,
                matches: { ($0.key == .delete || $0.key == .deleteForward) && $0.modifiers.isEmpty && action != nil },
                action: { _ in
                    action?()
                    return .handled
                }))
    }

    /// Runs `action` at the arrow keys while the focus is in this view.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        modifier(
            KeyPressModifier(
                phases: [.down, .repeat], matches: { action != nil && MoveCommandDirection($0.key) != nil },
                action: { press in
                    if let direction = MoveCommandDirection(press.key) { action?(direction) }
                    return .handled
                }))
    }
}

/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right

    init?(_ key: KeyEquivalent) {
        switch key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }
}
