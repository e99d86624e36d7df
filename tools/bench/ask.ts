import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number }
type Question = { method?: string; headers?: Record<string, string>; form?: Record<string, string> }

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const PATIENCE_MS = 30_000

/** One question over a connection that stays open; the body comes as it travelled, compressed if it was. */
export function ask(url: string, { method, headers = {}, form }: Question = {}): Promise<Answer> {
  const body = form && new URLSearchParams(form).toString()
  return new Promise((resolve, reject) => {
    const startedMs = performance.now()
    const sent = request(
      url,
      {
        agent,
        method: method ?? (form ? 'POST' : 'GET'),
        headers: { ...headers, ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) },
        timeout: PATIENCE_MS,
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
            ms: performance.now() - startedMs,
          }),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`${url} did not answer within ${PATIENCE_MS} ms.`)))
    sent.on('error', reject)
    sent.end(body)
  })
}

/** What browsers take: kept pages come by brotli, private ones by gzip. */
export const ENCODINGS = 'gzip, deflate, br, zstd'
export const COMPRESSED = { accept: 'text/html', 'accept-encoding': ENCODINGS }

/** A page that must be there. */
export async function askPage(url: string, headers: Record<string, string> = { accept: 'text/html' }): Promise<Answer> {
  const answer = await ask(url, { headers })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status} instead of 200, so it cannot be measured.`)
  return answer
}

/** Idle connections would keep the bench from ending. */
export const hangUp = () => agent.destroy()
