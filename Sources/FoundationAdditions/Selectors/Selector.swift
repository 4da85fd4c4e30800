import os

/// A method that an object is asked to perform: what `#selector` makes.
///
/// Objective-C's runtime looks a method up by its name. There is none on Linux, so a selector contains the method itself.
/// `kissa run` and `kissa check` read `#selector(name)` as a macro that makes it. See
/// [Selector](https://developer.apple.com/documentation/objectivec/selector).
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
    // @unchecked: the method is a class's own, or that of an object which Objective-C wouldn't guard either.

    /// The method's name by Objective-C's rules: `tapped`, `tapped:`, `showWithCount:animated:`.
    public let description: String
    private let method: Method

    private struct Method {
        let argumentCount: Int
        /// The class that has the method; nil if the method is bound to an object.
        let owner: Any.Type?
        let suits: (AnyObject) -> Bool
        /// Returns nil if the arguments have other types.
        let call: (AnyObject, [Any?]) -> Result?

        struct Result { let value: Any }
    }

    /// Selectors are equal if their names are, as in Objective-C.
    public static func == (one: Self, other: Self) -> Bool { one.description == other.description }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Not available: methods can't be found by their names.
    @available(*, unavailable, message: "Methods can't be found by name here; write #selector(method)")
    public init(_ name: String) { fatalError() }

    // MARK: What #selector becomes

    /// A class's method without parameters. `#selector` uses it.
    public init<Owner: AnyObject, Value>(_ name: String, of method: @escaping (Owner) -> () -> Value) {
        self.init(name, 0) { (owner: Owner, _) in Method.Result(value: method(owner)()) }
    }

    /// A class's method with a parameter: the sender, a timer or a notification. `#selector` uses it.
    public init<Owner: AnyObject, First, Value>(_ name: String, of method: @escaping (Owner) -> (First) -> Value) {
        self.init(name, 1) { (owner: Owner, arguments) in
            guard let first = argument(0, of: arguments, as: First.self) else { return nil }
            return Method.Result(value: method(owner)(first))
        }
    }

    /// A class's method with two parameters: the sender and the event. `#selector` uses it.
    public init<Owner: AnyObject, First, Second, Value>(
        _ name: String, of method: @escaping (Owner) -> (First, Second) -> Value
    ) {
        self.init(name, 2) { (owner: Owner, arguments) in
            guard let first = argument(0, of: arguments, as: First.self),
                let second = argument(1, of: arguments, as: Second.self)
            else { return nil }
            return Method.Result(value: method(owner)(first, second))
        }
    }

    /// A class's method with three parameters: a picture, an error and a pointer. `#selector` uses it.
    public init<Owner: AnyObject, First, Second, Third, Value>(
        _ name: String, of method: @escaping (Owner) -> (First, Second, Third) -> Value
    ) {
        self.init(name, 3) { (owner: Owner, arguments) in
            guard let first = argument(0, of: arguments, as: First.self),
                let second = argument(1, of: arguments, as: Second.self),
                let third = argument(2, of: arguments, as: Third.self)
            else { return nil }
            return Method.Result(value: method(owner)(first, second, third))
        }
    }

    /// An object's own method without parameters, whatever the target is. `#selector` uses it.
    public init<Value>(_ name: String, bound method: @escaping () -> Value) {
        self.init(name, Method(argumentCount: 0, owner: nil, suits: { _ in true }) { _, _ in .init(value: method()) })
    }

    /// An object's own method with a parameter, whatever the target is. `#selector` uses it.
    public init<First, Value>(_ name: String, bound method: @escaping (First) -> Value) {
        let method = Method(argumentCount: 1, owner: nil, suits: { _ in true }) { _, arguments in
            argument(0, of: arguments, as: First.self).map { .init(value: method($0)) }
        }
        self.init(name, method)
    }

    private init<Owner: AnyObject>(
        _ name: String, _ argumentCount: Int, _ call: @escaping (Owner, [Any?]) -> Method.Result?
    ) {
        let method = Method(argumentCount: argumentCount, owner: Owner.self, suits: { $0 is Owner }) {
            owner, arguments in
            (owner as? Owner).flatMap { call($0, arguments) }
        }
        self.init(name, method)
    }

    private init(_ name: String, _ method: Method) {
        let isComplete = name.contains(":") || method.argumentCount == 0
        (description, self.method) = (isComplete ? name : name + ":", method)
    }

    // MARK: Performing

    /// Whether an object has the method.
    package func suits(_ object: AnyObject) -> Bool { method.suits(object) }

    /// Calls the method of an object, with as many of the arguments as it has parameters.
    ///
    /// An object of another class, or an argument of another type, is an error in the app. Objective-C would end the
    /// program; here the error is logged, and nothing is called.
    /// - Returns: The method's value; nil if it wasn't called.
    @discardableResult package func perform(on object: AnyObject, _ arguments: Any?...) -> Any? {
        let missing = max(method.argumentCount - arguments.count, 0)
        if let result = method.call(object, arguments + Array(repeating: nil, count: missing)) { return result.value }
        let owner = method.owner.map { "\($0)" } ?? "its object"
        let types = arguments.map { $0.map { "\(type(of: $0))" } ?? "nil" }.joined(separator: ", ")
        Logger(subsystem: "org.kissa.foundation", category: "selectors").error(
            """
            \(description, privacy: .public) of \(owner, privacy: .public) can't be performed by a \
            \(String(describing: type(of: object)), privacy: .public) with (\(types, privacy: .public))
            """)
        return nil
    }
}

/// An argument by the method's type; nil if it has another type. `nil` is an argument of an optional type.
private func argument<Value>(_ index: Int, of arguments: [Any?], as type: Value.Type) -> Value? {
    if let value = arguments[index] as? Value { return value }
    let pointer = arguments[index] as? UnsafeRawPointer
    if Value.self == UnsafeMutableRawPointer?.self {
        return pointer.map(UnsafeMutableRawPointer.init(mutating:)) as? Value
    }
    // Objective-C passes a null pointer where nothing is given; in Swift, one that must not be read stands for it.
    let shown = pointer ?? UnsafeRawPointer(bitPattern: UInt.max)!
    if Value.self == UnsafeRawPointer.self { return shown as? Value }
    return Value.self == UnsafeMutableRawPointer.self ? UnsafeMutableRawPointer(mutating: shown) as? Value : nil
}
