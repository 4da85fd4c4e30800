import Combine
import SwiftUI

/// A login with validation, programmatic focus, and an alert that asks for an address.
struct LoginFormScreen: View {
    @StateObject private var model = LoginModel()
    @FocusState private var focus: Field?
    @State private var isForgetting = false
    @State private var address = ""
    @State private var isSecure = true

    private enum Field: Hashable { case user, password }

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                logo
                VStack(spacing: 12) {
                    InputField("User name", systemImage: "person") {
                        TextField("User name", text: $model.user)
                            .textContentType(.username)
                            .textInputAutocapitalization(.never)
                            .autocorrectionDisabled()
                            .keyboardType(.emailAddress)
                            .focused($focus, equals: .user)
                            .submitLabel(.next)
                    }
                    InputField("Password", systemImage: "lock") {
                        Group {
                            if isSecure {
                                SecureField("Password", text: $model.password)
                            } else {
                                TextField("Password", text: $model.password)
                            }
                        }
                        .textContentType(.password)
                        .focused($focus, equals: .password)
                        .submitLabel(.go)
                        Button {
                            isSecure.toggle()
                        } label: {
                            Image(systemName: isSecure ? "eye" : "eye.slash")
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel(isSecure ? "Show password" : "Hide password")
                    }
                    if let problem = model.problem {
                        Label(problem, systemImage: "exclamationmark.triangle.fill")
                            .font(.footnote)
                            .foregroundStyle(.red)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .transition(.opacity)
                    }
                }
                .onSubmit(advance)

                Button(action: model.logIn) {
                    ZStack {
                        Text("Log In").opacity(model.isBusy ? 0 : 1)
                        if model.isBusy { ProgressView() }
                    }
                    .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .disabled(!model.canLogIn)
                .keyboardShortcut(.defaultAction)

                Button("Forgot your password?") { isForgetting = true }.font(.footnote)
            }
            .padding()
            .frame(maxWidth: 420)
            .frame(maxWidth: .infinity)
        }
        .scrollDismissesKeyboard(.interactively)
        .background(Color(.systemGroupedBackground))
        .alert("Reset Password", isPresented: $isForgetting) {
            TextField("Address", text: $address)
            Button("Send") { address = "" }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("We send a link to your address.")
        }
        .animation(.default, value: model.problem)
        .onAppear { focus = .user }
        .onReceive(model.$isBusy.removeDuplicates()) { if $0 { focus = nil } }
    }

    private var logo: some View {
        RoundedRectangle(cornerRadius: 22, style: .continuous)
            .fill(.linearGradient(colors: [.pink, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
            .frame(width: 96, height: 96)
            .overlay { Image(systemName: "sparkles").font(.system(size: 44)).foregroundColor(.white) }
            .shadow(color: .purple.opacity(0.4), radius: 16, y: 8)
            .padding(.top, 48)
    }

    private func advance() {
        switch focus {
        case .user: focus = .password
        default: model.logIn()
        }
    }
}

@MainActor
private final class LoginModel: ObservableObject {
    @Published var user = ""
    @Published var password = ""
    @Published private(set) var problem: String?
    @Published private(set) var isBusy = false

    var canLogIn: Bool { !user.isEmpty && password.count >= 4 && !isBusy }

    func logIn() {
        guard canLogIn else {
            problem = "A password has four characters or more."
            return
        }
        problem = nil
        isBusy = true
        Task {
            try? await Task.sleep(for: .milliseconds(50))
            isBusy = false
            problem = "Nobody of that name."
        }
    }
}

private struct InputField<Content: View>: View {
    let title: LocalizedStringKey
    let systemImage: String
    @ViewBuilder let content: Content

    init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.systemImage = systemImage
        self.content = content()
    }

    var body: some View {
        HStack {
            Image(systemName: systemImage).foregroundStyle(.secondary).frame(width: 24)
            content
        }
        .padding(12)
        .background(.background, in: .rect(cornerRadius: 12))
        .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(.quaternary))
    }
}
