/// The content configuration of a cell, and the view that it has made.
@MainActor
final class ConfiguredContent {
    private(set) var configuration: (any UIContentConfiguration)?
    private(set) var view: UIView?

    /// Shows a configuration in the cell's content view; nil removes the last one. The view is kept if it supports the new
    /// configuration.
    func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
        self.configuration = configuration
        if let view = view as? any UIView & UIContentView, let configuration, view.supports(configuration) {
            view.configuration = configuration
        } else {
            view?.removeFromSuperview()
            view = configuration?.makeContentView()
            if let view { contentView.addSubview(view) }
        }
    }
}
