import Foundation

extension NotificationCenter {
    /// Sends the notifications of a name, from one object or from all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends notifications as they are posted. What a subscriber hasn't asked for is dropped.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

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
    public static func == (left: Self, right: Self) -> Bool {
        left.center === right.center && left.name == right.name && left.object === right.object
    }
}
