import Foundation
import FoundationModels
import Testing

/// This file doesn't import Observation. FoundationModels reexports it.
@Suite("What comes with the import")
struct ExportTests {
    @Test
    func `a class may be observable without another import`() {
        let planner = Planner()
        let isObservable: any Observable = planner
        #expect(isObservable is Planner)
        withObservationTracking {
            #expect(planner.title.isEmpty)
        } onChange: {
        }
        planner.title = "Kyoto"
        #expect(planner.title == "Kyoto")
    }
}

@Observable
private final class Planner {
    var title = ""
}
