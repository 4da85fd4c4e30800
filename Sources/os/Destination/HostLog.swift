/// What the framework itself tells an operator: `Kissa: …` on standard error, or a line of JSON where `KISSA_LOG` asks for that.
package enum HostLog {
    /// Writes one line.
    package static func write(_ text: String) {
        LogDestination.standardError.writeForOperator(text)
    }
}
