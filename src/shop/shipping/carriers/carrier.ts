import type { Cents } from '#kit/money.ts'
import type { SettingField } from '#kit/setting-field.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import type { TrackingEvent } from '#shop/orders/tracking/step.ts'
import type { ParcelItem, SentPackage } from '../contract.ts'
import type { Limits } from '../packing/pack.ts'
import type { Tokens } from './tokens.ts'

/** What a carrier is asked: packages as they would be sent, and what is in them for one that packs by itself. */
export type QuoteAsked = {
  /** CEPs of eight digits. */
  from: string
  to: string
  packages: readonly SentPackage[]
  items: readonly ParcelItem[]
  /** The packages are boxes of the merchant; without any, every thing goes in its own wrapping. */
  usesBoxes: boolean
  valueCents: Cents
}

/** One service that would take it. */
export type Offer = {
  service: string
  /** «SEDEX», «Jadlog .Package»: as the carrier calls it. */
  name: string
  cents: Cents
  /** Business days from the day it is posted. */
  days: { from: number; to: number }
  insuredCents: Cents
  /** What the shopper has to know. */
  note?: string
}
/** One that would not, in the carrier's own words: for the merchant alone. */
export type Refusal = { service: string; name: string; reason: string }
export type Quoted = { offers: Offer[]; refusals: Refusal[] }

export type CarrierHealth = {
  ok: boolean
  /** What the merchant reads: what works, or what to do. */
  text: string
}

/** A carrier, connected with the merchant's settings. Every call may throw ServiceTrouble. */
export type Carrier = {
  /** Asked while a shopper waits: once, without retries of its own beyond a renewed token. */
  quote: (asked: QuoteAsked, signal: AbortSignal) => Promise<Quoted>
  health: () => Promise<CarrierHealth>
  /** Where the merchant allows the shop to act, on the service's own page (OAuth); absent where keys are enough. */
  authorization?: Authorization
  /** What became of packages. Absent where the carrier can't be asked for it. */
  track?: Tracking
  /** A call that the carrier makes when something happened. It is believed only so far that the packages are asked for. */
  readNotification?: (notification: CarrierNotification) => NotifiedPackages
  /** Where parcels of a service can be handed in near a place, the nearest first. Absent where the carrier never asks for it. */
  agencies?: (service: string, near: Place) => Promise<Agency[]>
  /** Lets a buyer send something back at the shop's expense. Asked again with what was kept, it is not paid for twice. */
  buyReturn?: (asked: ReturnAsked, before: ReturnBefore) => Promise<ReturnLabel>
} & Partial<LabelMaking>

export type Place = { postcode: string; city: string; state: string }
export type Agency = { id: string; name: string; address: string }

/** Labels of outgoing packages, for a carrier that sells them: all of it, or nothing. */
export type LabelMaking = {
  /** Buys one label, once: a try whose answer got lost is found again by its key. */
  buyLabel: (asked: LabelAsked, key: LabelKey) => Promise<BoughtLabel>
  /** The code of a label that had none yet when it was bought; empty while there is none. */
  labelCode: (label: KnownLabel) => Promise<string>
  /** One PDF of several labels, `labelsInPdf` at the most. */
  labelPdf: (labels: readonly KnownLabel[], size: LabelSize) => Promise<Buffer>
  labelsInPdf: number
  /** Gives it back; one that is given back already is fine. */
  cancelLabel: (label: KnownLabel) => Promise<void>
}
export type LabelSize = 'a4' | '10x15'
/** As the service calls it, and the code that it is followed by. */
export type KnownLabel = { id: string; code: string }
export type BoughtLabel = KnownLabel & {
  /** What it cost; absent where the service says it only on its bill. */
  cents?: Cents | undefined
}
/** Who sends or receives: digits alone in documents, telephones and CEPs. */
export type LabelParty = {
  name: string
  /** CPF or CNPJ. */
  document: string
  stateRegistration: string
  phone: string
  email: string
  street: string
  number: string
  complement: string
  district: string
  city: string
  state: string
  postcode: string
}
export type LabelContent = { name: string; units: number; unitCents: Cents }
export type LabelAsked = {
  service: string
  from: LabelParty
  to: LabelParty
  package: SentPackage
  contents: readonly LabelContent[]
  /** Of the NF-e; empty: it goes with a declaration of its contents. */
  invoiceKey: string
  /** Where it is handed in, as the merchant chose; empty where nobody did. */
  agency: string
  /** What the merchant agreed to: one that costs more is not bought. */
  mostCents: Cents
}
export type LabelKey = {
  /** Our own name of this try, the same whenever it is repeated. */
  reference: string
  /** What the service called it at an earlier try; empty while nobody knows. */
  id: string
  /** An earlier try may have come through: the service is asked first what it has. */
  isRepeat: boolean
  /** When it was first asked for. */
  since: Date
  /** Writes down what the service calls it, before anything is paid. */
  keepId: (id: string) => Promise<void>
}
/** Nobody can find out whether it was bought: a person has to look. Its message is for the merchant. */
export class LabelUnsure extends Error {
  override name = 'LabelUnsure'
}

