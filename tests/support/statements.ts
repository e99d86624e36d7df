import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from 'pg'
import { PREPARE_ENTER } from '#db/plan-mode.ts'

const asked = new AsyncLocalStorage<string[]>()

const send = Client.prototype.query as (...words: unknown[]) => unknown
Client.prototype.query = function (this: Client, ...words: unknown[]) {
  if (words[0] !== PREPARE_ENTER) asked.getStore()?.push(JSON.stringify(words.slice(0, 2)))
  return send.apply(this, words)
} as Client['query']

/** Does the work and tells what it asked of the database; what the shop asks for itself meanwhile does not count, nor what a connection is told that opens. */
export async function withStatements<T>(work: () => PromiseLike<T>): Promise<{ answer: T; statements: string[] }> {
  const statements: string[] = []
  const answer = await asked.run(statements, async () => await work())
  return { answer, statements }
}
