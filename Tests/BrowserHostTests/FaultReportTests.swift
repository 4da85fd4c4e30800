import Foundation
import Testing

@testable import BrowserHost

struct FaultReportTests {
    @Test func `code that traps ends the process with a short report`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            FaultReport.install()
            let bytes = Int8(CommandLine.arguments.count)
            _ = bytes + (Int8.max - bytes) + 1
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("The app's code has ended the process: it trapped."))
        #expect(text.utf8.count < 10_000)
    }

    @Test func `no fault dumps what is in memory`() async {
        await #expect(processExitsWith: .success) {
            FaultReport.install()
            var size = rlimit(rlim_cur: 1, rlim_max: 1)
            getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &size)
            exit(size.rlim_cur == 0 ? 0 : 1)
        }
    }
}
