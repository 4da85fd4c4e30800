extension LanguageModelSession {
    /// A named combination of profile modifiers.
    ///
    /// ```swift
    /// struct Careful: LanguageModelSession.DynamicProfileModifier {
    ///     func body(content: Content) -> some DynamicProfile {
    ///         content.temperature(0).historyTransform { $0.suffix(20) }
    ///     }
    /// }
    /// ```
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public protocol DynamicProfileModifier {
        /// The type of the modified profile.
        associatedtype Body: DynamicProfile

        /// The modified profile.
        @DynamicProfileBuilder func body(content: Content) -> Body

        /// The profile to which the modifier is applied.
        typealias Content = DynamicProfileModifierContent<Self>
    }

    /// The profile to which a modifier is applied.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public struct DynamicProfileModifierContent<Modifier: DynamicProfileModifier>: DynamicProfile, PrimitiveProfile {
        let profile: any DynamicProfile

        /// Not available: this profile has no body of its own.
        public var body: Never { noBody(of: Self.self) }

        func resolve(at path: ProfilePath) -> ResolvedProfile { profile.resolved(at: path) }
    }

    /// A profile with a modifier applied.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public struct ModifiedDynamicProfile<Content: DynamicProfile, Modifier: DynamicProfileModifier>: DynamicProfile,
        PrimitiveProfile
    {
        let content: Content
        let modifier: Modifier

        /// Not available: this profile has no body of its own.
        public var body: Never { noBody(of: Self.self) }

        func resolve(at path: ProfilePath) -> ResolvedProfile {
            modifier.body(content: .init(profile: content)).resolved(at: path)
        }
    }
}

extension LanguageModelSession.DynamicProfile {
    /// Applies a modifier.
    public func modifier<Modifier>(_ modifier: Modifier) -> some LanguageModelSession.DynamicProfile
    where Modifier: LanguageModelSession.DynamicProfileModifier {
        LanguageModelSession.ModifiedDynamicProfile(content: self, modifier: modifier)
    }
}

extension LanguageModelSession.DynamicProfileModifier {
    /// The protocol of profiles.
    public typealias DynamicProfile = LanguageModelSession.DynamicProfile
}
