import JSONSyntax

/// The JSON encoding of scroll views: their behavior, and the targets that they scroll to.
extension JSONWriter {
    mutating func scroll(_ value: ScrollContent) {
        object {
            $0.field(.horizontal, value.scrollsHorizontally)
            $0.field(.vertical, value.scrollsVertically)
            $0.field(.indicators, value.showsIndicators)
            if value.isDisabled { $0.field(.disabled, true) }
            if value.isFollowed { $0.field(.followed, true) }
            if let isRefreshing = value.isRefreshing { $0.field(.refreshing, isRefreshing) }
            $0.field(.contentSize, value.contentSize)
            if value.drift != .zero { $0.field(.drift, value.drift) }
            // Without an offset, a new element goes to the target.
            if let offset = value.place.offset, offset != .zero || value.target != nil { $0.field(.offset, offset) }
            if let snapping = value.snapping {
                $0.key(.snap)
                $0.snapping(snapping)
            }
            if let target = value.target {
                $0.key(.target)
                $0.target(target)
            }
            if value.inset != ScrollContent.Inset() {
                $0.key(.inset)
                $0.numbers(value.inset.top, value.inset.left, value.inset.bottom, value.inset.right)
            }
            if let zoom = value.zoom {
                $0.key(.zoom)
                $0.zoom(zoom)
            }
        }
    }

    /// `[element, scale, minimum, maximum, bounces]`
    private mutating func zoom(_ value: ScrollContent.Zoom) {
        array {
            $0.integer(value.element.rawValue)
            for number in [value.scale, value.minimum, value.maximum] { $0.number(number) }
            $0.integer(value.bounces ? 1 : 0)
        }
    }

    /// `"pages"`, or `[isMandatory, offset, offset, …]`.
    private mutating func snapping(_ value: ScrollContent.Snapping) {
        switch value {
        case .pages: string("pages")
        case .offsets(let offsets, let isMandatory):
            array {
                $0.integer(isMandatory ? 1 : 0)
                for offset in offsets { $0.number(offset) }
            }
        }
    }

    private mutating func target(_ value: ScrollContent.Target) {
        object {
            $0.field(.offset, value.offset)
            $0.field(.animated, value.isAnimated)
            $0.field(.serial, value.serial)
            if let scale = value.scale { $0.field(.scale, scale) }
        }
    }
}
