import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { makePapers } from './throw-away-papers.ts'

/** What goes wrong with the next call: an answer of its own, a cut line before or after the deed, silence, half an answer. */
export type Fault = 'cut-before' | 'cut-after' | 'half' | 'silence' | 'html' | number
export type RandomFault = (() => Fault | undefined) | undefined

type Handle = (request: IncomingMessage, url: URL, text: string) => { status: number; answer: unknown; file?: Buffer }
type Options = { papers: ReturnType<typeof makePapers>; asksForCertificate?: boolean }

/** A server of somebody else, by https on this machine, that fails when it is told to. */
export async function serveFaulty({ papers, asksForCertificate = false }: Options, handle: Handle) {
  const faults: Fault[] = []
  let randomFault: RandomFault
  let held: Promise<void> | undefined
  const { key, cert, ca } = papers
  const server = createServer({ key, cert, ca, requestCert: asksForCertificate, rejectUnauthorized: asksForCertificate })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString('utf8')
    const fault = faults.shift() ?? randomFault?.()
    if (fault === 'cut-before') return void request.socket.destroy()
    if (fault === 'silence') return
    if (fault === 'html') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    if (typeof fault === 'number') return void response.writeHead(fault, fault === 429 ? { 'retry-after': '1' } : {}).end('{}')
    const waitsFor = held
    held = undefined
    await waitsFor
    const { status, answer: body, file } = handle(request, new URL(request.url ?? '/', 'https://servico.example'), text)
    if (fault === 'cut-after') return void request.socket.destroy()
    if (file) return void response.writeHead(status, { 'content-type': 'application/pdf' }).end(file)
    const json = JSON.stringify(body)
    response.writeHead(status, {
      'content-type': status >= 400 ? 'application/problem+json' : 'application/json',
      'content-length': Buffer.byteLength(json),
    })
    if (fault === 'half') {
      response.write(json.slice(0, Math.floor(json.length / 2)))
      return void setImmediate(() => request.socket.destroy())
    }
    response.end(json)
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Of the next calls, one after the other. */
    faults,
    /** The next call is answered when this is over. */
    holdNext: (until: Promise<void>) => void (held = until),
    failBy: (fault: RandomFault) => (randomFault = fault),
    /** The shop may call this machine, and believes the certificate. */
    network: { allowed: { protocols: ['https:'], address: () => true }, ca },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
