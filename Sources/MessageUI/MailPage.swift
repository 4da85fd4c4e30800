import SwiftUI
import UniformTypeIdentifiers

/// The page on which a message is edited.
struct MailPage: View {
    @Bindable var message: MailMessage
    let cancel: () -> Void
    let send: () -> Void
    @State private var saved: MailMessage.Attachment?

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    field("To:", $message.to).keyboardType(.emailAddress)
                    field("Cc:", $message.copies).keyboardType(.emailAddress)
                    field("Bcc:", $message.blindCopies).keyboardType(.emailAddress)
                    field("Subject:", $message.subject)
                }
                Section { TextEditor(text: $message.body).frame(minHeight: 200).accessibilityLabel("Message body") }
                if !message.attachments.isEmpty { attachments }
            }
            .navigationTitle(message.subject.isEmpty ? "New Message" : message.subject)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Send", action: send).disabled(MailMessage.people(message.to).isEmpty)
                }
            }
        }
        .fileExporter(
            isPresented: Binding(get: { saved != nil }, set: { if !$0 { saved = nil } }),
            document: saved.map { SavedFile(data: $0.data) }, contentType: type, defaultFilename: saved?.name
        ) { _ in }
    }

    private var type: UTType { saved.flatMap { UTType(mimeType: $0.type) } ?? .data }

    private func field(_ title: String, _ text: Binding<String>) -> some View {
        HStack {
            Text(verbatim: title).foregroundStyle(.secondary).accessibilityHidden(true)
            TextField(title, text: text, prompt: Text(verbatim: "")).textInputAutocapitalization(.never)
        }
    }

    private var attachments: some View {
        Section {
            ForEach(message.attachments) { attachment in
                Button {
                    saved = attachment
                } label: {
                    Label(attachment.name, systemImage: "square.and.arrow.down")
                }
            }
        } footer: {
            Text(
                verbatim: "A browser can't attach files to a message: save them, and attach them in your mail program.")
        }
    }
}

private struct SavedFile: FileDocument {
    static let readableContentTypes: [UTType] = [.data]
    let data: Data

    init(data: Data) { self.data = data }
    init(configuration: ReadConfiguration) throws { data = configuration.file.regularFileContents ?? Data() }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: data)
    }
}
