import DisplayList
import Foundation

/// A key that was pressed while a view had the keyboard.
///
/// See [KeyPress](https://developer.apple.com/documentation/swiftui/keypress).
public struct KeyPress: Sendable {
    public struct Phases: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether the view took the key, or leaves it to those around it.
    public enum Result: Hashable, Sendable { case handled, ignored }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String { "KeyPress(\(characters.debugDescription), \(modifiers.words))" }
}

/// Hears the keys of the element with the keyboard, its own or one inside.
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
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }

    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
    }

    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases, matches: { $0.characters.unicodeScalars.allSatisfy { characters.contains($0) } },
                action: action))
    }

    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
    }

    /// Backspace or Delete, while the keyboard is in this view. Nil forbids it.
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

    /// The arrow keys, while the keyboard is in this view.
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

/// Where an arrow key points.
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
