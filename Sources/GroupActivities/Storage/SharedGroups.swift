import Foundation
import Storage

/// Where this process's groups are kept: in the database that it shares with others, or in itself.
enum SharedGroups {
    static let keeper: any GroupKeeper = {
        let process = ProcessInfo.processInfo
        // What is wrong with the setting has ended the start before anybody asks for groups.
        guard
            case .server(let address, let app)? = try? StorePlace(
                app: process.processName, environment: process.environment)
        else { return MemoryGroups() }
        return StoredGroups(GroupStore(address, app: app))
    }()
}
