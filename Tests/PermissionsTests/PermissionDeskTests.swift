import Synchronization
import Testing

@testable import Permissions

/// Answers as told, for the visitor of the calling task, and counts how often it was asked.
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
}
