import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Ask, Told } from '../visits.ts'

export const CLASSES = ['page', 'private page', 'call', 'script', 'picture'] as const
export type Class = (typeof CLASSES)[number]
/** What was asked of the cache in front of the shop, and how much of it the shop had to answer. */
export type Asked = { answers: number; hits: number; bytes: number; missedBytes: number; ms: number[] }
export type Traffic = { asked: Record<Class, Asked>; refusals: number }

export const noTraffic = (): Traffic => ({
  asked: Object.fromEntries(
    CLASSES.map((name) => [name, { answers: 0, hits: 0, bytes: 0, missedBytes: 0, ms: [] } satisfies Asked]),
  ) as unknown as Record<Class, Asked>, // every class has got its own just now
  refusals: 0,
})

const AGENTS = {
  person: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  program: 'Mozilla/5.0 (compatible; ExampleBot/1.0)',
}
/** Who is told to come again does so. */
const COME_AGAIN_MS = 500
const PATIENCE_MS = 120_000

type Options = {
  port: number
  traffic: Traffic
  /** Whether there is time to come again. */
  mayRetry?: () => boolean
}
export type EdgeClient = ReturnType<typeof createEdgeClient>

/** Asks the cache in front of the shop as browsers and programs do, and counts what came from where. */
export function createEdgeClient({ port, traffic, mayRetry = () => true }: Options) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const askOnce = (path: string, { who, cookie, form, text }: Question): Promise<Told & { isHit: boolean; ms: number }> => {
    const body = form ? new URLSearchParams(form).toString() : text
    const headers = {
      accept: form ? 'application/json' : 'text/html',
      'accept-encoding': 'gzip, deflate, br, zstd',
      'accept-language': 'pt-BR',
      'user-agent': AGENTS[who],
      ...(cookie && { cookie }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(text !== undefined && { 'content-type': 'text/plain' }),
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    }
    const method = body === undefined ? 'GET' : 'POST'
    const askedMs = performance.now()
    return new Promise((resolve, reject) => {
      const sent = request({ agent, host: '127.0.0.1', port, path, method, headers, timeout: PATIENCE_MS }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const { headers: said, statusCode: status = 0 } = response
          resolve({
            status,
            body: Buffer.concat(parts),
            encoding: said['content-encoding'],
            cookies: (said['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]!),
            retryAfter: said['retry-after'],
            isHit: said['x-cache'] === 'HIT',
            ms: performance.now() - askedMs,
          })
        })
      })
      sent.on('timeout', () => sent.destroy(new Error(`${path} did not answer within two minutes.`)))
      sent.on('error', reject)
      sent.end(body)
    })
  }
  const ask = async (path: string, question: Question): Promise<Told> => {
    for (;;) {
      const told = await askOnce(path, question)
      if (told.status === 503 || told.status === 429) {
        traffic.refusals++
        if (!mayRetry()) throw new Error(`${path} still said that one should come again when time was over.`)
        await wait(COME_AGAIN_MS * (0.5 + Math.random()))
        continue
      }
      const counted = traffic.asked[classOf(path, question)]
      counted.answers++
      counted.bytes += told.body.length
      if (told.isHit) counted.hits++
      else counted.missedBytes += told.body.length
      counted.ms.push(told.ms)
      if (told.status >= 400) throw new Error(`${path} answered ${told.status}: ${told.body.toString().slice(0, 200)}`)
      return told
    }
  }
  const as =
    (who: keyof typeof AGENTS): Ask =>
    (path, question = {}) =>
      ask(path, { ...question, who })
  return {
    person: as('person'),
    program: as('program'),
    /** What a browser tells of a page that is left. */
    beacon: (path: string, text: string) => ask(path, { who: 'person', text }),
    close: () => agent.destroy(),
  }
}

type Question = { who: keyof typeof AGENTS; cookie?: string; form?: Record<string, string>; text?: string }

function classOf(path: string, { form, text }: Question): Class {
  if (form || text !== undefined) return 'call'
  if (path.startsWith('/assets/')) return 'script'
  if (path.startsWith('/midia/')) return 'picture'
  return /^\/(cart|checkout|minha-conta)\//.test(path) ? 'private page' : 'page'
}
