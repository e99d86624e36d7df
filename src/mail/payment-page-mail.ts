import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Mail } from '#shop/accounts/contract.ts'
import { putIntoOutbox } from '#shop/accounts/outbox.ts'
import { createNotes, type NoteOptions } from './write-note.ts'

export const PAYMENT_PAGE_JOB = 'tell-payment-page'
const MOST_LINES = 10

/** To the merchant: the page where cards are typed is not as the shop made it. Undefined while the shop has no address of its own. */
export async function paymentPageMail(options: NoteOptions, problems: readonly string[]): Promise<Mail | undefined> {
  const { email } = await options.settings.shop()
  if (email === '') return undefined
  const link = { url: `${options.shopUrl}/painel/ajustes/pagamento`, label: 'Abrir os ajustes de pagamento' }
  const lines = problems.slice(0, MOST_LINES).map((problem) => `• ${problem}`)
  return await createNotes(options)('payment-page', { to: email, values: { problemas: lines.join('\n\n') }, link })
}

/** The job that writes it. */
export const createPaymentPageJob =
  ({ db, ...options }: NoteOptions & { db: Kysely<Database> }) =>
  async ({ payload }: { payload: unknown }) => {
    const { problems } = payload as { problems: string[] } // written by the daily check
    const mail = await paymentPageMail(options, problems)
    if (mail) await putIntoOutbox(db, mail)
  }
