import Foundation
import Synchronization

/// Dispatch's C function, which its Swift module hides on Linux.
@_silgen_name("dispatch_queue_get_label")
private func queueLabel(_ queue: UnsafeRawPointer?) -> UnsafePointer<CChar>

/// The labels of queues, as C strings. A program has few, so they are kept.
private let labels = Mutex<[String: UInt]>([:])

/// A queue's label; nil is the current queue.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    guard let label = queue?.label else { return queueLabel(nil) }
    let address = labels.withLock { known in
        if let address = known[label] { return address }
        let address = UInt(bitPattern: strdup(label))
        known[label] = address
        return address
    }
    return UnsafePointer(bitPattern: address)!
}
