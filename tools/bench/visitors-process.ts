import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ENCODINGS } from './ask.ts'
import { type Ask, beginVisit, type Told } from './visits.ts'
import type { Crowd, CrowdResult } from './visitors.ts'

const MOST_PROBLEMS = 3
/** Who is told to come again does so, but not all at once and not after the round. */
const COME_AGAIN_MS = 500

process.once('message', (crowd: Crowd) => void run(crowd).then((result) => process.send!(result)))
process.on('disconnect', () => process.exit(0))

async function run({ port, visit, visitors, countFromMs, durationMs, products }: Crowd): Promise<CrowdResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const startedMs = performance.now()
  const countAfterMs = startedMs + countFromMs
  const endMs = countAfterMs + durationMs
  const result: CrowdResult = {
    visits: 0,
    answers: 0,
    seconds: durationMs / 1000,
    refusals: 0,
    refusalMs: [],
    withoutRetry: 0,
    answerMs: [],
    problems: [],
  }
  const isCounted = (nowMs: number) => nowMs >= countAfterMs && nowMs < endMs
  const isOver = () => performance.now() >= endMs || result.problems.length >= MOST_PROBLEMS

  const ask: Ask = async (path, question) => {
    for (;;) {
      if (isOver()) throw new RoundIsOver()
      const askedMs = performance.now()
      const told = await askOnce({ agent, port, path, ...question })
      const nowMs = performance.now()
      const isRefused = told.status === 503 || told.status === 429
      if (isCounted(nowMs)) {
        if (isRefused) result.refusals++
        else result.answers++
        ;(isRefused ? result.refusalMs : result.answerMs).push(nowMs - askedMs)
        if (isRefused && told.retryAfter === undefined) result.withoutRetry++
      }
      if (!isRefused && told.status !== 200) throw new Error(`${path} answered ${told.status}.`)
      if (!isRefused) return told
      await wait(COME_AGAIN_MS * (0.5 + Math.random()))
    }
  }
  const keepVisiting = async (at: number) => {
    try {
      const again = await beginVisit(visit, ask, products[at % products.length]!)
      while (!isOver()) {
        await again()
        if (isCounted(performance.now())) result.visits++
      }
    } catch (error) {
      // Whoever still waits at the end hangs up, which is an error too.
      if (!isOver() && result.problems.length < MOST_PROBLEMS) result.problems.push(String(error))
    }
  }
  // A timer may be early: whoever is cut off must find that the round is over.
  const hangUp = setTimeout(() => agent.destroy(), endMs - performance.now() + 5)
  await Promise.all(Array.from({ length: visitors }, (_, at) => keepVisiting(at)))
  clearTimeout(hangUp)
  agent.destroy()
  return result
}

class RoundIsOver extends Error {}

type Asking = { agent: Agent; port: number; path: string; cookie?: string; form?: Record<string, string> }

function askOnce({ agent, port, path, cookie, form }: Asking): Promise<Told> {
  const body = form && new URLSearchParams(form).toString()
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: form ? 'POST' : 'GET',
        headers: {
          accept: form ? 'application/json' : 'text/html',
          'accept-encoding': ENCODINGS,
          ...(cookie && { cookie }),
          ...(body !== undefined && {
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': Buffer.byteLength(body),
          }),
        },
        timeout: 60_000,
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const { headers, statusCode: status = 0 } = response
          const cookies = (headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]!)
          const encoding = headers['content-encoding']
          resolve({ status, body: Buffer.concat(parts), encoding, cookies, retryAfter: headers['retry-after'] })
        })
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`${path} did not answer within a minute.`)))
    sent.on('error', reject)
    sent.end(body)
  })
}
