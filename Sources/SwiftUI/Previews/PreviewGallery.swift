import DeveloperToolsSupport

/// All previews of a program: a list of their names, and the selected preview.
struct PreviewGallery: View {
    let catalog: PreviewCatalog
    @State private var chosen: Int?

    init(catalog: PreviewCatalog) { self.catalog = catalog }

    var body: some View {
        if catalog.entries.isEmpty {
            ContentUnavailableView {
                Label {
                    Text.system("No previews")
                } icon: {
                    Image(systemName: "eye.slash")
                }
            } description: {
                Text.system("Declare some with #Preview { … }")
            }
        } else {
            NavigationSplitView {
                List(selection: $chosen) {
                    ForEach(sources, id: \.self) { source in
                        Section {
                            ForEach(catalog.entries.filter { $0.source == source }) { entry in
                                Text(verbatim: entry.name).tag(entry.id)
                            }
                        } header: {
                            Text(verbatim: source)
                        }
                    }
                }
                .navigationTitle(Text.system("Previews"))
            } detail: {
                detail
            }
        }
    }

    /// In the order of the entries.
    private var sources: [String] {
        catalog.entries.reduce(into: []) { if $0.last != $1.source { $0.append($1.source) } }
    }

    @ViewBuilder private var detail: some View {
        if let entry = catalog.entries.first(where: { $0.id == chosen }) {
            PreviewStage(entry: entry).id(entry.id).navigationTitle(Text(verbatim: entry.name))
        } else {
            ContentUnavailableView {
                Label {
                    Text.system("Choose a preview")
                } icon: {
                    Image(systemName: "eye")
                }
            }
        }
    }
}

/// A preview in the size set by its traits.
struct PreviewStage: View {
    let entry: PreviewCatalog.Entry

    /// A phone's screen in points.
    private static let screen = CGSize(width: 390, height: 844)

    var body: some View {
        switch size {
        case .window: wrapped.frame(maxWidth: .infinity, maxHeight: .infinity)
        case .own: board(wrapped)
        case .fixed(let size): board(wrapped.frame(width: size.width, height: size.height))
        }
    }

    /// Shows the preview in a scroll view, since it may be larger than the window.
    private func board(_ content: some View) -> some View {
        ScrollView([.horizontal, .vertical]) {
            content
                .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.separator) }
                .padding(24)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private enum Size {
        case window, own
        case fixed(CGSize)
    }

    /// Set by the last trait that specifies a size.
    private var size: Size {
        entry.traits.reduce(.window) { size, trait in
            switch trait.value {
            case .device: .window
            case .sizeThatFits: .own
            case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
            case .portrait: .fixed(Self.screen)
            case .landscape: .fixed(CGSize(width: Self.screen.height, height: Self.screen.width))
            case .wrapper: size
            }
        }
    }

    private var wrapped: AnyView {
        entry.traits.reversed().reduce(entry.content()) { content, trait in
            if case .wrapper(let wrapper as PreviewWrapper) = trait.value { wrapper.wrap(content) } else { content }
        }
    }
}
