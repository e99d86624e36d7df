import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type { Round, RoundResult } from './load.ts'

// Plain sockets and a request written once: the client must cost much less than the servers, or it would measure itself.

/** Hashing every body would cost more than serving it. */
const HASH_EVERY = 50
const MOST_PROBLEMS = 5

process.on('message', (round: Round) => void run(round).then((result) => process.send!(result)))
process.on('disconnect', () => process.exit(0))

async function run(round: Round): Promise<RoundResult> {
  const result: RoundResult = { requests: 0, seconds: 0, problems: [] }
  const startedMs = performance.now()
  const endMs = startedMs + round.durationMs
  const mayAsk = () => performance.now() < endMs && result.requests < round.maxRequests && result.problems.length < MOST_PROBLEMS
  await Promise.all(Array.from({ length: round.connections }, () => keepAsking(round, result, mayAsk)))
  result.seconds = (performance.now() - startedMs) / 1000
  return result
}

function keepAsking(round: Round, result: RoundResult, mayAsk: () => boolean): Promise<void> {
  const question = Buffer.from(
    `GET ${round.path} HTTP/1.1\r\nHost: 127.0.0.1:${round.port}\r\nAccept: text/html\r\nAccept-Encoding: br\r\n\r\n`,
  )
  return new Promise((resolve) => {
    const socket: Socket = connect({ host: '127.0.0.1', port: round.port, noDelay: true })
    let parts: Buffer[] = []
    let bytes = 0
    let wantedBytes = Infinity
    let bodyAt = 0
    let asked = 0
    let isOver = false

    const finish = (problem?: string) => {
      if (isOver) return
      isOver = true
      if (problem) result.problems.push(problem)
      socket.destroy()
      resolve()
    }
    const next = () => {
      parts = []
      bytes = 0
      wantedBytes = Infinity
      if (!mayAsk()) return finish()
      asked++
      socket.write(question)
    }

    socket.on('connect', next)
    socket.on('error', (error) => finish(error.message))
    socket.on('close', () => finish('The server closed a connection in the middle of the round.'))
    socket.on('data', (part) => {
      parts.push(part)
      bytes += part.length
      if (wantedBytes === Infinity) {
        const soFar = parts.length === 1 ? part : Buffer.concat(parts)
        const end = soFar.indexOf('\r\n\r\n')
        if (end < 0) return
        const problem = problemOfHead(soFar.toString('latin1', 0, end), round)
        if (problem) return finish(problem)
        bodyAt = end + 4
        wantedBytes = bodyAt + round.expected.length
      }
      if (bytes < wantedBytes) return
      if (bytes > wantedBytes) return finish(`An answer was ${bytes - wantedBytes} bytes longer than it said.`)
      if (asked % HASH_EVERY === 1) {
        const hash = createHash('sha256').update(Buffer.concat(parts).subarray(bodyAt)).digest('hex')
        if (hash !== round.expected.sha256) return finish('An answer had the right length and another content.')
      }
      result.requests++
      next()
    })
  })
}

function problemOfHead(head: string, { expected }: Round): string | undefined {
  if (!head.startsWith('HTTP/1.1 200')) return `An answer was "${head.split('\r\n', 1)[0]}" instead of 200.`
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
  return length === expected.length ? undefined : `An answer had ${length} bytes instead of ${expected.length}.`
}
