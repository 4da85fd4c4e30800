/// The graph whose code runs. It stands apart from the graph, which is the main actor's: states ask for it on whichever
/// thread they are written.
enum CurrentGraph {
    @TaskLocal static var graph: ViewGraph?
}
