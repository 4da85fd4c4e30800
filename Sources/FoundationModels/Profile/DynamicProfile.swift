extension LanguageModelSession {
    /// Who answers and how, as a function of an app's state: it is evaluated anew before each call of the model.
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
    /// The body is one ``Profile``, or another profile, and it only reads: what shall happen stands in actions such as
    /// ``onResponse(perform:)-(()->Void)``. They and the body run where the app awaits the response.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public protocol DynamicProfile {
        /// What the profile consists of.
        associatedtype Body: DynamicProfile

        /// The profile that is active now.
        @DynamicProfileBuilder var body: Body { get }
    }

    /// Instructions and tools, which modifiers give a model and options.
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

        /// A profile has no body; it is what others consist of.
        public var body: Never { noBody(of: Self.self) }

        func resolve(at path: ProfilePath) -> ResolvedProfile {
            var content = InstructionsContent()
            instructions.addContent(to: &content)
            return ResolvedProfile(path: path, parts: content.parts, tools: content.tools)
        }
    }

    /// Any dynamic profile.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public struct AnyDynamicProfile: DynamicProfile, PrimitiveProfile {
        private let wrapped: any DynamicProfile

        /// The profile, without its type.
        public init(_ dynamicProfile: any DynamicProfile) {
            wrapped = dynamicProfile
        }

        /// The profile, without its type.
        public init(erasing dynamicProfile: some DynamicProfile) {
            self.init(dynamicProfile)
        }

        /// The wrapped profile has one.
        public var body: Never { noBody(of: Self.self) }

        func resolve(at path: ProfilePath) -> ResolvedProfile { wrapped.resolved(at: path) }
    }

    /// One of two profiles.
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

        /// The chosen profile has one.
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

    /// Who answers and how.
    public typealias DynamicProfile = LanguageModelSession.DynamicProfile
}

extension Never: LanguageModelSession.DynamicProfile {}

/// A profile that has no body of its own.
protocol PrimitiveProfile: LanguageModelSession.DynamicProfile where Body == Never {
    func resolve(at path: ProfilePath) -> ResolvedProfile
}

/// The way to the active profile: which types and branches lead there. Another way is another profile.
typealias ProfilePath = [ProfileStep]

/// A step on the way to the active profile.
enum ProfileStep: Equatable {
    case type(ObjectIdentifier)
    case first
    case second
}

extension LanguageModelSession.DynamicProfile {
    /// What the profile says now.
    func resolved(at path: ProfilePath = []) -> ResolvedProfile {
        if let primitive = self as? any PrimitiveProfile { return primitive.resolve(at: path) }
        return body.resolved(at: path + [.type(ObjectIdentifier(Self.self))])
    }
}
