import Foundation
import FoundationNetworking

extension URLCache {
    /// A cache with capacities in bytes, in memory and in a folder; nil is the app's own folder.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
