import CoreTransferable
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// An HTML file input over a label: pressing it opens the browser's file chooser.
package struct FileField<Label: View>: View {
    private let types: [UTType]
    private let allowsSeveral: Bool
    private let opens: Int?
    private let name: String?
    private let label: Label
    private let onFiles: (Result<[ReceivedFile], any Error>) -> Void
    private let onCancel: () -> Void
    @State private var fraction: Double?

    /// `opens` asks the browser to open the chooser immediately; `name` is the field's accessibility label.
    package init(
        _ types: [UTType], allowsSeveral: Bool = false, opens: Int? = nil, name: String? = nil,
        onFiles: @escaping (Result<[ReceivedFile], any Error>) -> Void, onCancel: @escaping () -> Void = {},
        @ViewBuilder label: () -> Label
    ) {
        self.types = types
        self.allowsSeveral = allowsSeveral
        self.opens = opens
        self.name = name
        self.label = label()
        self.onFiles = onFiles
        self.onCancel = onCancel
    }

    package var body: some View {
        HStack { label }
            .opacity(fraction == nil ? 1 : 0.4)
            .overlay { if let fraction, fraction < 1 { ProgressView(value: fraction).padding(.horizontal, 12) } }
            .modifier(
                FileFieldModifier(
                    content: FileContent(accept: types.browserNames, allowsSeveral: allowsSeveral, opens: opens),
                    name: name, onFiles: onFiles, onCancel: onCancel, onProgress: { fraction = $0 < 1 ? $0 : nil }))
    }
}

private struct FileFieldModifier: WrappingModifier {
    let content: FileContent
    let name: String?
    let onFiles: (Result<[ReceivedFile], any Error>) -> Void
    let onCancel: () -> Void
    let onProgress: (Double) -> Void

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> FileFieldLayoutNode {
        let wrapper = FileFieldLayoutNode(self, child, graph: node.graph)
        update(wrapper, for: node)
        return wrapper
    }

    func update(_ wrapper: FileFieldLayoutNode, for node: ViewNode) {
        wrapper.field = self
        wrapper.isDisabled = !node.environment.isEnabled
        wrapper.invalidateDisplay()
    }
}

/// The browser's file input over the label. It collects the parts of the chosen files.
private final class FileFieldLayoutNode: UnaryLayoutNode {
    var field: FileFieldModifier
    var isDisabled = false
    private lazy var reception = FileReception(graph.receivedFiles)

    init(_ field: FileFieldModifier, _ child: LayoutNode, graph: ViewGraph) {
        self.field = field
        super.init(child, graph: graph)
    }

    override var isFocusTarget: Bool { true }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { element in
            element.content = .file(field.content)
            element.accessibility.label = field.name ?? super.spokenText
            element.input.events.formUnion([.file, .dismiss, .focus])
            element.input.isDisabled = isDisabled
        }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        switch action {
        case .file(let chunk): take(chunk)
        case .dismiss: field.onCancel()
        case .focus: break
        default: return false
        }
        return true
    }

    private func take(_ chunk: FileChunk) {
        var isEnd = chunk.isLast && chunk.index == chunk.count - 1
        // The reception reports an error at the end.
        do { isEnd = try reception.take(chunk) } catch {}
        guard isEnd else { return field.onProgress(reception.fraction(at: chunk)) }
        reception.finish { [weak self, store = graph.receivedFiles] files, failure in
            if let self { return choose(files, failure: failure) }
            store.refuse(files)
        }
    }

    /// Reports the files that could be kept; if there are none, the error. It is called when they are written, outside
    /// of an event.
    private func choose(_ files: [ReceivedFile], failure: FileReception.FailedFile?) {
        graph.inContext {
            field.onProgress(1)
            if files.isEmpty, let failure {
                field.onFiles(.failure(failure.error))
            } else {
                field.onFiles(.success(files))
            }
        }
    }
}

extension [UTType] {
    /// The types in the syntax of HTML's `accept`; an empty array allows all.
    fileprivate var browserNames: [String] {
        if contains(where: { [.item, .data, .content].contains($0) }) { return [] }
        return flatMap(\.browserNames)
    }
}

extension UTType {
    fileprivate var browserNames: [String] {
        switch self {
        case .image: ["image/*"]
        case .movie, .video: ["video/*"]
        case .audiovisualContent: ["video/*", "audio/*"]
        case .audio: ["audio/*"]
        case .text, .plainText, .utf8PlainText, .sourceCode: ["text/*"]
        default: [preferredMIMEType, preferredFilenameExtension.map { "." + $0 }].compactMap { $0 }
        }
    }
}
