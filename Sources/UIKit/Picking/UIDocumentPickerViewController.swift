import CoreTransferable
import Foundation
import SwiftUICore

/// Lets a person choose files on their machine, by the browser's file dialog. The app gets copies, which exist for as long as the
/// window does.
///
/// See [UIDocumentPickerViewController](https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller).
open class UIDocumentPickerViewController: UIViewController {
    private let types: [UTType]
    /// Hears of the choice.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several files may be chosen.
    open var allowsMultipleSelection = false { didSet { (viewIfLoaded as? HostedView<FileCard>)?.content = card } }
    /// Stored without effect: the browser's dialog decides.
    open var shouldShowFileExtensions = true
    /// Stored without effect: the browser's dialog decides.
    open var directoryURL: URL?

    /// A picker of files of some types.
    /// - Parameters:
    ///   - contentTypes: The types that are offered.
    ///   - asCopy: Without effect: the app gets copies in any case.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        types = contentTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// Not available: files are given away by downloads.
    @available(*, unavailable, message: "Use UIActivityViewController, or SwiftUI's fileExporter")
    public init(forExporting urls: [URL], asCopy: Bool = false) { fatalError() }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// Creates the file dialog's card.
    open override func loadView() {
        view = HostedView(card)
        view.frame = UIScreen.main.bounds
    }

    private var card: FileCard {
        FileCard(
            types: types, allowsSeveral: allowsMultipleSelection, cancel: { [weak self] in self?.cancel() },
            take: { [weak self] in self?.take($0) })
    }

    private func cancel() {
        delegate?.documentPickerWasCancelled(self)
        dismiss(animated: true)
    }

    private func take(_ files: Result<[ReceivedFile], any Error>) {
        guard let files = try? files.get(), !files.isEmpty else { return cancel() }
        delegate?.documentPicker(self, didPickDocumentsAt: files.map(\.url))
        dismiss(animated: true)
    }
}

/// Hears what a person chose in a document picker. The picker dismisses itself.
///
/// See [UIDocumentPickerDelegate](https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate).
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// A person chose files. Does nothing by default.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// A person chose nothing. Does nothing by default.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
