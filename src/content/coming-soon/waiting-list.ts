import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { isEmailAddress } from '#kit/email-address.ts'

/** Beside the lists of forms: «novidades», «revenda». */
const LIST = 'inauguracao'
/** What people say yes to, kept as the proof of it. */
export const WAITING_WORDS = 'Quero saber por e-mail quando a loja abrir e receber novidades dela.'

/** Where the form is sent, and what its answer is called in the address of the page that follows. */
export const WAITING_URL = '/em-breve/'
export const WAITING_PARAMETER = 'em-breve'
export type WaitingOutcome = 'anotado' | 'endereco'

export const readOutcome = (said: unknown): WaitingOutcome | undefined =>
  said === 'anotado' || said === 'endereco' ? said : undefined

/** Notes who wants to hear of the opening. The same address twice is noted once; a yes after a goodbye counts anew. */
export async function joinWaitingList(db: Kysely<Database>, typed: unknown, at: Date): Promise<WaitingOutcome> {
  const email = typeof typed === 'string' ? typed.trim().toLowerCase() : ''
  if (!isEmailAddress(email)) return 'endereco'
  const consent_text = WAITING_WORDS
  await db
    .insertInto('subscribers')
    .values({ list: LIST, email, name: '', consent_at: at, source: WAITING_URL, consent_text })
    .onConflict((conflict) =>
      conflict
        .columns(['list', 'email'])
        .doUpdateSet({ consent_at: at, consent_text, unsubscribed_at: null })
        .where('subscribers.unsubscribed_at', 'is not', null),
    )
    .execute()
  return 'anotado'
}
