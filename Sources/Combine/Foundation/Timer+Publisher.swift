import Foundation

extension Timer {
    /// Sends the date repeatedly, once it is connected.
    ///
    /// - Parameters:
    ///   - interval: the seconds between two dates.
    ///   - tolerance: how many seconds late a date may come.
    ///   - runLoop: the run loop on which the dates come.
    ///   - mode: the mode in which they come.
    ///   - options: options for the run loop; ignored here.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Sends the date repeatedly, once it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// The date at which the timer fired.
        public typealias Output = Date
        /// The stream cannot fail, and it never finishes.
        public typealias Failure = Never
        /// Seconds.
        public let interval: TimeInterval
        /// Seconds.
        public let tolerance: TimeInterval?
        /// The run loop that the timer is added to. For the main run loop, the main queue is used.
        public let runLoop: RunLoop
        /// The mode of the run loop in which the timer fires. It is ignored for the main run loop.
        public let mode: RunLoop.Mode
        /// Stored, but has no effect here.
        public let options: RunLoop.SchedulerOptions?
        private let subject = PassthroughSubject<Date, Never>()

        /// Creates the publisher that `publish(every:tolerance:on:in:options:)` returns.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
            (self.mode, self.options) = (mode, options)
        }

        /// Attaches a subscriber. Dates come only while the publisher is connected.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer; the first date comes after one interval. Cancel the result to stop it.
        public func connect() -> any Cancellable {
            let subject = subject
            return runLoop.repeating(
                from: Date() + interval, every: interval, tolerance: tolerance ?? 0, mode: mode
            ) { subject.send(Date()) }
        }
    }
}
