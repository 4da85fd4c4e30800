import CoreGraphics
import DisplayList
import Foundation
import JSONSyntax
import UIKit
@_spi(Nodes) import ViewTree

/// Connects a web view with its frame in the browser.
@MainActor
final class PageSource: ClientModuleSource {
    var page = ShownPage() {
        didSet {
            guard page != oldValue else { return }
            forgetReplies()
            didChange("page", page)
        }
    }
    var settings = PageSettings() { didSet { if settings != oldValue { invalidate() } } }
    private(set) weak var node: ClientModuleNode?
    /// The node's window. A view that the app keeps outlives it, and goes on loading.
    private weak var graph: ViewGraph?
    /// Receives what the page reports.
    var receive: (PageReport) -> Void = { _ in }
    /// The view was removed.
    var didLeave: () -> Void = {}
    /// The frame's size has changed.
    var didResize: () -> Void = {}
    private var parts: [String: String] = [:]
    private var batches = ReportBatches()
    /// The replies that the page hasn't confirmed, oldest first.
    private var replies: [Int] = []
    /// Beyond that the oldest reply is taken back. Our client confirms each at once.
    private static let replyCountMax = 1000

    /// A layout node that shows the page. A view that is shown again gets another one.
    func makeNode(in graph: ViewGraph) -> ClientModuleNode {
        let node = ClientModuleNode(self, graph: graph)
        self.node = node
        self.graph = graph
        return node
    }

    /// Sends a call; nil takes it back.
    func send(_ call: PageCall?, serial: Int) { didChange("call \(serial)", call) }

    private func didChange(_ name: String, _ value: (some Encodable)?) {
        parts[name] = value.flatMap { try? Self.encoder.encode($0) }.map { String(decoding: $0, as: UTF8.self) }
        invalidate()
    }

    private func invalidate() { if graph != nil { node?.invalidateDisplay() } }

    /// Slashes stay as they are, so that HTML doesn't become longer.
    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }

    // MARK: Replies

    func send(_ reply: PageReply) {
        replies.removeAll { $0 == reply.serial }
        replies.append(reply.serial)
        didChange("reply \(reply.serial)", reply)
        if replies.count > Self.replyCountMax { takeBackReply(replies[0]) }
    }

    func takeBackReply(_ serial: Int) {
        guard let index = replies.firstIndex(of: serial) else { return }
        replies.remove(at: index)
        didChange("reply \(serial)", PageReply?.none)
    }

    /// Another page counts its messages from 1 again, and mustn't get the replies to this one's.
    private func forgetReplies() { for serial in replies { takeBackReply(serial) } }

    // MARK: For the layout

    var idealSize: CGSize { CGSize(width: 320, height: 480) }

    func content(_ builder: inout DisplayBuilder) -> ModuleContent {
        var settings = settings
        settings.shell = PageModule.shell.path
        var content = ModuleContent(module: PageModule.path, encoding: settings)
        content.parts = parts
        content.reportsOutOfReach = true
        return content
    }

    func moduleDidReport(_ value: JSONValue) {
        guard let batch = batches.take(value) else { return }
        didChange("heard", batch.serial)
        for report in batch.reports {
            // A report may have led to another page, to which the next ones don't belong.
            guard batch.page == page.serial else { return }
            receive(report)
        }
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
