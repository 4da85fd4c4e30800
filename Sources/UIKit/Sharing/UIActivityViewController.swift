import Foundation
import SwiftUICore
import UIKitCore

/// Offers what can be done with things of the app's: sharing by what the browser shares with, copying, keeping as files, and what
/// the app itself can do with them.
///
/// See [UIActivityViewController](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller). It is shown in a
/// `UIViewControllerRepresentable` or by `present`. Words and addresses are shared; images and files are kept.
open class UIActivityViewController: UIViewController {
    /// What is called at the end. The returned items and the error are always nil.
    /// - Parameters:
    ///   - activityType: What was done; nil where nothing was.
    ///   - completed: Whether it came to its end.
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
        _ activityError: (any Error)?
    ) -> Void

    private let items: [Any]
    private let ownActivities: [UIActivity]
    private var isFinished = false

    /// Called once each time that the controller is shown: when something was done, or when the controller is gone and
    /// nothing was done.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The activities that aren't offered. It has an effect on copying, on keeping and on the app's own; what the
    /// browser shares with can't be excluded.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { (viewIfLoaded as? HostedView<ActivityList>)?.content = content }
    }

    /// A controller that offers what can be done with some things.
    /// - Parameters:
    ///   - activityItems: Texts, addresses, data, images, and sources of them. Anything else is left out.
    ///   - applicationActivities: What the app itself can do with them.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        ownActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        sheetPresentationController?.detents = [.medium(), .large()]
    }

    /// Always fails: controllers come from no archive or storyboard here.
    public required init?(coder: NSCoder) { nil }

    /// Makes the list of what can be done.
    open override func loadView() {
        let view = HostedView(content)
        view.frame = UIScreen.main.bounds
        self.view = view
    }

    /// Lets `completionWithItemsHandler` be called again.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isFinished = false
    }

    /// Calls `completionWithItemsHandler`, unless something was done already.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        finish(nil, false)
    }

    private var content: ActivityList {
        let shared = SharedItems(items, for: self)
        return ActivityList(
            shared: shared, offers: offers(shared),
            didShare: { [weak self] in self?.end(.browser, true) },
            didCopy: { [weak self] in self?.end(.copyToPasteboard, true) },
            close: { [weak self] in self?.end(nil, false) })
    }

    private func isOffered(_ types: UIActivity.ActivityType...) -> Bool {
        types.contains { !(excludedActivityTypes ?? []).contains($0) }
    }

    private func offers(_ shared: SharedItems) -> [ActivityOffer] {
        var offers: [ActivityOffer] = []
        if shared.content != nil, isOffered(.copyToPasteboard) {
            offers.append(
                ActivityOffer(title: .system("Copy"), image: Image(systemName: "doc.on.doc")) { [weak self] in
                    UIPasteboard.general.string = shared.words
                    self?.end(.copyToPasteboard, true)
                })
        }
        let keeping: UIActivity.ActivityType = shared.images.isEmpty ? .file : .saveToCameraRoll
        if !shared.files.isEmpty, isOffered(keeping) {
            let image = Image(systemName: "square.and.arrow.down")
            offers.append(
                ActivityOffer(title: .system("Save"), image: image) { [weak self] in
                    for file in shared.files { ViewGraph.current?.keep(file.data, name: file.name) }
                    self?.end(keeping, true)
                })
        }
        return offers + ownActivities.filter(isOffered).map(offer)
    }

    // MARK: The app's own

    private func isOffered(_ activity: UIActivity) -> Bool {
        activity.canPerform(withActivityItems: items) && activity.activityType.map { isOffered($0) } ?? true
    }

    private func offer(_ activity: UIActivity) -> ActivityOffer {
        let image = activity.activityImage.map { Image(resource: $0.resource, size: $0.size) }
        let title = Text(verbatim: activity.activityTitle ?? "")
        return ActivityOffer(title: title, image: image) { [weak self] in self?.perform(activity) }
    }

    private func perform(_ activity: UIActivity) {
        activity.prepare(withActivityItems: items)
        activity.finish = { [weak self, weak activity] completed in self?.end(activity?.activityType, completed) }
        guard let controller = activity.activityViewController else { return activity.perform() }
        present(controller, animated: true)
    }

    // MARK: The end

    private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        guard !isFinished else { return }
        if presentedViewController != nil { dismiss(animated: true) }
        dismiss(animated: true)
        finish(type, completed)
    }

    private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        guard !isFinished else { return }
        isFinished = true
        completionWithItemsHandler?(type, completed, nil, nil)
    }
}
