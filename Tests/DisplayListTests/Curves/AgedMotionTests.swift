import DisplayList
import Testing

@Suite("Motions of a page that comes late")
struct AgedMotionTests {
    private let id = ElementID(1)

    private func list(_ motion: Motion) -> DisplayList {
        var root = DisplayElement(id: id)
        root.motions = [.opacity: motion]
        return DisplayList(root: root)
    }

    private func delay(in list: DisplayList) -> Double? { list[id]?.motions[.opacity]?.delay }

    @Test func `a motion is as old as the time since it began and no second is counted twice`() {
        let beginning = ContinuousClock.now
        var motion = Motion(curve: .spring(response: 1, dampingFraction: 1), delay: 5, serial: 1)
        motion.beginning = Motion.Beginning(beginning)
        var list = list(motion)
        list.ageMotions(to: beginning + .seconds(20))
        #expect(delay(in: list) == -15)
        list.ageMotions(to: beginning + .seconds(21))
        #expect(delay(in: list) == -16)
    }

    @Test func `a motion of which that isn't known begins when the page comes`() {
        var list = list(Motion(curve: .spring(response: 1, dampingFraction: 1), delay: 5, serial: 1))
        list.ageMotions(to: .now)
        #expect(delay(in: list) == 5)
    }

    @Test func `when it began tells no motions apart`() {
        let motion = Motion(curve: .spring(response: 1, dampingFraction: 1), serial: 1)
        var late = motion
        late.beginning = Motion.Beginning(.now)
        #expect(late == motion)
    }
}
