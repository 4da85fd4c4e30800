import Testing

@testable import SwiftUI

@MainActor
@Suite("Starting an app from the environment")
struct LauncherTests {
    @Test func `without variables an app listens on the loopback`() throws {
        let configuration = try Launcher.configuration([:], name: "Cups")
        #expect(configuration.host == "127.0.0.1")
        #expect(configuration.port == 8080)
        #expect(configuration.allowedHosts == [])
        #expect(configuration.page.title == "Cups")
    }

    @Test func `port host and allowed hosts are taken`() throws {
        let variables = ["PORT": "0", "HOST": "0.0.0.0", "KISSA_ALLOWED_HOSTS": "cafe.example, cafe.example:8443,"]
        let configuration = try Launcher.configuration(variables, name: "Cups")
        #expect(configuration.host == "0.0.0.0")
        #expect(configuration.port == 0)
        #expect(configuration.allowedHosts == ["cafe.example", "cafe.example:8443"])
    }

    @Test(arguments: ["eighty", "80 80", "8e3", "-1", "65536"]) func `a port that is none is an error`(port: String) {
        #expect(throws: LaunchError.self) { try Launcher.configuration(["PORT": port], name: "Cups") }
    }

    @Test func `Limits are taken, and a wrong one is told by its name`() throws {
        let configuration = try Launcher.configuration(["KISSA_LIMITS": "windowCountMax=9"], name: "Cups")
        #expect(configuration.limits.windowCountMax == 9)
        let error = #expect(throws: LaunchError.self) {
            try Launcher.configuration(["KISSA_LIMITS": "windows=9"], name: "Cups")
        }
        #expect(error?.description.contains("KISSA_LIMITS: There is no limit windows") == true)
    }

    @Test func `a process is called by its words`() {
        #expect(Launcher.title(ofProcess: "DreamCoffee") == "Dream Coffee")
        #expect(Launcher.title(ofProcess: "cups") == "cups")
    }
}
