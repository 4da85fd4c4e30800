import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct DividerTests {
    @Test func `a divider lies across its stack`() {
        func size<V: View>(_ view: V) -> CGSize? {
            TestWindow(view, size: CGSize(width: 200, height: 100)).elements.last { $0.style.background != nil }?
                .frame.size
        }
        #expect(size(VStack { Divider() }) == CGSize(width: 200, height: 1))
        #expect(size(HStack { Divider() }) == CGSize(width: 1, height: 100))
        #expect(size(ZStack { Divider() }) == CGSize(width: 200, height: 1))
    }
}
