import Foundation
import HTTP

/// Reads responses within the time limits of a reply, and converts errors to those for apps.
extension HTTPResponse {
    func next(_ clock: ReplyClock) async throws -> Data? {
        // A stream that never pauses can exceed the limit, too.
        guard !clock.isOver else { throw clock.lateness }
        return try await failing(clock) { try await next(by: clock.deadline) }
    }

    func body(byteCountMax: Int = 4 << 20, _ clock: ReplyClock) async throws -> Data {
        try await failing(clock) { try await body(byteCountMax: byteCountMax, by: clock.deadline) }
    }

    func excerpt(_ clock: ReplyClock) async throws -> Data { try await excerpt(by: clock.deadline) }

    private func failing<R>(_ clock: ReplyClock, _ read: () async throws -> R) async throws -> R {
        do { return try await read() } catch let failure as HTTPFailure { throw ServerFailure(failure, clock) }
    }
}

extension ServerFailure {
    init(_ failure: HTTPFailure, _ clock: ReplyClock) {
        switch failure {
        case .unreachable, .forbiddenAddress, .badRequest: self = .unreachable(reason: "\(failure)")
        case .late: self = clock.lateness
        case .truncated: self = .truncated
        case .tooLong(let byteCountMax): self = .tooLong(byteCountMax: byteCountMax)
        }
    }
}
