import { Agent as PlainAgent, type IncomingMessage, request as plainRequest } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { S3Address } from '#kit/storage-address.ts'
import { StorageAway } from '#kit/storage-away.ts'
import { encodePath, queryText, signed } from './sign.ts'

type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Inside the prefix; without one the bucket itself is asked. */
  name?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer
}
/** An answer that says no for a reason of the request. */
export class S3Refusal extends Error {
  override name = 'S3Refusal'
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(`The store answered ${status} ${code}.`)
    this.status = status
    this.code = code
  }
}

/** Until the store begins to answer; a piece of 8 MB goes through a line of 2 Mbit/s meanwhile. */
const DEADLINE_MS = { small: 10_000, large: 40_000 }
const LARGE = 256 * 1024
/** Between two pieces of an answer. */
const SILENCE_MS = 20_000
const PAUSES_MS = [200, 800]
/** So long nobody waits for a store that was just found to be away. */
const AWAY_MS = 2_000
const NO_BYTES = Buffer.alloc(0)
const RETRIED = new Set([408, 429, 500, 502, 503, 504])
const OF_KEYS = new Set([401, 403])

export type ClientOptions = {
  wait?: (ms: number) => Promise<unknown>
  now?: () => number
  deadlineMs?: { small: number; large: number }
}

/** Asks an S3-compatible store: signed, within deadlines, again when the line or the store stumbles. Answers only what is good. */
export function createS3Client(
  address: S3Address,
  { wait = pause, now = Date.now, deadlineMs = DEADLINE_MS }: ClientOptions = {},
) {
  const { host, port, tls, bucket, prefix } = address
  const agent = tls ? new TlsAgent({ keepAlive: true, maxSockets: 64 }) : new PlainAgent({ keepAlive: true, maxSockets: 64 })
  const usual = port === (tls ? 443 : 80)
  const hostHeader = usual ? host : `${host}:${port}`
  let awaySince: number | undefined

  const once = ({ method, name, query = {}, headers = {}, body = NO_BYTES }: S3Request) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const path = encodePath(name === undefined ? `/${bucket}` : `/${bucket}/${prefix}${name}`)
      const sent = signed({ method, path, query, body, headers: { ...headers, host: hostHeader }, at: new Date(now()) }, address)
      const asked = queryText(query)
      const call = (tls ? tlsRequest : plainRequest)({
        // Node's resolver and TLS take an IPv6 address without its brackets.
        host: host.replace(/^\[|\]$/g, ''),
        port,
        method,
        agent,
        path: asked === '' ? path : `${path}?${asked}`,
        headers: { ...sent, ...(method !== 'GET' && method !== 'HEAD' && { 'content-length': String(body.length) }) },
      })
      const limit = body.length > LARGE ? deadlineMs.large : deadlineMs.small
      const deadline = setTimeout(() => call.destroy(new Error('no answer in time')), limit)
      call.on('error', (error) => {
        clearTimeout(deadline)
        reject(error)
      })
      call.on('response', (answer) => {
        clearTimeout(deadline)
        answer.setTimeout(SILENCE_MS, () => answer.destroy(new Error('The store stopped in the middle of an answer.')))
        resolve(answer)
      })
      call.end(body)
    })

  /** Throws `S3Refusal` for what can't be mended by asking again, and `StorageAway` for the rest. */
  const ask = async (request: S3Request): Promise<IncomingMessage> => {
    const isDown = awaySince !== undefined
    if (awaySince !== undefined && now() - awaySince < AWAY_MS) throw new StorageAway('unreachable', 'just now')
    // One that was away is asked once by whoever comes next; the others don't wait in line behind it.
    if (isDown) awaySince = now()
    let trouble = ''
    for (const delay of isDown ? [undefined] : [...PAUSES_MS, undefined]) {
      try {
        const answer = await once(request)
        const status = answer.statusCode ?? 0
        if (status >= 200 && status < 300) {
          awaySince = undefined
          return answer
        }
        const code = codeOf(await text(answer).catch(() => ''))
        if (!RETRIED.has(status)) {
          awaySince = undefined
          if (OF_KEYS.has(status)) throw new StorageAway('refused', `${status} ${code}`)
          if (code === 'NoSuchBucket') throw new StorageAway('no-bucket', bucket)
          throw new S3Refusal(status, code)
        }
        trouble = `${status} ${code}`
      } catch (error) {
        if (error instanceof S3Refusal || error instanceof StorageAway) throw error
        trouble = (error as { code?: string }).code ?? (error as Error).message
      }
      if (delay !== undefined) await wait(delay * (0.5 + Math.random()))
    }
    awaySince = now()
    throw new StorageAway('unreachable', `${hostHeader}: ${trouble}`)
  }
  return { ask, copySource: (name: string) => encodePath(`/${bucket}/${prefix}${name}`), prefix, close: () => agent.destroy() }
}
export type S3Client = ReturnType<typeof createS3Client>

const codeOf = (xml: string) => /<Code>([\w.]{1,60})<\/Code>/.exec(xml)?.[1] ?? ''
