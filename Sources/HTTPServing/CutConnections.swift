import CWebSockets

extension lws_callback_reasons {
    /// Whether handling the event could go on with a request or a response. That sets a timeout, which would replace the one that
    /// closes a cut connection, so that it would stay open.
    package var wouldUndoCut: Bool {
        switch self {
        case LWS_CALLBACK_HTTP, LWS_CALLBACK_HTTP_WRITEABLE, LWS_CALLBACK_HTTP_BODY, LWS_CALLBACK_HTTP_BODY_COMPLETION,
            LWS_CALLBACK_HTTP_CONFIRM_UPGRADE, LWS_CALLBACK_TIMER:
            true
        default: false
        }
    }
}
