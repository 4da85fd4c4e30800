import Foundation
import SwiftUICore
import UIKitCore

/// Offers actions on the app's items: the browser's share dialog, copying, downloading, and the app's own activities.
///
/// See [UIActivityViewController](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller). It is
/// shown in a `UIViewControllerRepresentable` or by `present`. Texts and addresses are shared; images and files are
/// downloaded.
open class UIActivityViewController: UIViewController {
    /// A closure that is called at the end. Its returned items and error are always nil.
    /// - Parameters:
    ///   - activityType: The activity that was performed; nil if none was.
    ///   - completed: Whether it was completed.
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
        _ activityError: (any Error)?
    ) -> Void

    private let items: [Any]
    private let ownActivities: [UIActivity]
    private var isFinished = false

    /// Called once for each presentation: when an activity has ended, or when the controller was dismissed without one.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The activities that aren't offered. Copying, downloading and the app's own activities can be excluded; the
    /// browser's share dialog can't.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { (viewIfLoaded as? HostedView<ActivityList>)?.content = content }
    }

    /// A controller that offers actions on some items.
    /// - Parameters:
    ///   - activityItems: Texts, addresses, data, images, and sources of them. Anything else is ignored.
    ///   - applicationActivities: The app's own activities.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        ownActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        sheetPresentationController?.detents = [.medium(), .large()]
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// Creates the list of activities.
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

    /// Calls `completionWithItemsHandler`, unless an activity was performed already.
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
