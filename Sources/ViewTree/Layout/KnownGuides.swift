/// The alignment guides that views of a window may set. A request for another guide is answered without asking the views below,
/// which is most of them: stacks align by edges and centers, which hardly any view sets.
@MainActor
package final class KnownGuides {
    private var keys: [AlignmentKey] = []
    /// Whether a layout of the app's may set any guide.
    private var canBeAny = false

    /// A view sets this guide. Guides stay known when the view is gone.
    package func add(_ key: AlignmentKey) {
        if !keys.contains(key) { keys.append(key) }
    }

    func add<L: Layout>(_ layout: L.Type) {
        if !canBeAny, !(layout is any InheritedGuidesLayout.Type) { canBeAny = true }
    }

    /// Texts, images and fields have baselines.
    func mayContain(_ key: AlignmentKey) -> Bool {
        canBeAny || key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
            || keys.contains(key)
    }
}

/// A layout that sets no guides of its own: it has none, or those of its views.
package protocol InheritedGuidesLayout: Layout {}
