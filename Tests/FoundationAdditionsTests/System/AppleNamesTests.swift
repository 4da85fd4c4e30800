import Foundation
import FoundationAdditions
import Testing

private final class Owner {}
private final class Value { var log: (() -> Void)?; deinit { log?() } }

@Suite("What Apple's Foundation brings along")
struct AppleNamesTests {
    @Test func `an object has a value under each key`() {
        let (owner, other) = (Owner(), Owner())
        let (first, second) = (UnsafeMutablePointer<UInt8>.allocate(capacity: 2), 1)
        defer { first.deallocate() }
        objc_setAssociatedObject(owner, first, "tea", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, first + second, 3, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, first) as? String == "tea")
        #expect(objc_getAssociatedObject(owner, first + second) as? Int == 3)
        #expect(objc_getAssociatedObject(other, first) == nil)
        objc_setAssociatedObject(owner, first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, first) == nil)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, first + second) == nil)
    }

    @Test func `values are retained, copied or neither`() {
        let owner = Owner()
        let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
        defer { key.deallocate() }
        var value: Value? = Value()
        objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, key) as? Value === value)
        value = nil
        #expect(objc_getAssociatedObject(owner, key) == nil)
        let text = NSMutableString(string: "tea")
        objc_setAssociatedObject(owner, key, text, .OBJC_ASSOCIATION_COPY)
        text.append("pot")
        #expect((objc_getAssociatedObject(owner, key) as? NSString)?.length == 3)
    }

    @Test func `values of objects that are gone are released in the end`() {
        let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
        defer { key.deallocate() }
        nonisolated(unsafe) var released = 0
        let count = 2000
        for _ in 0..<count {
            let value = Value()
            value.log = { released += 1 }
            objc_setAssociatedObject(Owner(), key, value, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(released > count / 2)
    }

    @Test func `strings with attributes and responses are made without arguments`() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "tea"))
        #expect(NSAttributedString().length == 0 && text.string == "tea")
        #expect(URLResponse().expectedContentLength == -1)
    }

    @Test func `a list is one value of a format`() {
        let list: [any CVarArg] = [1, 2]
        #expect(String(format: "%@!", list) == "(\n    1,\n    2\n)!")
    }

    @Test(arguments: ["", "..", "a/b", ".hidden", "a\0b", String(repeating: "g", count: 256)])
    func `a group's folder has a name of its own`(name: String) {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }

    @Test func `a session can't wait for a network`() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.waitsForConnectivity = true
        configuration.allowsConstrainedNetworkAccess = false
        #expect(!configuration.waitsForConnectivity && configuration.allowsConstrainedNetworkAccess)
    }
}
