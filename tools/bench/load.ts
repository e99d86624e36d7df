import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'

/** So many visitors asking for one page as fast as they get it, for a while, but never more than so many times. */
export type Round = {
  port: number
  path: string
  connections: number
  durationMs: number
  maxRequests: number
  expected: { length: number; sha256: string }
}
export type RoundResult = { requests: number; seconds: number; problems: string[] }

export const expectedOf = (body: Buffer): Round['expected'] => ({
  length: body.length,
  sha256: createHash('sha256').update(body).digest('hex'),
})

export type Load = ReturnType<typeof openLoad>

/** The load generator, in a process of its own so that it does not wait for the bench, nor the bench for it. */
export function openLoad() {
  const child = fork(fileURLToPath(import.meta.resolve('./generator.ts')), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  return {
    run: async (round: Round): Promise<RoundResult> => {
      const result = await new Promise<RoundResult>((resolve, reject) => {
        const died = () => reject(new Error('The load generator ended in the middle of a round.'))
        child.once('exit', died)
        child.once('message', (message) => {
          child.off('exit', died)
          resolve(message as RoundResult) // sent by generator.ts and by nobody else
        })
        child.send(round)
      })
      if (result.problems.length > 0) throw new Error(`Wrong answers from ${round.path}: ${result.problems.join(' ')}`)
      if (result.requests === 0) throw new Error(`No answer at all from ${round.path} within ${round.durationMs} ms.`)
      return result
    },
    close: () => {
      if (child.connected) child.disconnect()
    },
  }
}
