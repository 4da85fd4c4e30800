import BrowserHost
import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUI

@Suite("The language and the zone of a window") struct WindowLanguageTests {
    private func values(_ languages: [String], zone: String = "UTC") -> EnvironmentValues {
        let place = ClientEnvironment(
            viewport: CGSize(width: 400, height: 300), locale: languages.first ?? "", languages: languages,
            timeZone: zone)
        return EnvironmentValues(WindowEnvironment(place))
    }

    @Test(arguments: [
        (["no-NO"], "nb-NO"), (["ja-JP", "en"], "ja-JP"), (["ar-u-nu-arab"], "ar"), (["klingon", "de-AT"], "de-AT"),
        (["../../etc/passwd"], "en"), ([], "en"),
    ])
    func `a view's locale is one that Foundation knows`(languages: [String], identifier: String) {
        #expect(values(languages).locale.identifier(.bcp47) == identifier)
    }

    @Test(arguments: [("Europe/Oslo", 3600), ("../../etc/localtime", 0), ("", 0), ("Nowhere/None", 0)])
    func `a view's time zone is one that Foundation knows`(name: String, seconds: Int) {
        #expect(values(["en"], zone: name).timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: 0)) == seconds)
    }
}
