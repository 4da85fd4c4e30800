/// Identifies the visitor for whom a model is asked, so that its capacity is shared equally between visitors.
package enum Requester {
    /// Nil if the visitor is unknown.
    @TaskLocal package static var current: String?
}
