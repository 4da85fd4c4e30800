import OperationMetrics

extension LanguageModelSession {
    /// The numbers of tokens that a response used.
    public struct Usage: Sendable, Equatable {
        /// The model's input.
        public struct Input: Sendable, Equatable {
            /// All tokens of the transcript.
            public var totalTokenCount: Int
            /// The number of tokens that were cached from an earlier request.
            public var cachedTokenCount: Int

            /// Counts of input tokens.
            public init(totalTokenCount: Int = 0, cachedTokenCount: Int = 0) {
                self.totalTokenCount = totalTokenCount
                self.cachedTokenCount = cachedTokenCount
            }
        }

        /// The model's output.
        public struct Output: Sendable, Equatable {
            /// All tokens of the response.
            public var totalTokenCount: Int
            /// The number of reasoning tokens.
            public var reasoningTokenCount: Int

            /// Counts of output tokens.
            public init(totalTokenCount: Int = 0, reasoningTokenCount: Int = 0) {
                self.totalTokenCount = totalTokenCount
                self.reasoningTokenCount = reasoningTokenCount
            }
        }

        /// The input tokens.
        public var input: Input
        /// The output tokens.
        public var output: Output
        /// Further details from the provider, by name.
        public var metadata: [String: GeneratedContent]

        /// The total number of tokens, input and output.
        public var totalTokenCount: Int { TokenCount.sum(input.totalTokenCount, output.totalTokenCount) }

        /// Usage with the counts of input and output tokens.
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

extension LanguageModelSession.Usage {
    /// What was used since an earlier state of the same turn.
    func tokens(since earlier: Self) -> ModelMetrics.Tokens {
        ModelMetrics.Tokens(
            input: TokenCount.difference(input.totalTokenCount, earlier.input.totalTokenCount),
            cached: TokenCount.difference(input.cachedTokenCount, earlier.input.cachedTokenCount),
            output: TokenCount.difference(output.totalTokenCount, earlier.output.totalTokenCount))
    }
}
