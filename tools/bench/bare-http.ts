import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Answer } from './ask.ts'

export type BareAnswer = { path: string; headers: string[]; body: string }

/** Headers that a server writes by itself, and the one that it makes for each answer. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'x-request-id'])

/** A plain `node:http` server, in a process of its own, with the very bytes and headers of the shop's answers. */
export async function startBareHttp(answers: { path: string; answer: Answer }[]) {
  const child = fork(fileURLToPath(import.meta.resolve('./bare-http-process.ts')), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  child.send(
    answers.map(({ path, answer: { headers, body } }): BareAnswer => {
      const kept = Object.entries(headers).filter(([name]) => !OWN.has(name))
      return { path, headers: kept.flatMap(([name, value]) => [name, String(value)]), body: body.toString('base64') }
    }),
  )
  const [port] = (await once(child, 'message')) as [number] // sent by bare-http-process.ts and by nobody else
  return {
    port,
    pid: child.pid!,
    stop: () => {
      if (child.connected) child.disconnect()
    },
  }
}
