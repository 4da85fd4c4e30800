#include <libwebsockets.h>
#include <linux/sockios.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

/* What Swift's importer can't read of libwebsockets' headers. */

/* Bytes that must be free in front of whatever is written to a WebSocket. */
static inline size_t websockets_prefix_size(void) { return LWS_PRE; }

static inline uint64_t websockets_option_explicit_vhosts(void) { return LWS_SERVER_OPTION_EXPLICIT_VHOSTS; }
static inline uint64_t websockets_option_disable_ipv6(void) { return LWS_SERVER_OPTION_DISABLE_IPV6; }
static inline uint64_t websockets_option_validate_utf8(void) { return LWS_SERVER_OPTION_VALIDATE_UTF8; }
static inline uint64_t websockets_option_fail_upon_unable_to_bind(void) {
    return LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
}

/* Ends a connection at the next turn of the service loop, without a word to the peer. */
static inline void websockets_cut(struct lws *wsi) {
    lws_set_timeout(wsi, PENDING_TIMEOUT_KILLED_BY_PARENT, LWS_TO_KILL_ASYNC);
}

/* Bytes written to a socket that the other side hasn't confirmed yet; negative where that is not known. */
static inline int websockets_unsent_bytes(int descriptor) {
    int count = 0;
    return ioctl(descriptor, SIOCOUTQ, &count) == 0 ? count : -1;
}

/* Writes what a socket takes without waiting; returns how much that was, or -1. */
static inline ssize_t websockets_write_now(int descriptor, const void *bytes, size_t count) {
    return send(descriptor, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL);
}

/* Whether the other side has closed its end of a socket, whatever it said before. POLLRDHUP, which needs _GNU_SOURCE. */
static inline int websockets_peer_is_gone(int descriptor) {
    struct pollfd socket = {.fd = descriptor, .events = 0x2000};
    return poll(&socket, 1, 0) > 0 && (socket.revents & (0x2000 | POLLHUP | POLLERR | POLLNVAL)) != 0;
}

/* Ends a connection within some seconds, whatever it does. */
static inline void websockets_cut_after(struct lws *wsi, int seconds) {
    lws_set_timeout(wsi, PENDING_TIMEOUT_USER_REASON_BASE, seconds);
}