export type Tracking = {
  /** How many packages one call takes. */
  mostAtOnce: number
  /** Those that the carrier knows nothing of are left out of the answer. */
  ask: (packages: readonly PackageAsked[], signal?: AbortSignal) => Promise<PackageTold[]>
}
export type PackageAsked = {
  /** The tracking code, as it stands on the order. */
  code: string
  /** By what the carrier itself knows the package (a label), or empty. */
  reference: string
  /** The service that took it, where the order has it, or empty. */
  service: string
}
export type PackageTold = {
  code: string
  reference: string
  events: TrackingEvent[]
  /** How it is just now, where the carrier tells no moment of it: the same told again is no news. */
  current?: TrackingEvent
}

export type CarrierNotification = {
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** As it was sent, byte for byte: signatures are made of it. */
  raw: string
  /** Whether it came by the address that only the carrier was told. */
  isByOwnAddress: boolean
}
/** Codes or references of packages; `forged` by somebody else than the carrier. */
export type NotifiedPackages = { ok: true; packages: string[] } | { ok: false; problem: 'forged' }

export type Party = {
  name: string
  /** CPF or CNPJ, digits and letters alone. */
  document: string
  email: string
  phone: string
  street: string
  number: string
  complement: string
  neighborhood: string
  city: string
  state: string
  postcode: string
}
export type ReturnAsked = {
  /** The buyer. */
  from: Party
  /** The shop. */
  to: Party
  /** The service that brought it, where the order has it. */
  service: string
  packages: readonly SentPackage[]
  items: readonly { name: string; units: number; unitCents: Cents }[]
}
export type ReturnBefore = {
  /** The shop's own name for it, the same at every try. */
  key: string
  /** What `keep` was given at an earlier try, or empty. */
  reference: string
  /** Has to be awaited before anything is paid. */
  keep: (reference: string) => Promise<void>
}
export type ReturnLabel = {
  reference: string
  /** What the buyer shows at the counter; also what it is followed by. */
  code: string
  /** A label to print, or empty. */
  url: string
  costCents: Cents | undefined
}

export type Authorization = {
  /** The service's page; it sends the merchant back to `returnUrl` with a code and the same state. */
  pageUrl: (returnUrl: string, state: string) => string
  /** Takes the code for a token, and keeps it. */
  finish: (code: string, returnUrl: string) => Promise<void>
  isDone: () => Promise<boolean>
}

/** What the merchant has set, secrets opened: every field by its name. */
export type CarrierSettings = Readonly<Record<string, string>>
export type CarrierTools = {
  call: CallOutside
  now: () => Date
  tokens: Tokens
  shop: { name: string; email: string }
}

/** One carrier, or a service that asks several: a folder in carriers/ whose `carrier.ts` exports this by default. */
export type CarrierDefinition = {
  id: string
  name: string
  /** What merchants have to know before they switch it on. */
  help: string
  fields: readonly SettingField[]
  /** Which fields it cannot do without, one of each group. */
  needs: readonly (readonly string[])[]
  limits: Limits
  /** Services that most shops have, so that they can be set before the first quote. */
  services: readonly { id: string; name: string }[]
  connect: (settings: CarrierSettings, tools: CarrierTools) => Carrier
}
