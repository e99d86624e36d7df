import type { Outside } from '#kit/csp-sources.ts'
import type { Cents } from '#kit/money.ts'
import type { Order, OrderStatus } from '#shop/orders/contract.ts'

/** What a shopper sees after choosing it, as facts that a page draws. */
export type Instructions =
  | { kind: 'pix'; copyPaste: string; qrSvg: string; expiresAt: Date | undefined; amountCents: Cents; receiver: string }
  | { kind: 'words'; lines: string[] }
  /** Paid elsewhere or on a page of the method's own. */
  | { kind: 'link'; url: string; label: string }
  | { kind: 'boleto'; line: string; pdfUrl: string; dueAt: Date; amountCents: Cents }
  /** The payment service has not answered yet; the page asks again by itself. */
  | { kind: 'waiting'; text: string }
  /** A card is asked for on the page where an order is paid; `problem`: why the one before was not taken. */
  | { kind: 'card'; payUrl: string; problem: string | undefined; offersOtherWay: boolean }
  | { kind: 'review'; text: string }
  /** The card's bank asks something in a frame. */
  | { kind: 'challenge'; url: string; fields: Record<string, string> }

/** One way to pay: a value with its own settings, in one file. */
export type PaymentMethod = {
  /** As the ecosystem names it: `pix`, `bacs`, `cod`, `vitrine_test`. */
  id: string
  title: string
  description: string
  enabled: boolean
  /** Cards are tried by it: it is guarded against whoever tries stolen ones. */
  isCard?: boolean
  /** Less than this is not taken: tiny sums are what stolen cards are tried with. */
  leastCents?: Cents
  /** A payment service is asked for each charge: what is shown comes from it. */
  hasService?: boolean
  /** The service's own fields for the card, inside of our form: the number never touches the shop. */
  hostedFields?: HostedFields
  /** The service's own ground for trying: no money moves. */
  isInTestMode?: boolean
  /** What its service cannot be asked without is set. */
  isConnected?: boolean
  discountPercent: number
  /** The state of a fresh order that is paid this way. */
  firstStatus: (order: { needsShipping: boolean }) => OrderStatus
  /** Minutes that the units are held; absent: until the merchant decides. */
  holdMinutes?: number
  /** By which rules it takes parcels; absent: all at once. */
  installments?: InstallmentRules | undefined
  instructions: (order: Order) => Instructions | undefined
}

export type HostedFields = {
  /** The part of the checkout's script that draws them. */
  client: 'mercado-pago'
  /** The service's own script. */
  scriptUrl: string
  /** What the script knows the shop by; no secret. */
  publicKey: string
  /** All that the page may reach of the service's hosts. */
  outside: Outside
}

/** A card that the service keeps, as its owner and the service's script tell it apart. */
export type SavedCard = {
  id: number
  method: string
  serviceId: string
  brand: string
  issuer: string
  firstSix: string
  lastFour: string
  /** «11/30». */
  expiry: string
}

/** What a card's fields offer to the one who is buying: undefined for those without an account. */
export type CardsOnFile = { saved: SavedCard[] } | undefined

/** By how many parcels, how small one may be, and from which one on there is interest. */
export type InstallmentRules = { most: number; leastCents: Cents; freeUpTo: number; monthlyPercent: number }

/** «10x de R$ 24,90 sem juros (total R$ 249,00)»: the largest parcel, and what they come to. */
export type Installments = { count: number; cents: Cents; hasInterest: boolean; totalCents: Cents }
/** The same with interest: its rate by the month, and by the year as it is compounded. */
export type CreditOffer = Installments & { monthlyPercent: number; yearlyPercent: number }

/** What is offered of parcels for an amount. */
export type InstallmentOffer = {
  /** The most parcels without interest. */
  installments: Installments | undefined
  /** The most parcels, where those have interest. */
  credit: CreditOffer | undefined
  /** Every number of parcels, from one on; empty where it is paid at once. */
  plans: Installments[]
}

/** What is said of paying beside a price; `cents` is the whole sum by the way with the discount. */
export type PaymentHint = {
  installments: Installments | undefined
  /** The most parcels, where those have interest. */
  credit: CreditOffer | undefined
  discount: { title: string; percent: number; cents: Cents } | undefined
}
