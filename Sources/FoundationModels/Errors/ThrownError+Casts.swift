// The types that a thrown error can be cast to. Their requirements are those of the standard library's protocol for
// bridging to Objective-C; they aren't for apps.

/// A type of error that can be found in a ``ThrownError``.
protocol FoundInThrownError: _ObjectiveCBridgeable, Error where _ObjectiveCType == AnyObject {
    /// The error of this type in the thrown error; nil if it has none.
    static func part(of error: ThrownError) -> Self?
}

extension FoundInThrownError {
    /// The error as an object, for a cast. The compiler calls it.
    public func _bridgeToObjectiveC() -> AnyObject { ErrorBox(self) }

    /// Extracts the error from an object, for a cast with `as!`; nil if the object has none. The compiler calls it.
    public static func _forceBridgeFromObjectiveC(_ source: AnyObject, result: inout Self?) {
        result = found(in: source)
    }

    /// Extracts the error from an object, for a cast with `as?` or a `catch`. Returns whether it has one. The compiler
    /// calls it.
    public static func _conditionallyBridgeFromObjectiveC(_ source: AnyObject, result: inout Self?) -> Bool {
        result = found(in: source)
        return result != nil
    }

    /// Extracts the error from an object; traps if the object has none. The compiler calls it.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: AnyObject?) -> Self {
        guard let error = source.flatMap(found) else { preconditionFailure("\(Self.self) was made of another object.") }
        return error
    }

    private static func found(in source: AnyObject) -> Self? {
        if let box = source as? ErrorBox { return box.error as? Self }
        return (source as? ThrownError).flatMap(part)
    }
}

/// An error as an object.
private final class ErrorBox {
    let error: any Error

    init(_ error: any Error) {
        self.error = error
    }
}

extension LanguageModelSession.GenerationError: FoundInThrownError {
    static func part(of error: ThrownError) -> Self? { error.earlier }
}

extension LanguageModelError: FoundInThrownError {
    static func part(of error: ThrownError) -> Self? { error.current as? Self }
}

extension LanguageModelSession.Error: FoundInThrownError {
    static func part(of error: ThrownError) -> Self? { error.current as? Self }
}

extension SystemLanguageModel.Error: FoundInThrownError {
    static func part(of error: ThrownError) -> Self? { error.current as? Self }
}

extension GeneratedContent.ParsingError: FoundInThrownError {
    static func part(of error: ThrownError) -> Self? { error.current as? Self }
}
