extension LanguageModelSession {
    /// How many tokens a response took.
    public struct Usage: Sendable, Equatable {
        /// What the model read.
        public struct Input: Sendable, Equatable {
            /// All tokens of the transcript.
            public var totalTokenCount: Int
            /// Those of them that it knew from an earlier request.
            public var cachedTokenCount: Int

            /// Counts of what the model read.
            public init(totalTokenCount: Int = 0, cachedTokenCount: Int = 0) {
                self.totalTokenCount = totalTokenCount
                self.cachedTokenCount = cachedTokenCount
            }
        }

        /// What the model wrote.
        public struct Output: Sendable, Equatable {
            /// All tokens of the response.
            public var totalTokenCount: Int
            /// Those of them that were thoughts.
            public var reasoningTokenCount: Int

            /// Counts of what the model wrote.
            public init(totalTokenCount: Int = 0, reasoningTokenCount: Int = 0) {
                self.totalTokenCount = totalTokenCount
                self.reasoningTokenCount = reasoningTokenCount
            }
        }

        /// What the model read.
        public var input: Input
        /// What the model wrote.
        public var output: Output
        /// What else whoever runs the model tells of the response, by name.
        public var metadata: [String: GeneratedContent]

        /// All tokens, read and written.
        public var totalTokenCount: Int { TokenCount.sum(input.totalTokenCount, output.totalTokenCount) }

        /// Creates usage from the counts of tokens that were read and written.
        public init(
            input: Input = Input(), output: Output = Output(),
            metadata: [String: any ConvertibleToGeneratedContent] = [:]
        ) {
            self.input = input
            self.output = output
            self.metadata = metadata.mapValues(\.generatedContent)
        }
    }
}

extension LanguageModelSession.Usage {
    static func + (left: Self, right: Self) -> Self {
        Self(
            input: .init(
                totalTokenCount: TokenCount.sum(left.input.totalTokenCount, right.input.totalTokenCount),
                cachedTokenCount: TokenCount.sum(left.input.cachedTokenCount, right.input.cachedTokenCount)),
            output: .init(
                totalTokenCount: TokenCount.sum(left.output.totalTokenCount, right.output.totalTokenCount),
                reasoningTokenCount: TokenCount.sum(left.output.reasoningTokenCount, right.output.reasoningTokenCount)),
            metadata: left.metadata.merging(right.metadata) { _, later in later })
    }
}
