import Foundation
import Observation
import Synchronization
import Testing

@testable import ViewTree

@MainActor @Observable private final class Model {
    var first = 0
    var second = 0
}

/// An object that any thread may change.
private final class SharedModel: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var value: Void { () }
    func look() { registrar.access(self, keyPath: \.value) }
    func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

/// Counts reports, and whether anything still refers to it tells whether it can still be told.
private final class Reports: Sendable {
    private let total = Mutex(0)
    var count: Int { total.withLock { $0 } }
    func add() { total.withLock { $0 += 1 } }
}

@MainActor @Suite("What a body has read") struct BodyReadingTests {
    @Test(arguments: [true, false])
    func `a body that reads nothing observable keeps nothing`(isExpected: Bool) {
        weak var kept: Reports?
        do {
            let reports = Reports()
            kept = reports
            var isRun = false
            let reading = BodyReading.observing(expectsReads: isExpected, { isRun = true }) { _ in reports.add() }
            #expect(isRun && reading == nil)
        }
        #expect(kept == nil)
    }

    @Test(arguments: [true, false])
    func `a change of what was read is reported, and that of something else isn't`(isExpected: Bool) {
        let (model, reports) = (Model(), Reports())
        let reading = BodyReading.observing(expectsReads: isExpected, { _ = model.first }) { _ in reports.add() }
        #expect(reading != nil)
        model.second = 1
        #expect(reports.count == 0)
        model.first = 1
        #expect(reports.count == 1)
    }

    @Test func `nothing is reported after the end, and nothing is kept`() {
        let model = Model()
        weak var kept: Reports?
        do {
            let reports = Reports()
            kept = reports
            let reading = BodyReading.observing(expectsReads: true, { _ = model.first }) { _ in reports.add() }
            reading?.end()
            model.first = 1
            #expect(reports.count == 0)
        }
        #expect(kept == nil)
    }

    @Test func `a reading that is dropped has ended`() {
        let model = Model()
        weak var kept: Reports?
        do {
            let reports = Reports()
            kept = reports
            _ = BodyReading.observing(expectsReads: true, { _ = model.first }) { _ in reports.add() }
        }
        #expect(kept == nil)
    }

    @Test func `what wasn't expected to read is told nothing after the end, and keeps nothing after the next change`() {
        let model = Model()
        weak var kept: Reports?
        do {
            let reports = Reports()
            kept = reports
            let reading = BodyReading.observing(expectsReads: false, { _ = model.first }) { _ in reports.add() }
            #expect(reading != nil)
            reading?.end()
            model.first = 1
            #expect(reports.count == 0)
        }
        #expect(kept == nil)
    }

    @Test func `what wasn't expected to read keeps nothing once it has ended after a change`() {
        let model = Model()
        weak var kept: Reports?
        do {
            let reports = Reports()
            kept = reports
            let reading = BodyReading.observing(expectsReads: false, { _ = model.first }) { _ in reports.add() }
            model.first = 1
            #expect(reports.count == 1)
            reading?.end()
        }
        #expect(kept == nil)
    }

    @Test func `an observation inside another reports its own changes only`() {
        let (model, outer, inner) = (Model(), Reports(), Reports())
        var readings: [BodyReading?] = []
        let reading = BodyReading.observing(
            expectsReads: true,
            {
                readings.append(BodyReading.observing(expectsReads: true, { _ = model.second }) { _ in inner.add() })
                _ = model.first
            }
        ) { _ in outer.add() }
        readings.append(reading)
        model.first = 1
        #expect(outer.count == 1 && inner.count == 0)
        model.second = 1
        #expect(inner.count == 1)
    }

    @Test func `an object that another thread keeps changing counts as read`() {
        let (model, ended) = (SharedModel(), DispatchSemaphore(value: 0))
        let changer = Changer(model, ended)
        changer.start()
        for _ in 0..<200 {
            let reading = BodyReading.observing(expectsReads: true, { model.look() }) { _ in }
            #expect(reading != nil)
            reading?.end()
        }
        changer.stop()
        ended.wait()
    }
}

/// Changes a model until it is stopped.
private final class Changer: Sendable {
    private let model: SharedModel
    private let ended: DispatchSemaphore
    private let goesOn = Mutex(true)

    init(_ model: SharedModel, _ ended: DispatchSemaphore) { (self.model, self.ended) = (model, ended) }

    func start() {
        Thread.detachNewThread { [self] in
            while goesOn.withLock({ $0 }) { model.change() }
            ended.signal()
        }
    }

    func stop() { goesOn.withLock { $0 = false } }
}
