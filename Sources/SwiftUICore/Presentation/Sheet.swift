extension View {
    /// Presents a sheet while the value is true. Its content has new state each time.
    ///
    /// See [sheet](https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)).
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentationModifier(.sheet, isPresented, onDismiss, content))
    }

    /// Presents a sheet while there is an item; a different item presents a new sheet.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentationModifier(.sheet, item, onDismiss, content))
    }

    /// Presents a view that covers the window while the value is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentationModifier(.cover, isPresented, onDismiss, content))
    }

    /// Presents a view that covers the window while there is an item; a different item presents a new view.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentationModifier(.cover, item, onDismiss, content))
    }
}

extension PresentationModifier {
    init(
        _ style: PresentationStyle, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)? = nil,
        _ content: @escaping () -> Presented
    ) where Item == Bool {
        self.init(
            style: style, item: { isPresented.wrappedValue ? true : nil }, identify: { AnyHashable($0) },
            end: { isPresented.wrappedValue = false },
            beginAgain: style.isMenu ? nil : { isPresented.wrappedValue = $0 }, onDismiss: onDismiss,
            content: { _ in content() })
    }

    init(
        _ style: PresentationStyle, _ item: Binding<Item?>, _ onDismiss: (() -> Void)? = nil,
        _ content: @escaping (Item) -> Presented
    ) where Item: Identifiable {
        self.init(
            style: style, item: { item.wrappedValue }, identify: { AnyHashable($0.id) },
            end: { item.wrappedValue = nil }, beginAgain: style.isMenu ? nil : { item.wrappedValue = $0 },
            onDismiss: onDismiss, content: content)
    }
}
