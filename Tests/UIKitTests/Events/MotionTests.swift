import Testing
import UIKit

@MainActor
@Suite("Motion")
struct MotionTests {
    /// Counts shakes.
    private final class Shaken: UIView {
        var shakes = 0
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            if motion == .motionShake { shakes += 1 }
        }
    }

    @Test
    func `a responder passes motion on to the next`() {
        let (outer, inner) = (Shaken(), UIView())
        outer.addSubview(inner)
        inner.motionBegan(.motionShake, with: nil)
        inner.motionEnded(.motionShake, with: nil)
        inner.motionCancelled(.none, with: nil)
        #expect(outer.shakes == 1)
    }
}
