import Foundation

extension NotificationCenter {
    /// A publisher of the notifications with a name, from one object or from all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends notifications as they are posted. Notifications that a subscriber hasn't requested are dropped.
    public struct Publisher: Combine.Publisher {
        /// The notification that was posted.
        public typealias Output = Notification
        /// The stream cannot fail, and it never finishes.
        public typealias Failure = Never
        /// The center whose notifications are sent.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that posts them; nil for all objects. The publisher retains it.
        public let object: AnyObject?

        /// Creates the publisher that `publisher(for:object:)` returns.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Attaches a subscriber and observes the center until it cancels.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let outlet = Outlet(subscriber)
            let listener: Listener<Notification, Never> = outlet
            let observer = center.addObserver(forName: name, object: object, queue: nil) {
                listener.enqueueIfWanted($0)
                listener.deliver()
            }
            outlet.start(onCancel: { center.removeObserver(observer) })
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    /// Whether both observe the same name and the same object of the same center.
    public static func == (left: Self, right: Self) -> Bool {
        left.center === right.center && left.name == right.name && left.object === right.object
    }
}
