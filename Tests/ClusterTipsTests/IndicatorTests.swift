import Foundation
import Testing

@testable import ClusterTips

@Suite("The tabs' indicator and the magnification")
struct IndicatorTests {
    private let three = IndicatorGeometry(width: 390, count: 3)

    @Test func `at rest the bar is below its title`() {
        #expect((0..<3).map { three.position(at: $0) } == [0, 130, 260])
        #expect(three.tabWidth == 130)
    }

    @Test func `half a page moves the bar by half a title`() {
        #expect(three.position(page: 0, origin: -195) == 65)
        #expect(three.position(page: 1, origin: 195) == 65)
    }

    @Test func `pages drawn beyond the ends leave the bar where it is`() {
        #expect(three.position(page: 0, origin: 80) == 0)
        #expect(three.position(page: 2, origin: -80) == 260)
    }

    @Test func `no tabs are no trouble`() {
        #expect(IndicatorGeometry(width: 390, count: 0).position(page: 0, origin: 10) == 0)
        #expect(IndicatorGeometry(width: 390, count: 1).position(page: 0, origin: -100) == 0)
    }

    @Test func `two neighbours agree on where the bar is between them`() {
        for origin in stride(from: -390.0, through: 0, by: 13) {
            #expect(abs(three.position(page: 0, origin: origin) - three.position(page: 1, origin: origin + 390)) < 1e-9)
        }
    }

    @Test func `fingers that meet in one place change nothing`() {
        var magnification = Magnification()
        magnification.change(to: 2)
        for value: CGFloat in [0, 0, .infinity, .nan, -1] { magnification.change(to: value) }
        #expect(magnification.scale == 2)
        magnification.change(to: 4)
        #expect(magnification.scale == 4)
    }

    @Test func `a second pinch goes on from the first`() {
        var magnification = Magnification()
        magnification.change(to: 1.5)
        magnification.change(to: 2)
        magnification.end()
        magnification.change(to: 2)
        #expect(magnification.scale == 4)
        magnification.change(to: 100)
        #expect(magnification.scale == 10)
        magnification.change(to: 1)
        #expect(magnification.scale == 1)
    }
}
