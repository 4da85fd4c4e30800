import DeveloperToolsSupport

/// The previews declared in this program, with `#Preview` or by a `PreviewProvider`.
@MainActor
struct PreviewCatalog {
    /// One preview in the list.
    struct Entry: Identifiable {
        let id: Int
        let name: String
        /// The file in which it is declared; for a provider, the type's name.
        let source: String
        let traits: [PreviewTrait<Preview.ViewTraits>]
        let content: @MainActor () -> AnyView
    }

    let entries: [Entry]

    /// The previews of this program, ordered by file and line.
    static func ofThisProgram() -> PreviewCatalog {
        PreviewCatalog(
            registries: DeclaredTypes.conforming(to: "PreviewRegistry").compactMap { $0 as? any PreviewRegistry.Type },
            providers: DeclaredTypes.conforming(to: "PreviewProvider").compactMap { $0 as? any PreviewProvider.Type })
    }

    init(registries: [any PreviewRegistry.Type], providers: [any PreviewProvider.Type]) {
        let declared = registries.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
        let provided = providers.sorted { String(reflecting: $0) < String(reflecting: $1) }
        let made = declared.map { Self.parts(of: $0) } + provided.map { Self.parts(of: $0) }
        entries = made.enumerated().map { place, parts in
            Entry(id: place, name: parts.name, source: parts.source, traits: parts.traits, content: parts.content)
        }
    }

    private typealias Parts = (
        name: String, source: String, traits: [PreviewTrait<Preview.ViewTraits>], content: @MainActor () -> AnyView
    )

    private static func parts(of registry: any PreviewRegistry.Type) -> Parts {
        let source = registry.fileID.split(separator: "/").last.map(String.init) ?? registry.fileID
        do {
            let preview = try registry.makePreview()
            let name = preview.name ?? "\(source), line \(registry.line)"
            return (name, source, preview.traits, { preview.content() as? AnyView ?? AnyView(EmptyView()) })
        } catch {
            let message = "\(error)"
            return ("\(source), line \(registry.line)", source, [], { AnyView(Text(verbatim: message)) })
        }
    }

    private static func parts(of provider: any PreviewProvider.Type) -> Parts {
        let type = String(describing: provider)
        let name = type.hasSuffix("_Previews") ? String(type.dropLast("_Previews".count)) : type
        return (name, type, [], { AnyView(ProvidedPreviews(views: provider.anyPreviews)) })
    }
}

extension PreviewProvider {
    fileprivate static var anyPreviews: AnyView { AnyView(previews) }
}

/// A provider's views, below each other.
private struct ProvidedPreviews: View {
    let views: AnyView

    var body: some View {
        Group(subviews: views) { subviews in
            if subviews.count == 1 { views } else { VStack(spacing: 24) { views } }
        }
    }
}
