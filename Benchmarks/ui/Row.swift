import Foundation

/// One line of a benchmark's report; a ratio above 1 means that we are ahead.
struct Row: Encodable, CustomStringConvertible {
    let measure: String
    let unit: String
    let ours: Double
    let peer: Double
    let peerName: String
    let ratio: Double

    /// A measure of which less is better.
    init(_ measure: String, _ unit: String, ours: Double, peer: Double, _ peerName: String) {
        self.measure = measure
        self.unit = unit
        self.ours = ours
        self.peer = peer
        self.peerName = peerName
        ratio = peer / ours
    }

    var description: String {
        String(format: "%@: %.2f %@, %@ %.2f %@, ratio %.2f", measure, ours, unit, peerName, peer, unit, ratio)
    }
}
