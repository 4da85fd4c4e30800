import Foundation

/// How often, and after which delay, a request is retried that a busy server has refused.
///
/// The delay doubles with each attempt, and is randomly reduced by up to half, so that many clients don't retry at the
/// same time. The server's `Retry-After` is respected. If it is longer than `waitMax`, the error is thrown at once, so
/// that the app can decide.
struct RetryPolicy: Sendable {
    /// Including the first attempt.
    var attemptCountMax = 5
    var firstDelay = Duration.milliseconds(500)
    var delayMax = Duration.seconds(8)
    var waitMax = Duration.seconds(60)
    /// Returns a random number from 0 to 1.
    var chance: @Sendable () -> Double = { Double.random(in: 0...1) }
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

    /// The delay before the next attempt; nil to give up.
    ///
    /// - Parameter attempt: The number of the attempt that failed, from 1.
    func delay(afterAttempt attempt: Int, retryAfter: Duration?) -> Duration? {
        guard attempt < attemptCountMax else { return nil }
        let doubled = firstDelay * Double(1 << min(attempt - 1, 20))
        let delay = min(doubled, delayMax) * (0.5 + 0.5 * chance())
        guard let retryAfter else { return delay }
        return retryAfter > waitMax ? nil : max(delay, retryAfter)
    }

    /// The delay in `Retry-After` (RFC 9110 §10.2.3), in seconds or as a date, or in OpenAI's `retry-after-ms`.
    static func retryAfter(_ headers: [String: String], now: Date = Date()) -> Duration? {
        if let milliseconds = headers["retry-after-ms"].flatMap(Double.init), milliseconds.isFinite {
            return duration(milliseconds / 1000)
        }
        guard let text = headers["retry-after"]?.trimmingCharacters(in: .whitespaces) else { return nil }
        let seconds = Double(text) ?? date(text)?.timeIntervalSince(now)
        return seconds.flatMap { $0.isFinite ? duration($0) : nil }
    }

    /// At most 30 years, because a header can contain a value that overflows a duration.
    private static func duration(_ seconds: Double) -> Duration { .seconds(min(max(0, seconds), 1e9)) }

    private static func date(_ text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return formatter.date(from: text)
    }
}
