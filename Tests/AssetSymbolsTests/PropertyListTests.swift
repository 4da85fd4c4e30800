import Foundation
import Testing

@Suite struct PropertyListTests {
    @Test func `the plugin makes a target's property list a resource`() throws {
        let url = Bundle.module.resourceURL?.appendingPathComponent("Info.plist")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: #require(url)), format: nil)
        #expect((list as? [String: Any])?["CFBundleDisplayName"] as? String == "Tea House")
    }
}
