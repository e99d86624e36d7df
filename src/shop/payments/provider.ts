import type { IncomingHttpHeaders } from 'node:http'
import type { Cents } from '#kit/money.ts'
import type { Address } from '#shop/checkout/contract.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import type { CardInput } from './card-input.ts'

/** What the service is asked to collect. `reference` is ours, and kept before the service hears of it. */
export type ChargeInput = {
  reference: string
  amountCents: Cents
  expiresAt: Date
  /** The service may know it already: an answer got lost. */
  isRetry: boolean
  orderNumber: string
  payer: Payer
  /** Where somebody who pays on another page comes back to. */
  returnUrl: string
  /** In how many parcels the buyer chose to pay, where the shop's own rules offer them; absent: at once. */
  parcels?: number | undefined
  /** What the buyer's browser made of a card in the service's own fields; absent: the service asks for it on a page of its own. */
  card?: CardInput | undefined
}

/** Who ordered. Documents are digits; the one that does not fit the person is empty. */
export type Payer = {
  name: string
  firstName: string
  lastName: string
  email: string
  cpf: string
  cnpj: string
  address: Pick<Address, 'postcode' | 'street' | 'number' | 'neighborhood' | 'city' | 'state'>
}

/** How the shopper pays it, as it is kept; pages and letters draw it. */
export type Shown =
  | { kind: 'pix'; copyPaste: string }
  | { kind: 'link'; url: string; label: string }
  | { kind: 'boleto'; line: string; pdfUrl: string; dueAt: string }
  /** The card was not taken: what the buyer is told, whether another way to pay is the better advice, and the service's own word for it. */
  | { kind: 'refused'; text: string; offersOtherWay: boolean; code: string }
  /** The service thinks the card over. */
  | { kind: 'review' }
  /** The card's bank asks the buyer something (3-D Secure): `fields` are posted to its page, which stands in a frame. */
  | { kind: 'challenge'; url: string; fields: Record<string, string> }

/** Money that went back of a receipt: asked for by the shop, by the merchant at the bank, or taken by the bank. */
export type Return = {
  id: string
  kind: 'refund' | 'chargeback'
  amountCents: Cents
  state: 'asked' | 'done' | 'failed'
  reason: string
}
/** A payment that its buyer contests, at the card's bank or at the service. Lost: the money goes back, as a return of its own. */
export type Dispute = {
  id: string
  amountCents: Cents
  state: 'open' | 'won' | 'lost'
  /** Whatever the service calls it. */
  reason: string
  openedAt?: Date | undefined
  /** Until when it can be answered. */
  dueAt?: Date | undefined
}
/** Money that came. The id is the service's, and stays the same however often it is told. */
export type Receipt = {
  id: string
  reference: string
  amountCents: Cents
  payer: string
  returns: Return[]
  /** In how many parcels the buyer pays it to the service, and what these come to with the service's own interest. */
  plan?: ServicePlan | undefined
  raw: unknown
  /** What the service keeps, what is left of it, and from when on that can be used: as far as it tells. */
  feeCents?: Cents | undefined
  netCents?: Cents | undefined
  availableAt?: Date | undefined
  disputes?: Dispute[] | undefined
}
export type ServicePlan = { count: number; cents: Cents; totalCents: Cents; service: string }

export type Found = {
  state: 'open' | 'paid' | 'ended' | 'unknown'
  receipts: Receipt[]
  /** What the shopper is shown from now on; absent: as before. */
  shown?: Shown | undefined
  /** The service needs longer than it was given. */
  expiresAt?: Date | undefined
}
/** A charge as the service made it; a card may be paid or refused at once. */
export type Started = {
  shown?: Shown
  expiresAt?: Date | undefined
  state?: Found['state']
  receipts?: Receipt[]
  /** What the service calls it, where it does not find it by our name; it is told back with every question about it. */
  id?: string | undefined
}

/** A call of the service, as it came: nothing of it is believed but what it is about. */
export type Notification = { path: string; query: Record<string, unknown>; headers: IncomingHttpHeaders; body: string }
/** What it is about: our own name for a charge, or what the service calls a receipt. `about` is the same for the same news: it is followed once. */
export type News = ({ reference: string } | { receipt: string }) & { about: string }
export type Noticed = { ok: true; news: News[] } | { ok: false; problem: 'forged' | 'unreadable' }

export type Health = {
  ok: boolean
  /** What the merchant reads: what works, or what to do. */
  text: string
  /** Whether the service was told where to call; undefined where nobody can say. */
  notifies?: boolean | undefined
}

/** `id`: what the service called it when it was asked before, if it said so. */
export type RefundInput = { receipt: string; key: string; amountCents: Cents; id?: string | undefined }

/** What was learned of a charge when it was made. */
export type KnownCharge = { id?: string | undefined; shown?: Shown | undefined }

/** A payment service, connected with the merchant's settings. Every call may throw ServiceTrouble. */
export type Provider = {
  start: (charge: ChargeInput) => Promise<Started>
  lookUp: (reference: string, known?: KnownCharge) => Promise<Found>
  /** Nobody can pay it any more. One that is paid already stays so: look it up. */
  cancel: (reference: string, known?: KnownCharge) => Promise<void>
  /** The same key gives back once, however often it is asked. */
  refund: (asked: RefundInput) => Promise<Pick<Return, 'state' | 'reason'> & { id?: string }>
  readNotification: (notification: Notification) => Noticed
  /** Our name for the charge of a receipt that a notification names. */
  referenceOf?: (receipt: string) => Promise<string | undefined>
  /** All money that came in a time, to find what nobody told of. */
  received?: (from: Date, to: Date) => Promise<Receipt[]>
  /** Tells the service where to call. */
  registerNotifications?: () => Promise<void>
  health: () => Promise<Health>
  /** Cards that buyers let the service keep, to pay with their code alone the next time. */
  cards?: {
    /** With the token of a card that has just been charged. */
    keep: (token: string, payer: Payer) => Promise<KeptCard>
    /** One that is not there any more is fine. */
    forget: (card: { customer: string; id: string }) => Promise<void>
  }
}

/** A card as the service keeps it: enough to be told apart, and for what parcels cost. */
export type KeptCard = {
  customer: string
  id: string
  brand: string
  issuer: string
  firstSix: string
  lastFour: string
  month: number
  year: number
}

/** What the merchant has set, secrets opened: every field by its name. */
export type ProviderSettings = Readonly<Record<string, string>>
export type ProviderTools = {
  call: CallOutside
  now: () => Date
  shop: { name: string; city: string }
  /** Where the service may call: the last part of the path is a secret of this shop. */
  notificationUrl: string
  /** The same of the method that holds the account: for services that call one address for everything. */
  accountNotificationUrl: string
}

export { ServiceTrouble } from '#outgoing/service-trouble.ts'
