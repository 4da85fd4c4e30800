@_spi(Nodes) import ViewTree

/// Gives a control the badge of its label, so that the row that the control is shows it. The control's own badge takes
/// precedence.
struct BadgePassingModifier: WrappingModifier {
    func update(_ wrapper: BadgePassingLayoutNode, for node: ViewNode) {}
}

final class BadgePassingLayoutNode: UnaryLayoutNode, PlainWrapper {
    private static let keys: Set<ObjectIdentifier> = [
        ObjectIdentifier(BadgeTrait.self), ObjectIdentifier(BadgeProminenceTrait.self),
    ]

    override func inheritedTrait(_ key: ObjectIdentifier) -> Any? {
        Self.keys.contains(key) ? child.firstTrait(key) : super.inheritedTrait(key)
    }
}

extension LayoutNode {
    /// The trait of this view or of the first view in it that has one, through the containers of a control's style.
    fileprivate func firstTrait(_ key: ObjectIdentifier) -> Any? {
        if let own = ownTrait(key) { return own }
        for child in children {
            if let inner = child.firstTrait(key) { return inner }
        }
        return nil
    }
}
