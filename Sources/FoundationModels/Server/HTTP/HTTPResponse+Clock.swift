import Foundation
import HTTP

/// Reads responses by the clock of a reply, with the errors that apps are told of.
extension HTTPResponse {
    func next(_ clock: ReplyClock) async throws -> Data? {
        // What never pauses is late as well.
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
