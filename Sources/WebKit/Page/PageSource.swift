import CoreGraphics
import DisplayList
import Foundation
import JSONSyntax
import UIKit
@_spi(Nodes) import ViewTree

/// Connects a web view with its frame in the browser.
@MainActor
final class PageSource: ClientModuleSource {
    var page = ShownPage() { didSet { if page != oldValue { didChange("page", page) } } }
    var settings = PageSettings() { didSet { if settings != oldValue { node?.invalidateDisplay() } } }
    weak var node: ClientModuleNode?
    /// Receives what the page reports.
    var receive: (PageReport) -> Void = { _ in }
    /// The view was removed.
    var didLeave: () -> Void = {}
    /// The frame's size has changed.
    var didResize: () -> Void = {}
    private var parts: [String: String] = [:]

    /// A layout node that shows the page. A view that is shown again gets another one.
    func makeNode(in graph: ViewGraph) -> ClientModuleNode {
        let node = ClientModuleNode(self, graph: graph)
        self.node = node
        return node
    }

    /// Sends something more; nil takes it back.
    func send(_ value: (some Encodable)?, as name: String) { didChange(name, value) }

    private func didChange(_ name: String, _ value: (some Encodable)?) {
        parts[name] = value.flatMap { try? JSONEncoder().encode($0) }.map { String(decoding: $0, as: UTF8.self) }
        node?.invalidateDisplay()
    }

    // MARK: For the layout

    var idealSize: CGSize { CGSize(width: 320, height: 480) }

    func content(_ builder: inout DisplayBuilder) -> ModuleContent {
        var settings = settings
        settings.shell = PageModule.shell.path
        var content = ModuleContent(module: PageModule.path, encoding: settings)
        content.parts = parts
        return content
    }

    func moduleDidReport(_ value: JSONValue) {
        guard value["page"]?.integer == page.serial else { return }
        for report in PageReport.reports(in: value) { receive(report) }
    }

    /// Nil: only browsers draw web pages.
    func picture(of size: CGSize, scale: CGFloat) -> CGImage? { nil }

    func sizeDidChange(to size: CGSize) { didResize() }
    func didConceal() {}

    func didRetire() {
        guard node?.isRetired != false else { return }
        didLeave()
    }
}
