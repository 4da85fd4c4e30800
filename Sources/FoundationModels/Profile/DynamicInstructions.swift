/// Instructions and tools that change with an app's state: they are evaluated again before each call of the model.
///
/// ```swift
/// struct Counter: DynamicInstructions {
///     let shop: Shop
///
///     var body: some DynamicInstructions {
///         Instructions("You stand behind a counter.")
///         if shop.isOpen { TakeOrder(shop: shop) }
///     }
/// }
/// ```
///
/// The body must have no side effects: it may be evaluated more often than the model is called.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public protocol DynamicInstructions {
    /// The type of the body.
    associatedtype Body: DynamicInstructions

    /// The texts, tools, and other dynamic instructions.
    @DynamicInstructionsBuilder var body: Body { get }
}

extension DynamicInstructions {
    /// Instructions for each element of a collection.
    public typealias ForEach = DynamicInstructionsForEach
}

/// The evaluated content of dynamic instructions.
struct InstructionsContent {
    var parts: [PromptPart] = []
    var tools: [any Tool] = []
}

/// Instructions without a body.
protocol PrimitiveInstructions: DynamicInstructions where Body == Never {
    func add(to content: inout InstructionsContent)
}

extension DynamicInstructions {
    /// Evaluates the instructions and adds their content.
    func addContent(to content: inout InstructionsContent) {
        if let primitive = self as? any PrimitiveInstructions {
            primitive.add(to: &content)
        } else {
            body.addContent(to: &content)
        }
    }
}

extension Instructions: DynamicInstructions, PrimitiveInstructions {
    /// Not available: these instructions have no body.
    public var body: Never { noBody(of: Self.self) }

    func add(to content: inout InstructionsContent) { content.parts += parts }
}

extension Never: DynamicInstructions {
    /// `Never` has no body.
    public typealias Body = Never

    /// `Never` has no body.
    public var body: Never { noBody(of: Self.self) }
}

extension Optional: DynamicInstructions, PrimitiveInstructions where Wrapped: DynamicInstructions {
    /// Optional instructions have no body of their own.
    public typealias Body = Never

    /// Not available: optional instructions have no body of their own.
    public var body: Never { noBody(of: Self.self) }

    func add(to content: inout InstructionsContent) { self?.addContent(to: &content) }
}

func noBody(of type: Any.Type) -> Never { preconditionFailure("\(type) has no body.") }

/// Type-erased dynamic instructions.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct AnyDynamicInstructions: DynamicInstructions, PrimitiveInstructions {
    private let wrapped: any DynamicInstructions

    /// Erases the type of dynamic instructions.
    public init(_ dynamicInstructions: any DynamicInstructions) {
        wrapped = dynamicInstructions
    }

    /// Erases the type of dynamic instructions.
    public init(erasing dynamicInstructions: some DynamicInstructions) {
        self.init(dynamicInstructions)
    }

    /// Not available: these instructions have no body of their own.
    public var body: Never { noBody(of: Self.self) }

    func add(to content: inout InstructionsContent) { wrapped.addContent(to: &content) }
}

/// No instructions.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct EmptyDynamicInstructions: DynamicInstructions, PrimitiveInstructions, Sendable {
    /// No instructions.
    public init() {}

    /// Not available: these instructions have no body.
    public var body: Never { noBody(of: Self.self) }

    func add(to content: inout InstructionsContent) {}
}

/// Several instructions, in order.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct TupleDynamicInstructions<each Content: DynamicInstructions>: DynamicInstructions, PrimitiveInstructions {
    private let contents: (repeat each Content)

    /// Instructions in this order.
    public init(_ contents: repeat each Content) {
        self.contents = (repeat each contents)
    }

    /// Not available: these instructions have no body of their own.
    public var body: Never { noBody(of: Self.self) }

    func add(to content: inout InstructionsContent) {
        repeat (each contents).addContent(to: &content)
    }
}

/// One of two instructions: the branches of a condition.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct ConditionalDynamicInstructions<TrueContent: DynamicInstructions, FalseContent: DynamicInstructions>:
    DynamicInstructions, PrimitiveInstructions
{
    /// The branch that was taken.
    public enum Branch {
        /// The first branch.
        case trueContent(TrueContent)
        /// The second branch.
        case falseContent(FalseContent)
    }

    private let branch: Branch

    /// The branch that was taken.
    public init(_ branch: Branch) {
        self.branch = branch
    }

    /// Not available: these instructions have no body of their own.
    public var body: Never { noBody(of: Self.self) }

    func add(to content: inout InstructionsContent) {
        switch branch {
        case .trueContent(let instructions): instructions.addContent(to: &content)
        case .falseContent(let instructions): instructions.addContent(to: &content)
        }
    }
}

/// Instructions for each element of a collection.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct DynamicInstructionsForEach<Data, ID, Content>: DynamicInstructions, PrimitiveInstructions
where Data: RandomAccessCollection, ID: Hashable, Content: DynamicInstructions {
    private let data: Data
    private let content: (Data.Element) -> Content

    /// Instructions for each element, which is identified by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @DynamicInstructionsBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    /// Not available: these instructions have no body of their own.
    public var body: Never { noBody(of: Self.self) }

    func add(to content: inout InstructionsContent) {
        for element in data { self.content(element).addContent(to: &content) }
    }
}

extension DynamicInstructionsForEach where ID == Data.Element.ID, Data.Element: Identifiable {
    /// Instructions for each element.
    public init(_ data: Data, @DynamicInstructionsBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}
