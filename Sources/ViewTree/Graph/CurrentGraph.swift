/// The graph whose code runs. It is separate from the graph's type, which is isolated to the main actor: states read it on
/// whichever thread they are written.
enum CurrentGraph {
    @TaskLocal static var graph: ViewGraph?
}
