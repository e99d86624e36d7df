import type { Cents } from '#kit/money.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { Dispatch } from './arrival.ts'

/** What has to be sent. Things that need no freight are not in it. */
export type Parcel = {
  weightGrams: number
  valueCents: Cents
  units: number
  /** Something of it is a pre-sale: it leaves from this day on. */
  waitsUntil?: string
  /** Something of it is not there: it leaves within so many days. */
  waitsDays?: number
  /** What it is made of, where that is known. */
  items?: readonly ParcelItem[]
}

/** In millimetres; zeros where nobody has measured it. */
export type SidesMm = readonly [length: number, width: number, height: number]
/** So many units of one thing; weight and value are those of one. */
export type ParcelItem = { name: string; units: number; weightGrams: number; sides: SidesMm; valueCents: Cents }

/** Where it goes: the CEP decides; the state follows from it. */
export type Destination = { postcode: string; state: string }

/** What sending to one place costs. */
export type Prices = {
  (parcel: Parcel): Rate[]
  /** How much more a parcel would have to be worth to be sent for free; undefined where nothing is, or it already is. */
  untilFree?: (parcel: Parcel) => Cents | undefined
  /** Names of what no carrier takes or can be asked for, where nothing else goes there either. */
  unsendable?: readonly string[]
}

/** One way of getting the parcel there, priced. */
export type Rate = {
  /** `<method>:<instance>`, as the ecosystem names rates: «flat_rate:1». */
  id: string
  label: string
  cents: Cents
  /** Business days until it arrives; absent for a pickup. */
  days?: { from: number; to: number }
  /** The last day on which it arrives, if it is ordered and paid now: «2026-11-26». */
  arrivesBy?: string
  /** What that day was counted with besides. */
  dispatch?: Dispatch
  /** Of a way that the shopper fetches it by, where the merchant says it. */
  pickup?: Pickup
  /** What the shopper has to know of it: «Retirada na agência dos Correios». */
  note?: string
  /** Of a carrier that was asked. */
  carrier?: RateOfCarrier
}

/** `asked`: the price of this hour; `kept`: that of a few hours ago, since the carrier is away; `last_known`: an older one with a margin. */
export type Priced = 'asked' | 'kept' | 'last_known'
export type SentPackage = { sides: SidesMm; grams: number; valueCents: Cents; box?: string }
export type RateOfCarrier = {
  id: string
  service: string
  name: string
  /** What the carrier asks the shop for. */
  costCents: Cents
  priced: Priced
  packages: readonly SentPackage[]
}

/** Where and when an order can be fetched, in the merchant's words. */
export type Pickup = { address: string; hours: string }

/** A place of the shop that shoppers can come to. */
export type PickupPoint = {
  name: string
  address: string
  city: string
  state: string
  /** Eight digits, or nothing. */
  postcode: string
  hours: string
  phone: string
  whatsapp: string
  /** 0: none. */
  pictureId: number
  /** The way of fetching that means this place; 0: none. */
  methodId: number
}
export type ShownPickupPoint = PickupPoint & { line: string; picture: PictureFile | undefined }
export type PickupPointReader = { shown: () => Promise<ShownPickupPoint[]> }

/** What an order keeps of what was promised of its delivery. */
export type DeliveryTerms =
  | ({
      kind: 'sent'
      /** The carrier's business days, at the most. */
      days: number
      /** Counted from the payment; else from the order. */
      isFromPayment: boolean
    } & Dispatch)
  | ({ kind: 'pickup' } & Pickup)
