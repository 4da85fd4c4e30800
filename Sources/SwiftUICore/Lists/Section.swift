/// Views that belong together, with a header and a footer. Lists, forms and lazy containers show them as such; anywhere
/// else the three follow each other.
///
/// See [Section](https://developer.apple.com/documentation/swiftui/section).
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded: Binding<Bool>?
    @State private var identity = SectionIdentity()
    @Environment(\.listSectionMargins) private var margins

    /// A section of views, or of a table's rows.
    init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// What the view shows.
    public var body: some View {
        SectionHeader(content: header, isExpanded: isExpanded)
            .modifier(SectionTextStyle(role: .header))
            .modifier(SectionPartModifier(part: part(.header)))
        if isExpanded?.wrappedValue ?? true {
            content.modifier(SectionPartModifier(part: part(.content)))
        }
        footer
            .modifier(SectionTextStyle(role: .footer))
            .modifier(SectionPartModifier(part: part(.footer)))
    }

    private func part(_ role: SectionPart.Role) -> SectionPart {
        SectionPart(section: identity, role: role, margins: margins)
    }

    /// Content with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// The older form of `init(content:header:footer:)`.
    @available(swift, deprecated: 100000.0, message: "Use the initializer with trailing closures.")
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Content with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// A section that can be collapsed.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// The older form of `init(content:header:)`.
    @available(swift, deprecated: 100000.0, message: "Use the initializer with trailing closures.")
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Content with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// The older form of `init(content:footer:)`.
    @available(swift, deprecated: 100000.0, message: "Use the initializer with trailing closures.")
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Content without a header and a footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Content with a title as its header. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Content with a title as its header. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(verbatim: String(title)), content: content(), footer: EmptyView())
    }

    /// Content that can be collapsed, with a title as its header. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Content that can be collapsed, with a title as its header. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(
            header: Text(verbatim: String(title)), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section: SlotGroup {}

/// The header; a button if the section can be collapsed.
private struct SectionHeader<Content: View>: View {
    let content: Content
    let isExpanded: Binding<Bool>?

    var body: some View {
        if let isExpanded {
            Button {
                withAnimation { isExpanded.wrappedValue.toggle() }
            } label: {
                HStack {
                    content
                    Spacer()
                    DisclosureChevron(isExpanded: isExpanded.wrappedValue)
                }
            }
            .buttonStyle(.plain)
            .accessibilityValue(Text.system(isExpanded.wrappedValue ? "expanded" : "collapsed"))
        } else {
            content
        }
    }
}

/// The text style of section headers and footers in a list or a form. Elsewhere they have the style of other text.
private struct SectionTextStyle: ViewModifier {
    let role: SectionPart.Role
    @Environment(\.isInFormRow) private var isInRows
    @Environment(\.listLook) private var look
    @Environment(\.presentation) private var presentation
    @Environment(\.headerProminence) private var prominence

    func body(content: Content) -> some View {
        let isInMenu = presentation?.isMenu == true
        let isProminent = look.pinsHeaders && role == .header
        if isInRows, role == .header, prominence == .increased, !isInMenu {
            content.font(.title3.weight(.semibold)).textCase(nil).padding(.top, 4)
        } else if !isInRows {
            content
        } else if isProminent {
            content.font(font(isProminent))
        } else {
            content.font(font(isProminent)).standardForeground(.secondary)
                .padding(.horizontal, isInMenu ? 16 : 0)
                .padding(.top, isInMenu ? 10 : 0)
        }
    }

    private func font(_ isProminent: Bool) -> Font {
        isProminent ? .subheadline.weight(.semibold) : role == .header ? .footnote.weight(.medium) : .footnote
    }
}
