import type { Cents } from '#kit/money.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { Tier } from '#kit/tiered-price.ts'
import type { LineTerms } from '#db/line-terms.ts'
import type { GiftDetails, GiftOffer, SpendableValue } from '#shop/stored-value/contract.ts'
import { mostOfStock, type StockPart, type Supply } from '#kit/stock-use.ts'

/** Something that can be put into a cart, as the database knows it at this moment. */
export type Offer = {
  productId: number
  variationId: number | null
  type: 'simple' | 'variable' | 'bundle'
  name: string
  url: string
  sku: string
  cents: Cents
  regularCents: Cents
  inStock: boolean
  /** null: units are not counted, or may be sold beyond the stock. */
  onHand: number | null
  soldIndividually: boolean
  /** Nothing of it has to be sent. */
  virtual: boolean
  weightGrams: number
  /** Length, width and height in millimetres; zeros where nobody has measured it. */
  sidesMm?: readonly [number, number, number]
  picture: PictureFile | undefined
  /** What the variation fixes: «Cor: Azul»; of a kit, what it contains; of a pre-sale, from when it is sent. */
  options: { attribute: string; label: string; name: string }[]
  /** Prices by quantity that this customer has, and limits; absent where nothing was asked. */
  terms?: LineTerms
  /** It is a pre-sale: sent from this day on. */
  presaleUntil?: string
  /** What is there of it by itself, and how long what is not takes; absent for kits. */
  supply?: Supply
  /** It is a gift card. */
  giftCard?: GiftOffer
  /** Of a kit: what its units are made of. */
  parts?: readonly StockPart[]
}

export type Line = Offer & {
  key: string
  quantity: number
  choices: Record<string, string>
  /** What the offer costs, where an extension gave this cart another price. */
  offerCents?: Cents
  /** The promotion that it was put in for as a gift. */
  giftOf?: number | undefined
  /** The promotion by whose box in the checkout it was put in. */
  bumpOf?: number | undefined
  /** Units of it are not there, and are sent within so many days. */
  backorderDays?: number
  /** The price by quantity or group that it has. */
  tier?: Tier
  /** How many units lack for the next lower price. */
  nextTier?: { cents: Cents; lacking: number }
  /** For whom a gift card is. */
  gift?: GiftDetails | undefined
}

export type Cart = {
  version: number
  lines: Line[]
  /** Codes in lower case, in the order in which they were applied. */
  coupons: string[]
  /** Eight digits, or empty. */
  postcode: string
  /** The id of the chosen rate, or empty. */
  shippingRate: string
  /** Gift cards that were typed, in that order. */
  giftCards?: number[]
  /** These cards as they are now, and the credit of who is signed in. */
  spendable?: SpendableValue[]
}
export const EMPTY_CART: Cart = { version: 0, lines: [], coupons: [], postcode: '', shippingRate: '' }

export type AddProblem =
  | { kind: 'unknown' }
  | { kind: 'choose-options'; name: string }
  | { kind: 'other-option'; name: string; label: string }
  | { kind: 'out-of-stock'; name: string }
  | { kind: 'bad-quantity' }
  | { kind: 'only-one'; name: string }
  | { kind: 'not-enough'; name: string; left: number; inCart: number }
  | { kind: 'above-limit'; name: string; most: number; inCart: number }
  /** What was typed for a gift card. */
  | { kind: 'gift-details'; text: string }
export type AddOutcome = { ok: true; cart: Cart; line: Line } | { ok: false; problem: AddProblem }

/** No honest line is longer; it also keeps every sum far from where numbers lose their centavos. */
export const MAX_QUANTITY = 9_999

/** No honest order needs more. */
export const MAX_GIFT_CARDS = 5

/** What somebody typed or sent as a quantity: a whole number from 1 on, or nothing. An empty field means one. */
export function readQuantity(raw: unknown): number | undefined {
  if (raw === undefined || raw === null || raw === '') return 1
  const text = typeof raw === 'number' ? String(raw) : raw
  if (typeof text !== 'string' || !/^\d{1,6}$/.test(text)) return undefined
  const quantity = Number(text)
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : undefined
}

type Wanted = {
  offer: (Offer & Pick<Line, 'giftOf' | 'gift' | 'bumpOf'>) | undefined
  key: string
  quantity: number | undefined
  choices: Record<string, string>
}

