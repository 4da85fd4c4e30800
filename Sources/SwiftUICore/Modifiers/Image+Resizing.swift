extension Image {
    @available(*, unavailable, message: "Images are stretched as a whole in Kissa, never tiled: use resizable()")
    public func resizable(resizingMode: ResizingMode) -> Image { self }
}
