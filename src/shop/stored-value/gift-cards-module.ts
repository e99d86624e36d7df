import type { Kysely } from 'kysely'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import { enqueue, periodNow } from '#jobs/queue.ts'
import { defineModule } from '#modules/define-module.ts'
import { createStoredValueAdmin } from './admin.ts'
import type { GiftCodeLock } from './code.ts'
import { createIssuing } from './issue.ts'
import { createCardMailing } from './mail-cards.ts'

type MailingOptions = Parameters<typeof createCardMailing>[0]
type Needs = {
  db: Kysely<Database>
  settings: ShopSettings
  giftCodeLock: GiftCodeLock
  giftCardMail: MailingOptions['write']
  putMail: MailingOptions['putMail']
}

export const MAIL_CARDS_JOB = 'mail-gift-cards'
const MINUTE_SECONDS = 60
const MOST_MONTHS = 120

/** Gift cards: made when they are paid, mailed on their day. */
export const giftCardsModule = defineModule({
  create: ({ db, settings, giftCodeLock: lock, giftCardMail, putMail }: Needs) => {
    const expiryMonths = async () => {
      const months = Number(await settings.get('gift_card_months'))
      return Number.isInteger(months) && months > 0 && months <= MOST_MONTHS ? months : 0
    }
    return {
      issueGiftCards: createIssuing({ db, lock, expiryMonths }),
      cardMailing: createCardMailing({ db, write: giftCardMail, putMail }),
      storedValueAdmin: createStoredValueAdmin({ db, lock }),
    }
  },
  on: ({ issueGiftCards, cardMailing }) => {
    const issue = async ({ orderId }: { orderId: number }) => {
      if ((await issueGiftCards(orderId)).length > 0) await cardMailing.mailDue()
    }
    // What is paid at the door is paid when it is complete.
    return { name: 'gift-cards', listener: { 'order.paid': issue, 'order.sent': issue } }
  },
  jobs: ({ cardMailing }) => ({ [MAIL_CARDS_JOB]: async () => void (await cardMailing.mailDue()) }),
  everyMinute: async ({ db }) => {
    const ref = await periodNow(db, MINUTE_SECONDS)
    await enqueue(db, { kind: MAIL_CARDS_JOB, payload: {}, ref, maxAttempts: 1 })
  },
})
