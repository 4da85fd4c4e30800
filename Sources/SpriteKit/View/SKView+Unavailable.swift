/// Interfaces that this view lacks.
extension SKView {
    /// Not available: bodies aren't drawn.
    @available(*, unavailable, message: "Bodies aren't drawn here; draw a shape node around a node to see its body")
    public var showsPhysics: Bool {
        get { false }
        set {}
    }

    /// Not available: fields aren't drawn.
    @available(*, unavailable, message: "Fields aren't drawn here; physicsWorld.sampleFields(at:) tells their forces")
    public var showsFields: Bool {
        get { false }
        set {}
    }
}