/** Puts units of an offer into the cart, or says why not. Lines of the same stock count together. */
export function addToCart(cart: Cart, { offer, key, quantity, choices }: Wanted): AddOutcome {
  if (!offer) return { ok: false, problem: { kind: 'unknown' } }
  const { name } = offer
  if (offer.type === 'variable' && offer.variationId === null) return { ok: false, problem: { kind: 'choose-options', name } }
  if (quantity === undefined) return { ok: false, problem: { kind: 'bad-quantity' } }
  if (!offer.inStock) return { ok: false, problem: { kind: 'out-of-stock', name } }
  const inCart = unitsOf(cart, offer)
  if (offer.soldIndividually && (inCart > 0 || quantity > 1)) return { ok: false, problem: { kind: 'only-one', name } }
  const most = Math.min(mostOfStock(offer, cart.lines) ?? MAX_QUANTITY, MAX_QUANTITY)
  if (inCart + quantity > most) return { ok: false, problem: { kind: 'not-enough', name, left: most, inCart } }
  const bought = unitsBought(cart.lines, offer).all
  if (offer.giftOf === undefined && bought + quantity > mostInOrder(offer))
    return { ok: false, problem: { kind: 'above-limit', name, most: mostInOrder(offer), inCart: bought } }
  const before = cart.lines.find((line) => line.key === key)
  const line: Line = { ...offer, key, choices, quantity: (before?.quantity ?? 0) + quantity }
  const lines = before ? cart.lines.map((one) => (one.key === key ? line : one)) : [...cart.lines, line]
  return { ok: true, line, cart: { ...cart, version: cart.version + 1, lines } }
}

/** New quantities by line; 0 takes a line out. What can't be had stays as it was and is named. */
export function setQuantities(cart: Cart, wanted: ReadonlyMap<string, number>): { cart: Cart; problems: AddProblem[] } {
  const problems: AddProblem[] = []
  const before = new Map(cart.lines.map((line) => [line.key, line.quantity]))
  const lines = cart.lines.flatMap((line) => {
    const quantity = wanted.get(line.key)
    if (quantity === undefined || quantity === line.quantity) return [line]
    if (quantity === 0) return []
    const others = unitsOf(cart, line) - line.quantity
    const most = Math.min(mostOfStock(line, cart.lines) ?? MAX_QUANTITY, line.soldIndividually ? 1 : MAX_QUANTITY)
    if (others + quantity > most) {
      problems.push({ kind: 'not-enough', name: line.name, left: most, inCart: others + line.quantity })
      return [line]
    }
    return [{ ...line, quantity }]
  })
  const above = lines.filter(
    (line) => line.quantity > (before.get(line.key) ?? 0) && unitsBought(lines, line).all > mostInOrder(line),
  )
  const within = lines.map((line) => (above.includes(line) ? { ...line, quantity: before.get(line.key)! } : line))
  for (const line of above.filter(({ productId }, place) => above.findIndex((one) => one.productId === productId) === place))
    problems.push({
      kind: 'above-limit',
      name: line.name,
      most: mostInOrder(line),
      inCart: unitsBought(within, line).all,
    })
  return { cart: { ...cart, version: cart.version + 1, lines: within }, problems }
}

type Thing = Pick<Offer, 'productId' | 'variationId'>

/** Units of the variation and of the whole product in these lines; what is given as a gift is not bought. */
export function unitsBought(lines: readonly Line[], { productId, variationId }: Thing): { own: number; all: number } {
  const same = lines.filter((line) => line.productId === productId && line.giftOf === undefined)
  const sum = (some: readonly Line[]) => some.reduce((total, line) => total + line.quantity, 0)
  return { own: sum(same.filter((line) => line.variationId === variationId)), all: sum(same) }
}

/** The most units of a product, all its variations together, that one order may have. */
export const mostInOrder = ({ terms }: Pick<Offer, 'terms'>): number =>
  Math.min(terms?.maxUnits ?? MAX_QUANTITY, terms?.customerUnits ?? MAX_QUANTITY)

/** Units of the same stock, in whichever line they are. */
export const unitsOf = (cart: Cart, { productId, variationId }: Pick<Offer, 'productId' | 'variationId'>) =>
  cart.lines
    .filter((line) => line.productId === productId && line.variationId === variationId)
    .reduce((sum, line) => sum + line.quantity, 0)

export const countUnits = (cart: Cart) => cart.lines.reduce((sum, line) => sum + line.quantity, 0)
export const subtotalOf = (cart: Cart): Cents => cart.lines.reduce((sum, line) => sum + line.cents * line.quantity, 0)
