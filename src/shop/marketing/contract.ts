import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import type { SettingField, SettingValue } from '#kit/setting-field.ts'

/** Where a yes or a no to mails that sell came from. */
export type ConsentSource = 'checkout' | 'account' | 'form' | 'link' | 'undo' | 'merchant'

/** The shop's own words of a mail, with placeholders; a merchant may write others. */
export type MarketingText = { subject: string; title: string; opening: string; closing?: string }
/** What stands between its words, in the parts that letters are drawn from. */
export type MarketingPart =
  | { kind: 'words' | 'heading' | 'code'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'lines'; lines: { name: string; details: string; quantity: number; cents: Cents }[] }

/** A mail that is due: to whom, about what, and what it has to tell. */
export type DueMail<Facts> = { email: string; subject: string; step: number; facts: Facts }

/** What is asked of a kind when its mails are looked for. */
export type Search = {
  now: Date
  settings: KindSettings
  /** At most so many mails that sell within a week to one address. */
  cap: number
  limit: number
}
export type KindSettings = Record<string, SettingValue>

/** A coupon that was made for one mail. */
export type MailCoupon = { code: string; percent: number; until: Date }

/** What a letter is written with. */
export type Writing = {
  coupon: MailCoupon | undefined
  /** An address of the shop, which tells that this mail led there. */
  link: (path: string) => string
}

/** One kind of mail that sells: each file in kinds/ is one, under the file's name. */
export type MarketingKind<Facts = unknown> = {
  title: string
  /** When it goes out, for the merchant. */
  when: string
  /** Where it stands in the list. */
  place: number
  /** `request`: somebody asked for this one mail, so it needs no other yes and is not counted. */
  basis: 'consent' | 'request'
  /** Besides on and off, and the coupon. */
  fields: readonly SettingField[]
  offersCoupon: boolean
  /** Why somebody gets it, at its foot. */
  reason: string
  due: (db: Kysely<Database>, search: Search) => Promise<DueMail<Facts>[]>
  /** Takes what the mail is about, in the transaction that writes it. False: somebody else did, and nothing is written. */
  claim?: (trx: Transaction<Database>, facts: Facts) => Promise<boolean>
  /** One for each step; the first for every other. */
  texts: readonly [MarketingText, ...MarketingText[]]
  /** What the texts may say of somebody, by the placeholder's name; «loja» is there for all. */
  values: (facts: Facts) => Record<string, string>
  /** Between the words: what it is about, and where it leads. */
  parts: (facts: Facts, writing: Writing) => MarketingPart[]
  /** What the merchant is shown, about somebody who does not exist. */
  example: Facts
}

/** A mail to be drawn, of a kind by its id. */
export type MarketingMail = Writing & {
  id: string
  kind: MarketingKind
  step: number
  facts: unknown
  unsubscribeUrl: string
}

/** With its types, as a file in kinds/ exports it; others know it as any kind. */
export const defineMarketingKind = <Facts>(kind: MarketingKind<Facts>): MarketingKind => kind as unknown as MarketingKind
