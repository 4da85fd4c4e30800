import Foundation

/// A height at which a sheet rests.
///
/// See [PresentationDetent](https://developer.apple.com/documentation/swiftui/presentationdetent).
public struct PresentationDetent: Hashable, Sendable {
    fileprivate enum Height: Hashable, Sendable {
        case fraction(CGFloat)
        case points(CGFloat)
        case custom(CustomHeight)
    }

    fileprivate let height: Height

    /// About half of the window.
    public static let medium = PresentationDetent(height: .fraction(0.5))
    /// The greatest height that a sheet may have.
    public static let large = PresentationDetent(height: .fraction(1))

    /// A fraction of the height of a large sheet, 0…1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .points(height)) }

    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(height: .custom(CustomHeight(type)))
    }

    /// The values from which a custom detent computes its height.
    @dynamicMemberLookup
    public struct Context {
        /// The height of a large sheet, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the environment where the sheet is presented.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// The height in points; nil if a custom detent is unavailable at present.
    @MainActor
    func points(in context: Context) -> CGFloat? {
        let points: CGFloat? =
            switch height {
            case .fraction(let fraction): context.maxDetentValue * fraction
            case .points(let points): points
            case .custom(let custom): custom.points(context)
            }
        return points.map { min(max($0, 0), context.maxDetentValue) }
    }
}

/// Computes a detent's height.
public protocol CustomPresentationDetent {
    /// The height in points; nil if the detent is unavailable at present.
    @MainActor static func height(in context: Context) -> CGFloat?
    typealias Context = PresentationDetent.Context
}

private struct CustomHeight: Hashable, Sendable {
    private let type: ObjectIdentifier
    let points: @MainActor @Sendable (PresentationDetent.Context) -> CGFloat?

    init<D: CustomPresentationDetent>(_: D.Type) {
        type = ObjectIdentifier(D.self)
        points = { D.height(in: $0) }
    }

    static func == (left: CustomHeight, right: CustomHeight) -> Bool { left.type == right.type }
    func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

extension View {
    /// Sets the heights at which the sheet around this view rests; it can be dragged between them.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationOption { $0.statedDetents = Array(detents) }
    }

    /// Sets the heights at which the sheet around this view rests. The binding follows the present height, and sets it.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(
            PresentationOptionModifier {
                let selected = selection.wrappedValue
                return { options in
                    options.statedDetents = Array(detents)
                    options.selectedDetent = selected
                    options.selectDetent = { selection.wrappedValue = $0 }
                }
            })
    }

    /// Sets whether the sheet around this view shows a bar by which it is dragged.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationOption { $0.dragIndicator = visibility }
    }

    /// Sets whether only the app can dismiss the presentation around this view: Escape, a press outside and a drag
    /// don't.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationOption { $0.isInteractiveDismissDisabled = isDisabled }
    }

    /// Asks whether a person may dismiss the presentation around this view, whenever one wishes to.
    package func interactiveDismissAsks(_ mayDismiss: @escaping () -> Bool) -> some View {
        presentationOption { $0.mayDismiss = mayDismiss }
    }

    /// Sets the radius of the corners of the presentation around this view, in points; nil is the usual radius.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationOption { $0.cornerRadius = cornerRadius }
    }

    /// Sets the background of the presentation around this view to a style.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationOption { $0.background = AnyShapeStyle(style) }
    }

    /// Sets the background of the presentation around this view to a view.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = AnyView(content().ignoresSafeArea())
        return background(alignment: alignment) { view }.presentationBackground(.clear)
    }
}
