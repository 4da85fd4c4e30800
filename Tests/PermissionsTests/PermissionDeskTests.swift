import Synchronization
import Testing

@testable import Permissions

/// Gives a set answer for the visitor of the current task, and counts how often it was asked.
private final class Asker: PermissionPrompt {
    @TaskLocal static var current: String?
    let answer: Bool
    let asked = Mutex(0)

    init(answer: Bool) {
        self.answer = answer
    }

    var visitor: String? { Asker.current }

    func ask(for permission: Permission, reason: String?) async -> Bool {
        asked.withLock { $0 += 1 }
        await Task.yield()
        return answer
    }
}

@Suite struct PermissionDeskTests {
    @Test func `what nobody owns needs no asking`() async {
        let desk = PermissionDesk(environment: [:])
        #expect(desk.decision(on: .contacts, isPersonal: false) == .granted)
        #expect(await desk.request(.contacts, isPersonal: false))
    }

    @Test func `the environment decides for everybody`() async {
        #expect(await PermissionDesk(environment: ["KISSA_PERMISSIONS": "granted"]).request(.events, isPersonal: true))
        let denying = PermissionDesk(environment: ["KISSA_PERMISSIONS": "Denied"])
        #expect(await denying.request(.events, isPersonal: false) == false)
        #expect(denying.decision(on: .events, isPersonal: true) == .denied)
    }

    @Test func `without a window what is personal is refused but not for good`() async {
        let desk = PermissionDesk(environment: [:])
        #expect(await desk.request(.contacts, isPersonal: true) == false)
        #expect(desk.decision(on: .contacts, isPersonal: true) == .notDetermined)
        desk.prompt = Asker(answer: true)
        #expect(await desk.request(.contacts, isPersonal: true) == false)
    }

    @Test func `Where strangers may come, nobody is asked, unless the environment says so`() async {
        let asker = Asker(answer: true)
        for (setting, decision) in [(nil, PermissionDecision.denied), ("ask", .granted), ("granted", .granted)] {
            let desk = PermissionDesk(environment: setting.map { ["KISSA_PERMISSIONS": $0] } ?? [:])
            desk.prompt = asker
            desk.closeToStrangers()
            await Asker.$current.withValue("a") {
                _ = await desk.request(.contacts, isPersonal: true)
                #expect(desk.decision(on: .contacts, isPersonal: true) == decision, "\(setting ?? "nothing")")
            }
            #expect(desk.decision(on: .contacts, isPersonal: false) == .granted)
        }
        #expect(asker.asked.withLock { $0 } == 1)
    }

    @Test(arguments: [true, false]) func `an answer is remembered for its visitor only`(answer: Bool) async {
        let desk = PermissionDesk(environment: [:])
        let asker = Asker(answer: answer)
        desk.prompt = asker
        await Asker.$current.withValue("a") {
            #expect(await desk.request(.contacts, isPersonal: true) == answer)
            #expect(await desk.request(.contacts, isPersonal: true) == answer)
            #expect(desk.decision(on: .contacts, isPersonal: true) == (answer ? .granted : .denied))
            #expect(desk.decision(on: .events, isPersonal: true) == .notDetermined)
        }
        #expect(asker.asked.withLock { $0 } == 1)
        Asker.$current.withValue("b") {
            #expect(desk.decision(on: .contacts, isPersonal: true) == .notDetermined)
        }
    }

    @Test func `two requests at once ask once`() async {
        let desk = PermissionDesk(environment: [:])
        let asker = Asker(answer: true)
        desk.prompt = asker
        await Asker.$current.withValue("a") {
            async let first = desk.request(.contacts, isPersonal: true)
            async let second = desk.request(.contacts, isPersonal: true)
            #expect(await [first, second] == [true, true])
        }
        #expect(asker.asked.withLock { $0 } == 1)
    }

    @Test func `Of too many decisions the oldest goes, and no other`() async {
        let desk = PermissionDesk(environment: [:], decisionCountMax: 3)
        let asker = Asker(answer: false)
        desk.prompt = asker
        for visitor in ["a", "b", "c", "a", "d"] {
            await Asker.$current.withValue(visitor) { _ = await desk.request(.contacts, isPersonal: true) }
        }
        let known = ["a", "b", "c", "d"].filter { visitor in
            Asker.$current.withValue(visitor) { desk.decision(on: .contacts, isPersonal: true) == .denied }
        }
        #expect(known == ["b", "c", "d"] && asker.asked.withLock { $0 } == 4)
        for number in 0..<100 {
            await Asker.$current.withValue("\(number)") { _ = await desk.request(.contacts, isPersonal: true) }
        }
        let last = (97..<100).allSatisfy { number in
            Asker.$current.withValue("\(number)") { desk.decision(on: .contacts, isPersonal: true) == .denied }
        }
        #expect(last)
    }
}
