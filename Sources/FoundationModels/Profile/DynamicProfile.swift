extension LanguageModelSession {
    /// The model, its instructions, tools and options, as a function of an app's state. It is evaluated again before
    /// each call of the model.
    ///
    /// ```swift
    /// struct Barista: LanguageModelSession.DynamicProfile {
    ///     let shop: Shop
    ///
    ///     var body: some DynamicProfile {
    ///         if shop.isOpen {
    ///             Profile { Instructions("You take orders."); TakeOrder() }.temperature(0.2)
    ///         } else {
    ///             Profile { Instructions("Tell the guest a dream.") }.temperature(1)
    ///         }
    ///     }
    /// }
    ///
    /// let session = LanguageModelSession(profile: Barista(shop: shop))
    /// ```
    ///
    /// The body is one ``Profile``, or another profile, and must have no side effects: these belong in callbacks such
    /// as ``onResponse(perform:)-(()->Void)``. Callbacks and the body run on the actor that awaits the response.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public protocol DynamicProfile {
        /// The type of the body.
        associatedtype Body: DynamicProfile

        /// The profile that is active now.
        @DynamicProfileBuilder var body: Body { get }
    }

    /// Instructions and tools. Modifiers add a model and options.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public struct Profile: DynamicProfile, PrimitiveProfile {
        private let instructions: any DynamicInstructions

        /// A profile of these instructions and tools.
        public init(@DynamicInstructionsBuilder _ dynamicInstructions: () -> some DynamicInstructions) {
            instructions = dynamicInstructions()
        }

        init(_ instructions: any DynamicInstructions) {
            self.instructions = instructions
        }

        /// Not available: a profile has no body.
        public var body: Never { noBody(of: Self.self) }

        func resolve(at path: ProfilePath) -> ResolvedProfile {
            var content = InstructionsContent()
            instructions.addContent(to: &content)
            return ResolvedProfile(path: path, parts: content.parts, tools: content.tools)
        }
    }

    /// A type-erased dynamic profile.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public struct AnyDynamicProfile: DynamicProfile, PrimitiveProfile {
        private let wrapped: any DynamicProfile

        /// Erases the type of a profile.
        public init(_ dynamicProfile: any DynamicProfile) {
            wrapped = dynamicProfile
        }

        /// Erases the type of a profile.
        public init(erasing dynamicProfile: some DynamicProfile) {
            self.init(dynamicProfile)
        }

        /// Not available: this profile has no body of its own.
        public var body: Never { noBody(of: Self.self) }

        func resolve(at path: ProfilePath) -> ResolvedProfile { wrapped.resolved(at: path) }
    }

    /// One of two profiles: the branches of a condition.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public struct ConditionalDynamicProfile<TrueContent: DynamicProfile, FalseContent: DynamicProfile>: DynamicProfile,
        PrimitiveProfile
    {
        enum Branch {
            case trueContent(TrueContent)
            case falseContent(FalseContent)
        }

        private let branch: Branch

        init(_ branch: Branch) {
            self.branch = branch
        }

        /// Not available: this profile has no body of its own.
        public var body: Never { noBody(of: Self.self) }

        func resolve(at path: ProfilePath) -> ResolvedProfile {
            switch branch {
            case .trueContent(let profile): profile.resolved(at: path + [.first])
            case .falseContent(let profile): profile.resolved(at: path + [.second])
            }
        }
    }
}

extension LanguageModelSession.DynamicProfile {
    /// Instructions and tools.
    public typealias Profile = LanguageModelSession.Profile

    /// The protocol of profiles.
    public typealias DynamicProfile = LanguageModelSession.DynamicProfile
}

extension Never: LanguageModelSession.DynamicProfile {}

/// A profile without a body.
protocol PrimitiveProfile: LanguageModelSession.DynamicProfile where Body == Never {
    func resolve(at path: ProfilePath) -> ResolvedProfile
}

/// The path to the active profile: the types and branches that lead to it. It is the profile's identity.
typealias ProfilePath = [ProfileStep]

/// A step on the path to the active profile.
enum ProfileStep: Equatable {
    case type(ObjectIdentifier)
    case first
    case second
}

extension LanguageModelSession.DynamicProfile {
    /// Evaluates the profile.
    func resolved(at path: ProfilePath = []) -> ResolvedProfile {
        if let primitive = self as? any PrimitiveProfile { return primitive.resolve(at: path) }
        return body.resolved(at: path + [.type(ObjectIdentifier(Self.self))])
    }
}
