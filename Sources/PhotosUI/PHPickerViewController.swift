import Foundation
import SwiftUICore
import UIKit

/// Lets a person choose pictures and videos on their machine, by the browser's file dialog. The app gets copies, which exist
/// for as long as the window does.
///
/// It is shown in a `UIViewControllerRepresentable` or by `present`. See
/// [PHPickerViewController](https://developer.apple.com/documentation/photosui/phpickerviewcontroller).
open class PHPickerViewController: UIViewController {
    /// What is offered.
    public let configuration: PHPickerConfiguration
    /// Hears of the choice. It dismisses the controller.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// A picker of pictures and videos.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// Creates the file dialog's card.
    open override func loadView() {
        view = HostedView(
            FileCard(
                types: PHPickerFilter.types(configuration.filter), allowsSeveral: configuration.selectionLimit != 1,
                cancel: { [weak self] in self?.finish([]) }, take: { [weak self] in self?.take($0) }))
        view.frame = UIScreen.main.bounds
    }

    private func take(_ files: Result<[ReceivedFile], any Error>) {
        let results = ((try? files.get()) ?? []).compactMap { PHPickerResult($0) }
        let limit = configuration.selectionLimit
        finish(Array(results.prefix(limit > 0 ? limit : .max)))
    }

    private func finish(_ results: [PHPickerResult]) { delegate?.picker(self, didFinishPicking: results) }
}

/// Hears what a person chose in a picker.
///
/// See [PHPickerViewControllerDelegate](https://developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate).
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// A person chose items, or none. The picker doesn't dismiss itself.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
