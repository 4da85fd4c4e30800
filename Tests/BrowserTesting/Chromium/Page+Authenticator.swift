extension Page {
    /// Gives the page an authenticator that makes passkeys and signs in with them, without asking anybody.
    ///
    /// - Throws: `BrowserError.unsupported`, except in Chromium.
    public func addAuthenticator() async throws {
        guard let page = driver as? ChromiumPage else {
            throw BrowserError.unsupported(browser.engine, "with an authenticator")
        }
        try await page.send("WebAuthn.enable")
        let options: JSON = [
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
            "isUserVerified": true, "automaticPresenceSimulation": true,
        ]
        try await page.send("WebAuthn.addVirtualAuthenticator", ["options": options])
    }
}
