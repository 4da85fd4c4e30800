/// Instructions and tools that change with an app's state: they are evaluated anew before each call of the model.
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
/// The body only reads: it may be evaluated more often than the model is called.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public protocol DynamicInstructions {
    /// What the instructions consist of.
    associatedtype Body: DynamicInstructions

    /// Texts, tools, and other instructions of this kind.
    @DynamicInstructionsBuilder var body: Body { get }
}

extension DynamicInstructions {
    /// Instructions for each element of a collection.
    public typealias ForEach = DynamicInstructionsForEach
}

/// What dynamic instructions say at one moment.
struct InstructionsContent {
    var parts: [PromptPart] = []
    var tools: [any Tool] = []
}

/// Instructions that have no body of their own.
protocol PrimitiveInstructions: DynamicInstructions where Body == Never {
    func add(to content: inout InstructionsContent)
}

extension DynamicInstructions {
    /// Adds what the instructions say now.
    func addContent(to content: inout InstructionsContent) {
        if let primitive = self as? any PrimitiveInstructions {
            primitive.add(to: &content)
        } else {
            body.addContent(to: &content)
        }
    }
}

extension Instructions: DynamicInstructions, PrimitiveInstructions {
    /// Instructions have no body; they are what others consist of.
    public var body: Never { noBody(of: Self.self) }

    func add(to content: inout InstructionsContent) { content.parts += parts }
}

extension Never: DynamicInstructions {
    /// There is nothing that could have a body.
    public typealias Body = Never

    /// There is nothing that could have a body.
    public var body: Never { noBody(of: Self.self) }
}

extension Optional: DynamicInstructions, PrimitiveInstructions where Wrapped: DynamicInstructions {
    /// The wrapped instructions have one, if they are there.
    public typealias Body = Never

    /// The wrapped instructions have one, if they are there.
    public var body: Never { noBody(of: Self.self) }

    func add(to content: inout InstructionsContent) { self?.addContent(to: &content) }
}

func noBody(of type: Any.Type) -> Never { preconditionFailure("\(type) has no body.") }

/// Any dynamic instructions.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct AnyDynamicInstructions: DynamicInstructions, PrimitiveInstructions {
    private let wrapped: any DynamicInstructions

    /// The instructions, without their type.
    public init(_ dynamicInstructions: any DynamicInstructions) {
        wrapped = dynamicInstructions
    }

    /// The instructions, without their type.
    public init(erasing dynamicInstructions: some DynamicInstructions) {
        self.init(dynamicInstructions)
    }

    /// The wrapped instructions have one.
    public var body: Never { noBody(of: Self.self) }

    func add(to content: inout InstructionsContent) { wrapped.addContent(to: &content) }
}

/// No instructions.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct EmptyDynamicInstructions: DynamicInstructions, PrimitiveInstructions, Sendable {
    /// No instructions.
    public init() {}

    /// There is nothing in it.
    public var body: Never { noBody(of: Self.self) }

    func add(to content: inout InstructionsContent) {}
}

/// Several instructions, one after the other.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct TupleDynamicInstructions<each Content: DynamicInstructions>: DynamicInstructions, PrimitiveInstructions {
    private let contents: (repeat each Content)

    /// These, in this order.
    public init(_ contents: repeat each Content) {
        self.contents = (repeat each contents)
    }

    /// The parts have bodies.
    public var body: Never { noBody(of: Self.self) }

    func add(to content: inout InstructionsContent) {
        repeat (each contents).addContent(to: &content)
    }
}

/// One of two instructions.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct ConditionalDynamicInstructions<TrueContent: DynamicInstructions, FalseContent: DynamicInstructions>:
    DynamicInstructions, PrimitiveInstructions
{
    /// The one that was chosen.
    public enum Branch {
        /// The first.
        case trueContent(TrueContent)
        /// The second.
        case falseContent(FalseContent)
    }

    private let branch: Branch

    /// The one that was chosen.
    public init(_ branch: Branch) {
        self.branch = branch
    }

    /// The chosen instructions have one.
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

    /// The elements' instructions have bodies.
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
