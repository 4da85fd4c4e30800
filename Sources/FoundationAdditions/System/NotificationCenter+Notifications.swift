import Foundation

extension NotificationCenter {
    /// The notifications with a name, from one object or from all, starting with the iteration.
    public func notifications(
        named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// An asynchronous sequence of notifications, which ends when the iterating task is canceled.
    ///
    /// See [Notifications](https://developer.apple.com/documentation/foundation/notificationcenter/notifications). Of unread
    /// notifications only the newest 64 are kept.
    public final class Notifications: AsyncSequence, Sendable {
        /// A posted notification.
        public typealias Element = Notification
        /// The sequence never fails.
        public typealias Failure = Never

        let center: NotificationCenter
        let name: Notification.Name
        let object: (any AnyObject & Sendable)?

        init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Creates an iterator, which starts to observe.
        public func makeAsyncIterator() -> Iterator { Iterator(self) }

        /// Iterates over the notifications. It observes as long as it exists.
        public struct Iterator: AsyncIteratorProtocol {
            private let listener: NotificationListener
            private var waiting: AsyncStream<PostedNotification>.Iterator

            fileprivate init(_ sequence: Notifications) {
                listener = NotificationListener(sequence)
                waiting = listener.stream.makeAsyncIterator()
            }

            /// Waits for the next one; nil when the task has been canceled.
            public mutating func next() async -> Notification? { await waiting.next()?.notification }

            /// Waits for the next one, on an actor; nil when the task has been canceled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await waiting.next(isolation: actor)?.notification
            }
        }
    }
}

/// A notification that is passed from the posting thread to the reader.
private struct PostedNotification: @unchecked Sendable {
    // @unchecked: the poster no longer uses the notification, and each observer has its own copy of the value.
    let notification: Notification
}

/// Observes until it is deallocated.
private final class NotificationListener: @unchecked Sendable {
    // @unchecked: all properties are constants, and observers may be called on any thread.
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
