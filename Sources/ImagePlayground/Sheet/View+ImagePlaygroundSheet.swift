import CoreGraphics
import Foundation
import SwiftUICore

// The sheet in which a user makes a picture. As with Apple's, the app gets a file, and has to move it in order to keep it.

extension View {
    /// Presents the sheet with a description, and an optional source picture.
    ///
    /// See [imagePlaygroundSheet](https://developer.apple.com/documentation/swiftui/view/imageplaygroundsheet(ispresented:concept:sourceimage:oncompletion:oncancellation:)).
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is shown.
    ///   - concept: The description.
    ///   - sourceImage: The source picture.
    ///   - onCompletion: Called with the URL of a PNG file after the sheet was dismissed.
    ///   - onCancellation: Called if the sheet was dismissed without a picture.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View {
        imagePlaygroundSheet(
            isPresented: isPresented, concepts: [.text(concept)], sourceImage: sourceImage, onCompletion: onCompletion,
            onCancellation: onCancellation)
    }

    /// Presents the sheet with concepts, and an optional source picture.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View {
        modifier(
            PlaygroundPresentation(
                isPresented: isPresented, concepts: concepts, onCompletion: onCompletion,
                onCancellation: onCancellation
            ) {
                sourceImage.flatMap { ImageRenderer(content: $0).cgImage }.map { .image($0) }
            })
    }

    /// Presents the sheet with a description, and a source picture from a file.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, onCompletion: @escaping (URL) -> Void,
        onCancellation: (() -> Void)? = nil
    ) -> some View {
        imagePlaygroundSheet(
            isPresented: isPresented, concepts: [.text(concept)], sourceImageURL: sourceImageURL,
            onCompletion: onCompletion, onCancellation: onCancellation)
    }

    /// Presents the sheet with concepts, and a source picture from a file.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View {
        modifier(
            PlaygroundPresentation(
                isPresented: isPresented, concepts: concepts, onCompletion: onCompletion,
                onCancellation: onCancellation
            ) { .image(sourceImageURL) })
    }

    /// Sets the style that is selected when the sheet opens, and the available styles.
    public func imagePlaygroundGenerationStyle(
        _ style: ImagePlaygroundStyle, in allowedStyles: [ImagePlaygroundStyle] = ImagePlaygroundStyle.all
    ) -> some View {
        environment(\.playgroundStyles, PlaygroundStyles(selected: style, allowed: allowedStyles))
    }

    /// Sets whether people may appear in pictures. This has no effect here: they never do.
    public func imagePlaygroundPersonalizationPolicy(
        _ policy: ImagePlaygroundPersonalizationPolicy
    ) -> some View {
        environment(\.imagePlaygroundPersonalizationPolicy, policy)
    }
}

struct PlaygroundStyles: Hashable {
    var selected = ImagePlaygroundStyle.animation
    var allowed = ImagePlaygroundStyle.all
}

private struct PlaygroundStylesKey: EnvironmentKey {
    static var defaultValue: PlaygroundStyles { PlaygroundStyles() }
}

private struct PersonalizationPolicyKey: EnvironmentKey {
    static var defaultValue: ImagePlaygroundPersonalizationPolicy { .automatic }
}

extension EnvironmentValues {
    /// Whether pictures can be made. Always true: the drawing program is built in.
    public var supportsImagePlayground: Bool { true }

    /// The style that is selected when the sheet opens; `animation` by default.
    public var imagePlaygroundSelectedGenerationStyle: ImagePlaygroundStyle { playgroundStyles.selected }
    /// The styles that are available in the sheet; all by default.
    public var imagePlaygroundAllowedGenerationStyles: [ImagePlaygroundStyle] { playgroundStyles.allowed }

    /// The policy set by `imagePlaygroundPersonalizationPolicy(_:)`. It has no effect here.
    public internal(set) var imagePlaygroundPersonalizationPolicy: ImagePlaygroundPersonalizationPolicy {
        get { self[PersonalizationPolicyKey.self] }
        set { self[PersonalizationPolicyKey.self] = newValue }
    }

    var playgroundStyles: PlaygroundStyles {
        get { self[PlaygroundStylesKey.self] }
        set { self[PlaygroundStylesKey.self] = newValue }
    }
}

/// Presents the sheet, and reports its result to the app.
private struct PlaygroundPresentation: ViewModifier {
    let isPresented: Binding<Bool>
    let concepts: [ImagePlaygroundConcept]
    let onCompletion: (URL) -> Void
    let onCancellation: (() -> Void)?
    let source: () -> ImagePlaygroundConcept?
    @Environment(\.playgroundStyles) private var styles
    @State private var file: URL?

    func body(content: Content) -> some View {
        content.sheet(isPresented: isPresented, onDismiss: tell) {
            PlaygroundSheet(concepts: concepts + [source()].compactMap(\.self), styles: styles) { made in
                file = made
                isPresented.wrappedValue = false
            }
        }
    }

    private func tell() {
        guard let file else {
            onCancellation?()
            return
        }
        self.file = nil
        onCompletion(file)
    }
}
