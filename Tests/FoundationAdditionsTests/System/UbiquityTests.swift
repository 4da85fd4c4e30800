import Foundation
import FoundationAdditions
import Testing

@Suite("iCloud's files, and labels of queues")
struct UbiquityTests {
    @Test func `nobody is signed in to iCloud`() {
        let manager = FileManager.default
        let file = URL(fileURLWithPath: "/tmp/tea.txt")
        #expect(manager.url(forUbiquityContainerIdentifier: nil) == nil)
        #expect(manager.ubiquityIdentityToken == nil)
        #expect(!manager.isUbiquitousItem(at: file))
        let error = #expect(throws: CocoaError.self) { try manager.startDownloadingUbiquitousItem(at: file) }
        #expect(error?.code == .ubiquitousFileUnavailable)
        #expect(throws: CocoaError.self) { try manager.evictUbiquitousItem(at: file) }
        #expect(throws: CocoaError.self) { try manager.setUbiquitous(true, itemAt: file, destinationURL: file) }
    }

    @Test func `a queue has its label, and the current one too`() {
        let queue = DispatchQueue(label: "org.example.tea")
        #expect(String(cString: __dispatch_queue_get_label(queue)) == "org.example.tea")
        #expect(__dispatch_queue_get_label(queue) == __dispatch_queue_get_label(queue))
        queue.sync { #expect(String(cString: __dispatch_queue_get_label(nil)) == "org.example.tea") }
    }
}
