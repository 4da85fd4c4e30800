import CoreTransferable
import Foundation

extension View {
    /// Lets the person choose a file on their machine while the value is true. The app gets the URL of a copy, which
    /// exists for as long as the window does.
    ///
    /// See [fileImporter](https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)).
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileImporter(isPresented: isPresented, types: allowedContentTypes, allowsSeveral: false, onCancel: {}) {
                if let one = $0.first { onCompletion(one) }
            })
    }

    /// Lets the person choose a file, or several, while the value is true. The app gets the URLs of copies, which exist
    /// for as long as the window does.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the person choose a file, or several, while the value is true. Closing the card calls `onCancellation`.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileImporter(
                isPresented: isPresented, types: allowedContentTypes, allowsSeveral: allowsMultipleSelection,
                onCancel: onCancellation
            ) { files in onCompletion(Result { try files.map { try $0.get() } }) })
    }
}

/// A card with a file field. If the user has just pressed something, the browser opens its chooser immediately;
/// otherwise they have to press the field.
package struct FileImporter: ViewModifier {
    @Binding private var isPresented: Bool
    private let types: [UTType]
    private let allowsSeveral: Bool
    private let onCancel: () -> Void
    private let onFiles: ([Result<URL, any Error>]) -> Void
    @State private var isDone = false

    package init(
        isPresented: Binding<Bool>, types: [UTType], allowsSeveral: Bool, onCancel: @escaping () -> Void,
        onFiles: @escaping ([Result<URL, any Error>]) -> Void
    ) {
        _isPresented = isPresented
        self.types = types
        self.allowsSeveral = allowsSeveral
        self.onCancel = onCancel
        self.onFiles = onFiles
    }

    package func body(content: Content) -> some View {
        content.sheet(isPresented: $isPresented, onDismiss: { if !isDone { onCancel() } }) {
            FileCard(types: types, allowsSeveral: allowsSeveral, cancel: { isPresented = false }, take: take)
                .onAppear { isDone = false }
        }
    }

    private func take(_ files: Result<[ReceivedFile], any Error>) {
        isDone = true
        isPresented = false
        switch files {
        case .success(let files): onFiles(files.map { .success($0.url) })
        case .failure(let error): onFiles([.failure(error)])
        }
    }
}

/// The card's content.
package struct FileCard: View {
    private let types: [UTType]
    private let allowsSeveral: Bool
    private let cancel: () -> Void
    private let take: (Result<[ReceivedFile], any Error>) -> Void
    @Environment(\.fileDialogMessage) private var message
    @Environment(\.fileDialogConfirmationLabel) private var confirmation

    package init(
        types: [UTType], allowsSeveral: Bool, cancel: @escaping () -> Void,
        take: @escaping (Result<[ReceivedFile], any Error>) -> Void
    ) {
        (self.types, self.allowsSeveral, self.cancel, self.take) = (types, allowsSeveral, cancel, take)
    }

    package var body: some View {
        VStack(spacing: 16) {
            Image(systemName: isPictures ? "photo.on.rectangle" : "folder").font(.system(size: 40))
                .foregroundStyle(.tint).accessibilityHidden(true)
            title.font(.headline).accessibilityAddTraits(.isHeader)
            if let message { message.font(.subheadline).multilineTextAlignment(.center).lineLimit(3) }
            FileField(types, allowsSeveral: allowsSeveral, opens: 1, onFiles: take, onCancel: cancel) {
                (confirmation ?? .system("Choose…")).font(.headline).foregroundStyle(.white).lineLimit(1)
                    .frame(maxWidth: .infinity, minHeight: 48)
                    .background(.tint, in: RoundedRectangle(cornerRadius: 14))
            }
            Button(action: cancel) { Text.system("Cancel").frame(maxWidth: .infinity, minHeight: 44) }
                .buttonStyle(.borderless)
        }
        .padding(24)
        .frame(maxWidth: 420)
        .presentationDetents([.height(message == nil ? 290 : 370)])
    }

    private var isPictures: Bool {
        !types.isEmpty && types.allSatisfy { $0.conforms(to: .image) || $0.conforms(to: .movie) }
    }

    private var title: Text {
        switch (isPictures, allowsSeveral) {
        case (true, true): .system("Choose photos")
        case (true, false): .system("Choose a photo")
        case (false, true): .system("Choose files")
        case (false, false): .system("Choose a file")
        }
    }
}

extension URL {
    /// Always true: an app may read every file that a person has chosen.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Does nothing: an app may read every file that a person has chosen.
    public func stopAccessingSecurityScopedResource() {}
}
