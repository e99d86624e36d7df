import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

const SCRIPT = '/__dev/reload.js'
const EVENTS = '/__dev/events'
/** From the shop's own address, so the page's policy lets it run as it is. */
const TAG = `<script type="module" src="${SCRIPT}"></script>`
const RELOAD = `new EventSource('${EVENTS}').addEventListener('reload', () => location.reload())\n`

export type Proxy = {
  url: string
  /** From now on the shop at this address answers. */
  leadTo: (url: string) => void
  reload: () => void
  close: () => Promise<void>
}

/** Stands before the shop that is being worked on: the shop behind it may change, and its pages learn to reload themselves. */
export async function startProxy({ port, host }: { port: number; host: string }): Promise<Proxy> {
  let shop: URL | undefined
  const pages = new Set<ServerResponse>()
  const server = createServer((asked, answer) => {
    if (asked.url === SCRIPT)
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(RELOAD)
    else if (asked.url === EVENTS) listen(answer)
    else if (shop) pass(shop, asked, answer)
    else answer.writeHead(503, { 'retry-after': '1' }).end()
  })
  const listen = (answer: ServerResponse) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders()
    pages.add(answer)
    answer.on('close', () => pages.delete(answer))
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
  const address = server.address() as { port: number } // it listens on a port, not on a socket file
  return {
    url: `http://${host}:${address.port}`,
    leadTo: (url) => (shop = new URL(url)),
    reload: () => pages.forEach((page) => page.write('event: reload\ndata:\n\n')),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function pass({ hostname, port }: URL, asked: IncomingMessage, answer: ServerResponse) {
  // Compressed pages could not take the script.
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const onward = request({ hostname, port, method: asked.method, path: asked.url, headers }, (told) => {
    if (told.headers['content-type']?.startsWith('text/html')) void passPage(told, answer)
    else told.pipe(answer.writeHead(told.statusCode ?? 502, told.headers))
  })
  onward.on('error', () => {
    if (!answer.headersSent) answer.writeHead(502)
    answer.end()
  })
  answer.on('close', () => onward.destroy())
  asked.pipe(onward)
}

async function passPage(told: IncomingMessage, answer: ServerResponse) {
  const { 'content-length': _length, ...headers } = told.headers
  const parts: Buffer[] = []
  for await (const part of told) parts.push(part as Buffer) // no encoding is set, so these are buffers
  const page = Buffer.concat(parts).toString().replace('</body>', `${TAG}</body>`)
  answer.writeHead(told.statusCode ?? 502, headers).end(page)
}
