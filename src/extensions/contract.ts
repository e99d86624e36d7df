import type { ReactNode } from 'react'
import type { Static, TObject, TProperties } from 'typebox'
import type { EventName, ShopEvents } from '#events/contract.ts'
import type { Method } from '#http/rest/contract.ts'
import type { Cents } from '#kit/money.ts'
import type { SettingField, SettingValue } from '#kit/setting-field.ts'
import type { Letter } from '#mail/letter.ts'
import type { ExtraField, Fee, FieldsAsked } from '#shop/checkout/contract.ts'
import type { FeesAsked } from '#shop/checkout/quotes.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { ChannelOffer } from '#shop/catalog/channel-offer.ts'
import type { MethodDefinition } from '#shop/payments/method.ts'
import type { Destination, Parcel, Rate } from '#shop/shipping/contract.ts'

/** Rises when an extension that was written for the number before would no longer fit. */
export const CONTRACT = 1

type Awaitable<T> = T | Promise<T>

/** What the shop lends to an extension. Its own tables are named `ext_<name>_…`; nothing else of the database is its to change. */
export type Shop = {
  /** A statement with its values apart: shop.sql<{ points: number }>`select points from … where user_id = ${id}`. */
  sql: Sql
  /** Everything in the work happens, or nothing does. */
  transaction: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>
  /** What the merchant has set, secrets opened. */
  settings: () => Promise<Record<string, SettingValue>>
  order: (id: number) => Promise<Order | undefined>
  /** What a fee of its own comes to over all orders of a customer that stand. */
  feeTotal: (userId: number, feeId: string) => Promise<Cents>
  customers: (ids: readonly number[]) => Promise<Customer[]>
  /** Has one of its own jobs done later; the same `ref` is asked for once. */
  enqueue: (job: string, payload: Record<string, unknown>, options?: { ref?: string; runAt?: Date }) => Promise<void>
  /** Writes one of its own mails. */
  sendMail: (mail: string, to: string, data: Record<string, unknown>) => Promise<void>
  /** Calls another server by https: with a deadline, never an address of this network. */
  post: (url: string, body: string, headers?: Record<string, string>) => Promise<number>
  log: { info: (text: string) => void; warn: (text: string) => void }
  now: () => Date
  /** Without a slash at the end. */
  shopUrl: string
}
export type Sql = <Row>(text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>

export type Customer = { id: number; email: string; displayName: string }

/** A route below `/wp-json/<name>/v1`. */
export type ExtensionRoute<P extends TProperties = TProperties> = {
  method: Method
  /** `/points/{id}`: what stands in braces is an argument. */
  path: string
  /** Who may call it: anybody, a customer who is signed in, or who runs the shop. */
  access: 'anybody' | 'customer' | 'merchant'
  args?: P
  /** What it answers with, for the API's own description: each property with its type. */
  tells: Record<string, 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'>
  answer: (call: { args: Static<TObject<P>>; user: Customer | undefined }, shop: Shop) => Promise<unknown>
}
/** Ties the types of a route's arguments to what uses them. */
export const route = <P extends TProperties>(one: ExtensionRoute<P>): ExtensionRoute => one as unknown as ExtensionRoute

/** Who carries parcels: asked for what it takes, under a deadline. An offer without days is fetched by the shopper. */
export type Carrier = {
  id: string
  offers: (
    asked: { parcel: Parcel; to: Destination },
    shop: Shop,
  ) => Promise<{ label: string; cents: Cents; days?: Rate['days'] }[]>
}

/** A page of the customer's account, at /minha-conta/<path>/. */
export type AccountPage = { path: string; label: string; draw: (user: Customer, shop: Shop) => Promise<ReactNode> }

/** A letter that it may write; the example is what the workbench shows of it. */
export type ExtensionMail = {
  title: string
  draw: (data: Record<string, unknown>, around: { shopName: string; shopUrl: string }) => Letter
  example: Record<string, unknown>
}

/**
 * What an extension may change where shops differ. Each is asked under a deadline; one that throws, is late or answers
 * nonsense changes nothing.
 */
export type Filters = {
  /** What one unit of a line costs in this cart. */
  linePrice?: (
    line: { productId: number; variationId: number | null; quantity: number; cents: Cents; userId: number | undefined },
    shop: Shop,
  ) => Awaitable<Cents>
  /** Amounts added to the order, or taken off it where below zero. */
  fees?: (asked: FeesAsked, shop: Shop) => Awaitable<Fee[]>
  freightOffers?: (offers: Rate[], asked: { parcel: Parcel; to: Destination }, shop: Shop) => Awaitable<Rate[]>
  /** Its names are `<extension>/<field>`. */
  checkoutFields?: (asked: FieldsAsked, shop: Shop) => Awaitable<ExtraField[]>
  orderMail?: (letter: Letter, about: { kind: string; order: Order }, shop: Shop) => Awaitable<Letter>
  /** Shown below the product's description, on a page that is the same for everybody. */
  productSections?: (product: { id: number; name: string }, shop: Shop) => Awaitable<{ title: string; content: ReactNode }[]>
  /** What shopping channels read of the shop's offers, some at a time; those left out of the answer are not told. */
  feedRows?: (offers: ChannelOffer[], shop: Shop) => Awaitable<ChannelOffer[]>
}

export type ExtensionListener = {
  [Name in EventName]?: (data: ShopEvents[Name], shop: Shop, help: { signal: AbortSignal; isRepeat: boolean }) => Promise<void>
}

/** All that an extension may bring. Beside it in its folder: `migrations/`, `widgets/`, `admin.tsx` and `style.css`. */
export type Extension = {
  /** Its folder's name, and the prefix of all that is its own: small letters, digits and hyphens. */
  name: string
  version: string
  /** The contract that it was written for. */
  contract: number
  /** What the merchant reads. */
  title: string
  description: string
  settings?: readonly SettingField[]
  payments?: readonly MethodDefinition[]
  carriers?: readonly Carrier[]
  jobs?: Record<string, (payload: Record<string, unknown>, shop: Shop, help: { signal: AbortSignal }) => Promise<void>>
  routes?: readonly ExtensionRoute[]
  mails?: Record<string, ExtensionMail>
  accountPages?: readonly AccountPage[]
  /** Each answers its problems in words; none: all is well. */
  doctor?: readonly { id: string; question: string; ask: (shop: Shop) => Promise<string[]> }[]
  on?: ExtensionListener
  filters?: Filters
  /** Documents that the merchant may begin a page with, in the shape of the page builder. */
  templates?: readonly { id: string; title: string; document: unknown }[]
}

/** Checks the types of a definition; the shop checks the rest when it loads it. */
export const defineExtension = (extension: Extension): Extension => extension
