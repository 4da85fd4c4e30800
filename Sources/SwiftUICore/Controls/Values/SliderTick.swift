import Foundation

/// A mark on a slider's track.
///
/// See [SliderTick](https://developer.apple.com/documentation/swiftui/slidertick). A mark is a dot below the track; its
/// label is not shown, because the browser exposes the value to assistive technology itself.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
    let value: V

    /// A mark at a value.
    public init(_ value: V) { self.value = value }
    /// A mark at a value. The label isn't shown.
    public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }

    /// The values of the marks.
    public var _values: [V] { [value] }
}

/// Marks on a slider's track.
@MainActor @preconcurrency
public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint
    /// The values of the marks.
    var _values: [Value] { get }
}

/// A mark for each element of some data.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
{
    /// The values of the marks.
    public let _values: [Content.Value]

    /// Marks for each element of `data`. The elements' identity has no effect here.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content) {
        _values = data.flatMap { content($0)._values }
    }
}

/// Builds marks from the statements of a closure.
@resultBuilder
@MainActor
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    /// The content of a statement.
    public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content
    where Content.Value == V { content }

    /// One statement as it is.
    public static func buildBlock<Content: SliderTickContent>(_ content: Content) -> Content { content }

    /// The marks of several statements.
    @_disfavoredOverload
    public static func buildBlock<each Content: SliderTickContent>(_ content: repeat each Content) -> _SliderTicks<V> {
        var values: [V] = []
        for item in repeat each content { values += item._values.map { V($0) } }
        return _SliderTicks(_values: values)
    }

    /// The marks of an `if` without `else`: none where the condition fails.
    public static func buildIf<Content: SliderTickContent>(_ content: Content?) -> _SliderTicks<V> {
        _SliderTicks(_values: content?._values.map { V($0) } ?? [])
    }

    /// The marks of one branch.
    public static func buildEither<Content: SliderTickContent>(first content: Content) -> _SliderTicks<V> {
        _SliderTicks(_values: content._values.map { V($0) })
    }

    /// The marks of one branch.
    public static func buildEither<Content: SliderTickContent>(second content: Content) -> _SliderTicks<V> {
        _SliderTicks(_values: content._values.map { V($0) })
    }
}

/// The marks of several statements.
public struct _SliderTicks<V: BinaryFloatingPoint>: SliderTickContent {
    /// The values of the marks.
    public let _values: [V]
}

/// Dots below the track of a slider.
struct SliderTicks: View {
    let fractions: [Double]

    var body: some View {
        if !fractions.isEmpty {
            GeometryReader { track in
                ForEach(Array(fractions.enumerated()), id: \.offset) { _, fraction in
                    Circle().fill(.secondary).frame(width: Self.dot, height: Self.dot)
                        .position(
                            x: Self.thumb / 2 + fraction * (track.size.width - Self.thumb),
                            y: track.size.height - Self.dot / 2)
                }
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }

    /// The diameter of the thumb in points, as style.css sets it.
    private static let thumb: CGFloat = 24
    private static let dot: CGFloat = 4
}
