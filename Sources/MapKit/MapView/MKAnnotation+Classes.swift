// Foundation has these for all objects on Apple's systems.
extension MKAnnotation {
    /// Whether the annotation is of a class, or of a subclass: `annotation.isKind(of: MKUserLocation.self)`.
    public func isKind(of aClass: AnyClass) -> Bool { isInstance(aClass) }

    /// Whether the annotation is of a class, and not of a subclass.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }

    private func isInstance<Class>(_ type: Class.Type) -> Bool { self is Class }
}
