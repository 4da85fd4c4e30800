import struct Foundation.Decimal

// Arguments have names, so a bare value can't be a tool's arguments without a custom schema. These overloads report
// that at compile time; a tool with its own `parameters` isn't affected.

extension Tool where Arguments == String {
    /// A bare `String` has no name.
    @available(*, unavailable, message: "use a @Generable struct instead of a bare String")
    public var parameters: GenerationSchema { fatalError("unavailable") }
}

extension Tool where Arguments == Int {
    /// A bare `Int` has no name.
    @available(*, unavailable, message: "use a @Generable struct instead of a bare Int")
    public var parameters: GenerationSchema { fatalError("unavailable") }
}

extension Tool where Arguments == Double {
    /// A bare `Double` has no name.
    @available(*, unavailable, message: "use a @Generable struct instead of a bare Double")
    public var parameters: GenerationSchema { fatalError("unavailable") }
}

extension Tool where Arguments == Float {
    /// A bare `Float` has no name.
    @available(*, unavailable, message: "use a @Generable struct instead of a bare Float")
    public var parameters: GenerationSchema { fatalError("unavailable") }
}

extension Tool where Arguments == Decimal {
    /// A bare `Decimal` has no name.
    @available(*, unavailable, message: "use a @Generable struct instead of a bare Decimal")
    public var parameters: GenerationSchema { fatalError("unavailable") }
}

extension Tool where Arguments == Bool {
    /// A bare `Bool` has no name.
    @available(*, unavailable, message: "use a @Generable struct instead of a bare Bool")
    public var parameters: GenerationSchema { fatalError("unavailable") }
}
