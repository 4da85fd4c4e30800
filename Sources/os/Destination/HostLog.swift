/// The framework's own messages for an operator: `Kissa: …` on standard error, or a line of JSON if `KISSA_LOG` contains `json`.
package enum HostLog {
    /// Writes one line.
    package static func write(_ text: String) {
        LogDestination.standardError.writeForOperator(text)
    }
}
