/// For whom something is asked of a model: a visitor. Those who share one get as much of it as each other.
package enum Requester {
    /// Nil where nobody knows.
    @TaskLocal package static var current: String?
}
