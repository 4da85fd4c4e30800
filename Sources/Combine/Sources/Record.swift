/// Sends each subscriber the same recorded values and completion.
public struct Record<Output, Failure: Error>: Publisher {
    /// The recorded values and completion.
    public let recording: Recording

    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher with a closure that adds to the recording.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Creates a publisher of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Attaches a subscriber, which gets the values as it requests them, and then the completion.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Outlet(subscriber).startWith(recording.output, then: recording.completion)
    }

    /// Recorded values and a completion.
    public struct Recording {
        /// The type of the recorded values.
        public typealias Input = Output
        /// The recorded values.
        public private(set) var output: [Output] = []
        /// The recorded completion; finished by default.
        public private(set) var completion = Subscribers.Completion<Failure>.finished
        private var hasEnded = false

        /// Creates an empty recording, to which values can be added.
        public init() {}

        /// Creates a recording that has completed. Nothing can be added to it.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion, hasEnded) = (output, completion, true)
        }

        /// Adds a value. Traps after the completion.
        public mutating func receive(_ input: Output) {
            precondition(!hasEnded, "a recording that has ended was given \(input)")
            output.append(input)
        }

        /// Sets the completion. Traps after the completion.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!hasEnded, "a recording that has ended was ended again")
            (self.completion, hasEnded) = (completion, true)
        }
    }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: String, CodingKey { case output, completion }

    /// Reads the keys `output` and `completion`. The recording has completed.
    ///
    /// - Throws: the decoder's error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    /// Writes the keys `output` and `completion`.
    ///
    /// - Throws: the encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: String, CodingKey { case recording }

    /// Reads the key `recording`.
    ///
    /// - Throws: the decoder's error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        recording = try container.decode(Recording.self, forKey: .recording)
    }

    /// Writes the key `recording`.
    ///
    /// - Throws: the encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(recording, forKey: .recording)
    }
}
