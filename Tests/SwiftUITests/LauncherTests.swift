import Testing

@testable import SwiftUI

@MainActor
@Suite("Starting an app from the environment")
struct LauncherTests {
    @Test func withoutVariablesAnAppListensOnTheLoopback() throws {
        let configuration = try Launcher.configuration([:], name: "Cups")
        #expect(configuration.host == "127.0.0.1")
        #expect(configuration.port == 8080)
        #expect(configuration.allowedHosts == [])
        #expect(configuration.page.title == "Cups")
    }

    @Test func portHostAndAllowedHostsAreTaken() throws {
        let variables = ["PORT": "0", "HOST": "0.0.0.0", "KISSA_ALLOWED_HOSTS": "cafe.example, cafe.example:8443,"]
        let configuration = try Launcher.configuration(variables, name: "Cups")
        #expect(configuration.host == "0.0.0.0")
        #expect(configuration.port == 0)
        #expect(configuration.allowedHosts == ["cafe.example", "cafe.example:8443"])
    }

    @Test(arguments: ["eighty", "80 80", "8e3", "-1", "65536"]) func aPortThatIsNoneIsAnError(port: String) {
        #expect(throws: LaunchError.self) { try Launcher.configuration(["PORT": port], name: "Cups") }
    }

    @Test func aProcessIsCalledByItsWords() {
        #expect(Launcher.title(ofProcess: "DreamCoffee") == "Dream Coffee")
        #expect(Launcher.title(ofProcess: "cups") == "cups")
    }
}
