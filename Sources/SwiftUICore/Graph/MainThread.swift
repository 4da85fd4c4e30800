import Foundation

/// Whether this is the main thread, which is where the main actor runs (`RunLoop.main.run()` sees to that).
nonisolated func pthread_main() -> Bool { Thread.isMainThread }
