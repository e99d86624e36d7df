import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Mail } from '#shop/accounts/contract.ts'
import { putIntoOutbox } from '#shop/accounts/outbox.ts'
import { createNotes, type NoteOptions } from './write-note.ts'

/** To the merchant: somebody tries passwords by machine. Undefined while the shop has no address of its own. */
export async function alarmMail(options: NoteOptions): Promise<Mail | undefined> {
  const { email } = await options.settings.shop()
  if (email === '') return undefined
  const link = { url: `${options.shopUrl}/painel/`, label: 'Abrir o painel' }
  return await createNotes(options)('guessing', { to: email, values: {}, link })
}

/** The job that writes it. */
export const createAlarmJob =
  ({ db, ...options }: NoteOptions & { db: Kysely<Database> }) =>
  async () => {
    const mail = await alarmMail(options)
    if (mail) await putIntoOutbox(db, mail)
  }
