/// Interfaces that this view lacks.
extension SKView {
    /// Not available: there is no physics.
    @available(*, unavailable, message: "There is no physics here yet")
    public var showsPhysics: Bool {
        get { false }
        set {}
    }

    /// Not available: there is no physics.
    @available(*, unavailable, message: "There is no physics here yet")
    public var showsFields: Bool {
        get { false }
        set {}
    }
}
