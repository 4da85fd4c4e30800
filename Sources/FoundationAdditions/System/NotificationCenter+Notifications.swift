import Foundation

extension NotificationCenter {
    /// The notifications of a name, from one object or from all, from the moment when a loop begins to ask for them.
    public func notifications(
        named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications one after the other, for `for await`. It ends with the task that asks.
    ///
    /// See [Notifications](https://developer.apple.com/documentation/foundation/notificationcenter/notifications). Of
    /// those that nobody has asked for yet the newest 64 are kept.
    public final class Notifications: AsyncSequence, Sendable {
        /// The notification that was posted.
        public typealias Element = Notification
        /// The sequence throws nothing.
        public typealias Failure = Never

        let center: NotificationCenter
        let name: Notification.Name
        let object: (any AnyObject & Sendable)?

        init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Creates an iterator, which listens from now on.
        public func makeAsyncIterator() -> Iterator { Iterator(self) }

        /// Gives one notification after another. It listens as long as it exists.
        public struct Iterator: AsyncIteratorProtocol {
            private let listener: NotificationListener
            private var waiting: AsyncStream<PostedNotification>.Iterator

            fileprivate init(_ sequence: Notifications) {
                listener = NotificationListener(sequence)
                waiting = listener.stream.makeAsyncIterator()
            }

            /// Waits for the next one; nil when the task has been cancelled.
            public mutating func next() async -> Notification? { await waiting.next()?.notification }

            /// Waits for the next one, on an actor; nil when the task has been cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await waiting.next(isolation: actor)?.notification
            }
        }
    }
}

/// A notification on its way from where it was posted to where it is read.
private struct PostedNotification: @unchecked Sendable {
    // @unchecked: whoever posts a notification lets go of it, and each listener has its own copy of the value.
    let notification: Notification
}

/// Listens until nobody keeps it.
private final class NotificationListener: @unchecked Sendable {
    // @unchecked: all its properties are constants, and a center may be told from any thread.
    let stream: AsyncStream<PostedNotification>
    private let center: NotificationCenter
    private let observer: any NSObjectProtocol

    init(_ sequence: NotificationCenter.Notifications) {
        let (stream, continuation) = AsyncStream.makeStream(
            of: PostedNotification.self, bufferingPolicy: .bufferingNewest(64))
        self.stream = stream
        center = sequence.center
        observer = center.addObserver(forName: sequence.name, object: sequence.object, queue: nil) {
            continuation.yield(PostedNotification(notification: $0))
        }
    }

    deinit { center.removeObserver(observer) }
}
