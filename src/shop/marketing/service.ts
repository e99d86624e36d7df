import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { createBirthdays } from './birthdays.ts'
import { createConsentList } from './consent-list.ts'
import { createConsents } from './consents.ts'
import { creditOrder, noteClick, readFigures } from './credit.ts'
import { createMarketingEditing } from './editing.ts'
import { forgetMarketing } from './forget.ts'
import type { MarketingKinds } from './load-kinds.ts'
import { createCartRestoring } from './restore-cart.ts'
import { DAY_MS } from './rules.ts'
import { createSending } from './send.ts'
import { asksForConsent, isOn, MARKETING_SETTING } from './settings.ts'
import { createStockRequests } from './stock-requests.ts'
import { createReadiness, createTick } from './tick.ts'
import { OPT_IN_WORDS } from './text.ts'
import { createMailTokens } from './tokens.ts'

type Options = Omit<Parameters<typeof createSending>[0], 'tokens'> &
  Omit<Parameters<typeof createCartRestoring>[0], 'db'> & {
    db: Kysely<Database>
    secret: string
    shopUrl: string
    clock: Clock
    kinds: MarketingKinds
    settings: { get: (name: string) => Promise<unknown> }
    isMailOn: () => Promise<boolean>
  }

/** Mails that sell: who may be written to, when, and what came of it. */
export function createMarketing(options: Options) {
  const { db, secret, shopUrl, clock, kinds, settings, isMailOn } = options
  const tokens = createMailTokens({ secret, shopUrl })
  const now = () => new Date(clock.now())
  const consents = createConsents({ db, secret, clock })
  const setting = () => settings.get(MARKETING_SETTING)
  return {
    kinds,
    tokens,
    consents,
    consentList: createConsentList({ db }),
    birthdays: createBirthdays({ db }),
    editing: createMarketingEditing({ db, kinds, settings }),
    stockRequests: createStockRequests({ db, secret, clock }),
    restoreCart: createCartRestoring(options),
    /** Whether a mail is on that needs a yes: only then anybody is asked for one. */
    asksForConsent: async () => asksForConsent(await setting(), kinds),
    /** Whether who waits for a product can be told: without a mail server nothing is promised. */
    offersStockNews: async () => isOn(await setting(), 'back-in-stock') && (await isMailOn()),
    /** The box at the checkout, which nobody ticks but the buyer. */
    agreeAtCheckout: (email: string, ip: string) => consents.give(email, { source: 'checkout', words: OPT_IN_WORDS, ip }),
    isReady: () => createReadiness({ kinds, settings, isMailOn })(now()),
    tick: createTick({ db, kinds, settings, isMailOn, send: createSending({ ...options, tokens }) }),
    now,
    /** Who a mail went to, by its number. */
    addressOf: async (mailId: number): Promise<string | undefined> =>
      (await db.selectFrom('marketing_mails').select('email').where('id', '=', mailId).executeTakeFirst())?.email,
    noteClick: (mailId: number) => noteClick(db, mailId, now()),
    creditOrder: (orderId: number) => creditOrder(db, orderId),
    figures: (days: number) => readFigures(db, new Date(clock.now() - days * DAY_MS)),
    forget: () => forgetMarketing(db, now()),
  }
}
export type Marketing = ReturnType<typeof createMarketing>
