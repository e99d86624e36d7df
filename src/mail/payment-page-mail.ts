import type { Kysely } from 'kysely'
import type { SettingsReader } from '#content/settings/contract.ts'
import type { Database } from '#db/schema.ts'
import type { Mail } from '#shop/accounts/contract.ts'
import { putIntoOutbox } from '#shop/accounts/outbox.ts'
import { drawNote } from './account-mails.ts'

type Options = { settings: Pick<SettingsReader, 'shop'>; shopUrl: string }

export const PAYMENT_PAGE_JOB = 'tell-payment-page'
const MOST_LINES = 10

/** To the merchant: the page where cards are typed is not as the shop made it. Undefined while the shop has no address of its own. */
export async function paymentPageMail({ settings, shopUrl }: Options, problems: readonly string[]): Promise<Mail | undefined> {
  const shop = await settings.shop()
  if (shop.email === '') return undefined
  const note = {
    to: shop.email,
    subject: `A página de pagamento de ${shop.name} mudou`,
    greeting: 'A página de pagamento não está como deveria',
    lines: [
      'A conferência diária da página em que os clientes digitam o cartão encontrou:',
      ...problems.slice(0, MOST_LINES).map((problem) => `• ${problem}`),
      'Se não foi você nem alguém da sua equipe, desligue o cartão em Ajustes › Pagamento até descobrir a causa: scripts estranhos nessa página podem copiar cartões.',
    ],
    link: { url: `${shopUrl}/painel/ajustes/pagamento`, label: 'Abrir os ajustes de pagamento' },
  }
  return drawNote(note, shop, shopUrl)
}

/** The job that writes it. */
export const createPaymentPageJob =
  ({ db, ...options }: Options & { db: Kysely<Database> }) =>
  async ({ payload }: { payload: unknown }) => {
    const { problems } = payload as { problems: string[] } // written by the daily check
    const mail = await paymentPageMail(options, problems)
    if (mail) await putIntoOutbox(db, mail)
  }
