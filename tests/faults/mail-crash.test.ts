import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailJob } from '#mail/send-mail.ts'
import { createDelivery } from '#mail/server/deliver.ts'
import { enqueue } from '#jobs/queue.ts'
import { createWorker } from '#jobs/worker.ts'
import { aDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aMailServer, messageIdOf } from '#tests/support/mail-server.ts'

/** One crash of each kind on an ordinary run; CRASHES=100 for the figures in the docs. */
const CRASHES = Number(process.env.CRASHES ?? 1)
const SENDER = { name: 'Casa Aroeira', address: 'contato@casaaroeira.example' }

let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

/** A process that does nothing but send mails, and is killed with one in its hands. */
function aDoomedSender(smtpUrl: string) {
  const script = `
    const { createDatabase } = await import(${JSON.stringify(import.meta.resolve('#db/pool.ts'))})
    const { createWorker } = await import(${JSON.stringify(import.meta.resolve('#jobs/worker.ts'))})
    const { createMailJob } = await import(${JSON.stringify(import.meta.resolve('#mail/send-mail.ts'))})
    const { createDelivery } = await import(${JSON.stringify(import.meta.resolve('#mail/server/deliver.ts'))})
    const { kysely: db } = createDatabase({ connection: ${JSON.stringify(database.connection)}, poolSize: 2, applicationName: 'doomed' })
    const outgoing = async () => ({ connection: { url: ${JSON.stringify(smtpUrl)} }, sender: ${JSON.stringify(SENDER)}, replyTo: () => undefined })
    const send = createMailJob({ db, deliver: createDelivery(), outgoing })
    createWorker({ db, log: console, leaseMs: 300, concurrency: 1, handlers: { 'send-mail': send } })`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
}

test.each(['before it hears that the letter arrived', 'between hearing it and writing it down'] as const)(
  '[I21] a sender that is killed %s sends again, under the same name: mail programs show one letter',
  { timeout: 400_000 + 30_000 * CRASHES },
  async (when) => {
    const server = await aMailServer()
    for (let crash = 0; crash < CRASHES; crash++) {
      server.letters.splice(0)
      const mail = await database.kysely
        .insertInto('mails')
        .values({ to_address: 'ana@cliente.example', subject: 'Recebemos seu pedido', text: 'Obrigado, Ana!' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await enqueue(database.kysely, { kind: 'send-mail', payload: { mail: mail.id }, ref: String(mail.id) })
      const isSent = async () => {
        const row = await database.kysely.selectFrom('mails').select('status').where('id', '=', mail.id).executeTakeFirstOrThrow()
        return row.status === 'sent'
      }
      // What was sent can't be written down while this is held.
      const blocker = await database.pool.connect()
      await blocker.query('begin; lock table mails in share mode')
      const doomed = aDoomedSender(server.url)
      const killed = once(doomed, 'exit')
      server.onArrival((confirm) => {
        if (when === 'before it hears that the letter arrived') return void doomed.kill('SIGKILL')
        confirm()
        void eventually('the sender to try to write it down', async () => {
          const { rowCount } = await blocker.query(`select 1 from pg_locks where relation = 'mails'::regclass and not granted`)
          return rowCount
        }).then(() => doomed.kill('SIGKILL'))
      })
      await killed
      // The server would go on with what the dead asked for, and write it down after all.
      await blocker.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'doomed'`)
      await blocker.query('rollback')
      blocker.release()
      expect(await isSent()).toBe(false)

      server.onArrival((confirm) => confirm())
      const outgoing = async () => ({ connection: { url: server.url }, sender: SENDER, replyTo: () => undefined })
      const send = createMailJob({ db: database.kysely, deliver: createDelivery(), outgoing })
      const log = { warn: () => {}, error: () => {} }
      const worker = createWorker({ db: database.kysely, log, pollMs: 20, handlers: { 'send-mail': send } })
      await eventually('the mail to be sent after all', isSent)
      await worker.stop()
      expect(server.letters).toHaveLength(2)
      expect(new Set(server.letters.map(messageIdOf))).toEqual(new Set([`<${mail.id}@casaaroeira.example>`]))
    }
    await server.close()
  },
)
