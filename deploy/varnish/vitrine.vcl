vcl 4.1;

# A cache in front of one or more shops that share a database. The shop is told EDGE_URL=varnish://this-host:port and purges by the
# keys of what changed (module xkey of the package varnish-modules). What belongs to one visitor is never kept: the shop says so of
# each answer, and only answers that say that they are everybody's are kept.
#
# Start it with `-p http_gzip_support=off`: the shop compresses its pages itself, by brotli for whoever takes it. Otherwise Varnish asks
# for gzip alone, and pages and scripts are about a sixth larger.

import std;
import xkey;

backend shop {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 60s;
    .probe = {
        .url = "/readyz";
        .interval = 1s;
        .timeout = 2s;
        .window = 4;
        .threshold = 2;
        .initial = 1;
    }
}

# Who may purge: the shop's own machines.
acl purgers {
    "localhost";
    "127.0.0.0"/8;
    "10.0.0.0"/8;
    "172.16.0.0"/12;
    "192.168.0.0"/16;
}

sub vcl_recv {
    if (req.method == "PURGE") {
        # With a secret: set EDGE_TOKEN to it, and compare req.http.x-purge-token here.
        if (client.ip !~ purgers) {
            return (synth(403, "Forbidden"));
        }
        # Softly: an old page is asked for anew, and is still there when the shop is away.
        set req.http.x-purged = xkey.softpurge(req.http.x-purge-keys);
        return (synth(200, "Purged"));
    }

    # One copy for each way that the shop compresses, however a browser words what it takes.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elseif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # While the shop answers, what changed is never shown as it was. While it is away, or failed just now, an old page is better than none.
    if (req.restarts == 0 && std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    } else {
        set req.grace = 24h;
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Something waits to be told to this visitor: their next page is their own.
    if (req.http.Cookie ~ "vitrine_notices=" || req.http.Authorization) {
        return (pass);
    }
    # What is one visitor's by its address: there is nothing to look up.
    if (req.url ~ "^/(painel|wp-admin|wp-json|previa|readyz|healthz|metrics)(/|\?|$)" || req.url ~ "[?&](wc-ajax|add-to-cart|remove_item)=") {
        return (pass);
    }
    # Cookies stay in the request: a page that turns out to be one visitor's needs them.
    return (hash);
}

sub vcl_backend_response {
    # An error while the shop is away keeps no good page from being shown.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "no-store|private" || beresp.http.Vary ~ "(?i)cookie") {
        set beresp.uncacheable = true;
        set beresp.ttl = 30s;
        return (deliver);
    }
    if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 30s);
        set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 24h);
        set beresp.keep = 1d;
        set beresp.http.xkey = beresp.http.Surrogate-Key;
    } elseif (beresp.http.Cache-Control !~ "public") {
        set beresp.uncacheable = true;
        set beresp.ttl = 30s;
        return (deliver);
    }
    unset beresp.http.Surrogate-Control;
    unset beresp.http.Surrogate-Key;
    return (deliver);
}

sub vcl_deliver {
    if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
        return (restart);
    }
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.Surrogate-Control;
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
}
