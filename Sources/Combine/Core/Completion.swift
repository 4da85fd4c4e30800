extension Subscribers {
    /// How a stream of values ends: finished, or with an error.
    public enum Completion<Failure: Error> {
        /// The stream ended without an error.
        case finished
        /// The stream ended with an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion: Codable where Failure: Codable {
    private enum Key: String, CodingKey { case success, error }

    /// Reads what `encode(to:)` writes.
    ///
    /// - Throws: the decoder's error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let finished = try container.decode(Bool.self, forKey: .success)
        self = finished ? .finished : .failure(try container.decode(Failure.self, forKey: .error))
    }

    /// Writes the key `success` with a Boolean and, for a failure, the key `error`.
    ///
    /// - Throws: the encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .finished: try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion {
    /// The same end with another type of error.
    func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    /// The error, if it is one.
    var error: Failure? {
        if case .failure(let error) = self { return error }
        return nil
    }
}
