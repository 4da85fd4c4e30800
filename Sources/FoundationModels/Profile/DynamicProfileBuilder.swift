extension LanguageModelSession {
    /// Builds a profile from one line; `if` with `else`, `switch` and availability checks choose the profile.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    @resultBuilder
    public struct DynamicProfileBuilder {
        /// The profile.
        public static func buildBlock<Content>(_ content: Content) -> Content where Content: DynamicProfile {
            content
        }

        /// Reports, at compile time, that only one profile is allowed.
        @available(*, unavailable, message: "a profile's body is one profile; choose it by if and else, or by switch")
        public static func buildBlock<each Content>(_ contents: repeat each Content) -> Never
        where repeat each Content: DynamicProfile {
            fatalError("unavailable")
        }

        /// The branch that was taken.
        public static func buildEither<TrueContent, FalseContent>(
            first content: TrueContent
        ) -> ConditionalDynamicProfile<TrueContent, FalseContent>
        where TrueContent: DynamicProfile, FalseContent: DynamicProfile {
            ConditionalDynamicProfile(.trueContent(content))
        }

        /// The branch that was taken.
        public static func buildEither<TrueContent, FalseContent>(
            second content: FalseContent
        ) -> ConditionalDynamicProfile<TrueContent, FalseContent>
        where TrueContent: DynamicProfile, FalseContent: DynamicProfile {
            ConditionalDynamicProfile(.falseContent(content))
        }

        /// The content of an availability check.
        public static func buildLimitedAvailability(_ component: some DynamicProfile) -> AnyDynamicProfile {
            AnyDynamicProfile(component)
        }
    }
}
