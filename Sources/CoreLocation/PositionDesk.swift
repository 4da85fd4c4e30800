import Foundation
import SwiftUICore
@_spi(Nodes) import ViewTree

/// What a window knows of the visitor's position, and the managers that want to know it.
@MainActor
final class PositionDesk: WindowService {
    private struct Entry { weak var manager: CLLocationManager? }

    private(set) var status = CLAuthorizationStatus.notDetermined
    private(set) var location: CLLocation?
    private var managers: [Entry] = []
    /// Nil if the visitor is unknown.
    private let visitor = PositionGrants.visitor
    private lazy var source = PositionSource { [weak self] in self?.take($0) }
    private var known: [CLLocationManager] { managers.compactMap(\.manager) }

    init(graph: ViewGraph) {
        if let visitor, PositionGrants.shared.contains(visitor) { status = .authorizedWhenInUse }
        graph.parts.attach("position") { [source] in
            AnyView(PositionElement(source: source).frame(width: 0, height: 0).accessibilityHidden(true))
        }
    }

    func add(_ manager: CLLocationManager) {
        managers = known.map(Entry.init) + [Entry(manager: manager)]
        manager.note(status, location)
    }

    /// Asks for one position, which makes the browser ask the visitor if it is the first one.
    func ask() {
        wishesDidChange()
        source.payload.requests += 1
    }

    /// A manager began or ended its updates, or wants another accuracy, or has ended itself.
    func wishesDidChange() {
        let wishes = known.map(\.wish)
        source.payload.follows = wishes.contains(where: \.isUpdating)
        source.payload.isPrecise = wishes.contains { ($0.isUpdating || $0.isWaiting) && $0.isPrecise }
    }

    // MARK: The page

    private func take(_ report: PositionReport) {
        switch report {
        case .permission(let status, let isChange):
            // A page that was loaded again says “prompt” if the browser has forgotten what was allowed.
            if isChange || status != .notDetermined || self.status != .authorizedWhenInUse { become(status) }
        case .position(let location, let isAnswer):
            self.location = location
            if isAnswer { source.noteAnswer() }
            become(.authorizedWhenInUse)
            for manager in known { manager.take(location, status, isAnswer: isAnswer) }
        case .failure(let code):
            source.noteAnswer()
            if code == .denied { become(.denied) }
            for manager in known { manager.fail(CLError(code)) }
        }
        wishesDidChange()
    }

    private func become(_ status: CLAuthorizationStatus) {
        guard status != self.status else { return }
        self.status = status
        if let visitor { PositionGrants.shared.set(status == .authorizedWhenInUse, for: visitor) }
        if status != .authorizedWhenInUse { location = nil }
        for manager in known { manager.authorizationDidChange(status, location) }
    }
}
