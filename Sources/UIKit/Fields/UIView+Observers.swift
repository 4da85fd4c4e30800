import Foundation
import ViewTree

extension UIView {
    /// Posts a notification of this view, which only its window's observers receive.
    func tellObservers(_ name: Notification.Name) {
        guard let window = ViewGraph.current else { return NotificationCenter.default.post(name: name, object: self) }
        NotificationCenter.default.post(Notification(name: name, object: self, origin: window))
    }
}
