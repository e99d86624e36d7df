import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Visit } from './visits.ts'

/** So many visitors who each do the same again and again; what happens before `countFromMs` is not counted. */
export type Crowd = {
  port: number
  visit: Visit
  visitors: number
  countFromMs: number
  durationMs: number
  products: string[]
}
export type CrowdResult = {
  /** Visits that were finished, and answers that were no refusal, while it was counted. */
  visits: number
  answers: number
  seconds: number
  refusals: number
  refusalMs: number[]
  /** Refusals that did not say when to come again. */
  withoutRetry: number
  /** How long an answer took that was no refusal. */
  answerMs: number[]
  problems: string[]
}

/** Sends a crowd from a process of its own. */
export async function sendCrowd(crowd: Crowd): Promise<CrowdResult> {
  const child = fork(fileURLToPath(import.meta.resolve('./visitors-process.ts')), {
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', import.meta.resolve('../tsx-hook.mjs')],
  })
  try {
    const result = await new Promise<CrowdResult>((resolve, reject) => {
      child.once('exit', () => reject(new Error('The visitors ended in the middle of a round.')))
      child.once('message', (message) => resolve(message as CrowdResult)) // sent by visitors-process.ts and by nobody else
      child.send(crowd)
    })
    if (result.problems.length > 0) throw new Error(`${crowd.visit}: ${result.problems.join(' ')}`)
    return result
  } finally {
    if (child.connected) child.disconnect()
  }
}
