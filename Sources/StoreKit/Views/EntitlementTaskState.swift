import Foundation

/// How far a question about the visitor's purchases has come.
///
/// See [EntitlementTaskState](https://developer.apple.com/documentation/storekit/entitlementtaskstate).
public enum EntitlementTaskState<Value> {
    /// There is no answer yet.
    case loading
    /// There is none, for a reason.
    case failure(any Error)
    /// The answer.
    case success(Value)

    /// The answer, if there is one.
    public var value: Value? { if case .success(let value) = self { value } else { nil } }
    /// Why there is no answer.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }

    /// The state with another form of the answer.
    public func map<NewValue>(_ transform: (Value) throws -> NewValue) rethrows -> EntitlementTaskState<NewValue> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try transform(value))
        }
    }

    /// The state that an answer leads to.
    public func flatMap<NewValue>(
        _ transform: (Value) throws -> EntitlementTaskState<NewValue>
    ) rethrows -> EntitlementTaskState<NewValue> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try transform(value)
        }
    }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState where Value: Sendable {
    /// The state with another form of the answer.
    public func map<NewValue: Sendable>(
        _ transform: @Sendable (Value) async throws -> NewValue
    ) async rethrows -> EntitlementTaskState<NewValue> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try await transform(value))
        }
    }

    /// The state that an answer leads to.
    public func flatMap<NewValue: Sendable>(
        _ transform: @Sendable (Value) async throws -> EntitlementTaskState<NewValue>
    ) async rethrows -> EntitlementTaskState<NewValue> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try await transform(value)
        }
    }
}
