import type { Outside } from '#kit/csp-sources.ts'
import type { PageChannel, Purpose } from '#kit/consent.ts'
import type { SettingField, SettingValue } from '#kit/setting-field.ts'
import type { Answered, Asked } from '#outgoing/exchange.ts'

export type ChannelId = 'ga4' | 'google-ads' | 'meta' | 'tiktok' | 'pinterest'
export type SaleName = 'purchase' | 'refund'
export type ChannelEventState = 'waiting' | 'sent' | 'failed' | 'dropped'

/** By which names the channels know a visit, from the cookies that their own scripts set after consent. */
export type VisitIds = Partial<Record<VisitIdName, string>>
export type VisitIdName = 'ga' | 'gaSession' | 'fbp' | 'fbc' | 'ttp' | 'ttclid' | 'epik'
/** What a buyer allowed, kept with the order. */
export type OrderVisit = { receipt: string; statistics: boolean; marketing: boolean; ids: VisitIds }

/** A sale in the words of no channel, the same for the browser's event and the shop's own. */
export type Sale = {
  name: SaleName
  eventId: string
  at: Date
  orderNumber: string
  cents: number
  shippingCents: number
  coupons: string[]
  items: SaleItem[]
}
export type SaleItem = { id: string; name: string; quantity: number; unitCents: number }

/** Who bought, as typed; a channel hashes what it is told. */
export type Buyer = {
  email: string
  phone: string
  firstName: string
  lastName: string
  city: string
  state: string
  postcode: string
  country: string
  /** The shop's own name of the person. */
  externalId: string
  ip: string
  userAgent: string
}
/** `allowsAds`: the buyer said yes to marketing, too. */
export type ToSend = { sale: Sale; buyer: Buyer; ids: VisitIds; allowsAds: boolean; pageUrl: string; isTest: boolean }
export type ChannelSettings = Readonly<Record<string, SettingValue>>

/** What one answer means: `retry` passes by itself, `failed` does not. */
export type Told = { state: 'sent' | 'retry' | 'failed'; text: string }

/** A channel that hears of sales from the shop itself. */
export type ServerSide = {
  /** What has to be filled in for it. */
  needs: readonly string[]
  sends: readonly SaleName[]
  /** Nothing where the channel could not do anything with it; the text says why. */
  request: (settings: ChannelSettings, toSend: ToSend) => Asked | { skipped: string }
  read: (answered: Answered, isTest: boolean) => Told
}

/** A channel that visits and sales are told to. */
export type ChannelDefinition = {
  id: ChannelId
  name: string
  /** Where the merchant finds what is asked for. */
  help: string
  purpose: Purpose
  fields: readonly SettingField[]
  /** What the browser's side needs to be filled in. */
  needs: readonly string[]
  /** What the page tells its own script; ids that every visitor may read. */
  browser: (settings: ChannelSettings) => Omit<BrowserChannel, 'id' | 'purpose'>
  outside: Outside
  server?: ServerSide
}

/** A channel as pages carry it, the same for everybody. */
export type BrowserChannel = PageChannel & { id: ChannelId }

export type ChannelEvent = {
  id: number
  channel: string
  name: SaleName
  orderId: number
  eventId: string
  state: ChannelEventState
  attempts: number
  answer: string
  createdAt: Date
  finishedAt: Date | undefined
}
