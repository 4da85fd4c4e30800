extension LanguageModelSession {
    /// Modifiers of profiles under one name.
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
        /// What the modifier makes of a profile.
        associatedtype Body: DynamicProfile

        /// The profile with the modifier.
        @DynamicProfileBuilder func body(content: Content) -> Body

        /// The profile that is modified.
        typealias Content = DynamicProfileModifierContent<Self>
    }

    /// The profile that a modifier gets.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public struct DynamicProfileModifierContent<Modifier: DynamicProfileModifier>: DynamicProfile, PrimitiveProfile {
        let profile: any DynamicProfile

        /// The modified profile has one.
        public var body: Never { noBody(of: Self.self) }

        func resolve(at path: ProfilePath) -> ResolvedProfile { profile.resolved(at: path) }
    }

    /// A profile with a modifier.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public struct ModifiedDynamicProfile<Content: DynamicProfile, Modifier: DynamicProfileModifier>: DynamicProfile,
        PrimitiveProfile
    {
        let content: Content
        let modifier: Modifier

        /// What the modifier makes of the profile has one.
        public var body: Never { noBody(of: Self.self) }

        func resolve(at path: ProfilePath) -> ResolvedProfile {
            modifier.body(content: .init(profile: content)).resolved(at: path)
        }
    }
}

extension LanguageModelSession.DynamicProfile {
    /// The profile with a modifier.
    public func modifier<Modifier>(_ modifier: Modifier) -> some LanguageModelSession.DynamicProfile
    where Modifier: LanguageModelSession.DynamicProfileModifier {
        LanguageModelSession.ModifiedDynamicProfile(content: self, modifier: modifier)
    }
}

extension LanguageModelSession.DynamicProfileModifier {
    /// Who answers and how.
    public typealias DynamicProfile = LanguageModelSession.DynamicProfile
}
