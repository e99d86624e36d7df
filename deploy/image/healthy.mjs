// The container's health check: the process answers. Whether it can serve as well is what a balancer asks of /readyz.
const port = process.env.PORT || '3000'
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) }).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
