extension PathGeometry {
    /// The path in SVG's syntax, as short as it can be, with at most three decimals: `M0 0h10v5z` in other words.
    package var svgPathData: String { SVGPathWriter(self).text }
}
