import type { FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import type { Nonces } from '#http/nonce.ts'
import { holderOf } from '#http/visitor.ts'
import { readCep } from '#kit/brazil/cep.ts'
import type { CartService } from '#shop/cart/service.ts'
import { CART_UPDATED, problemText } from '#shop/cart/text.ts'
import type { CouponDesk } from '#shop/coupons/routes.ts'
import { badCepText, FREIGHT_UPDATED } from '#shop/shipping/text.ts'
import type { CartParts } from './cart-parts.tsx'
import { CALCULATOR_NONCE, CART_NONCE, ownerOf, type Shopper } from './nonces.ts'

type Options = {
  cart: CartService
  couponDesk: CouponDesk
  nonces: Nonces
  parts: Pick<CartParts, 'factsOf'>
}
type Fields = Record<string, unknown>

const error = (text: string): Notice => ({ kind: 'error', text })
const BUTTONS = ['update_cart', 'apply_coupon', 'proceed', 'add_gift']
const EXPIRED = [error('O formulário expirou. Tente de novo.')]

/** What the cart page's two forms do. Each answers with what the shopper is to be told. */
export function createFormActions({ cart, couponDesk, nonces, parts }: Options) {
  /** The form under the totals: the CEP, or the choice of a rate. */
  const freight = async (shopper: Shopper, fields: Fields): Promise<Notice[]> => {
    if (!nonces.isValid(fields['woocommerce-shipping-calculator-nonce'], CALCULATOR_NONCE, holderOf(shopper))) return EXPIRED
    const rate = readRateId(fields['shipping_method[0]'])
    if (rate !== undefined) await cart.sendBy(ownerOf(shopper), rate)
    if (!('calc_shipping' in fields)) return [{ kind: 'info', text: FREIGHT_UPDATED }]
    const cep = readCep(fields['calc_shipping_postcode'])
    if (cep === undefined) return [error(badCepText(fields['calc_shipping_postcode']))]
    await cart.sendTo(ownerOf(shopper), cep)
    return [{ kind: 'info', text: FREIGHT_UPDATED }]
  }

  const quantities = async (shopper: Shopper, fields: Fields): Promise<Notice[]> => {
    const { wanted, isStrange } = readQuantities(fields)
    const { result: problems } = await cart.setQuantities(ownerOf(shopper), wanted)
    const told = problems.map((problem) => error(problemText(problem)))
    if (isStrange) told.push(error(problemText({ kind: 'bad-quantity' })))
    return told.length > 0 ? told : [{ kind: 'success', text: CART_UPDATED }]
  }

  /** Only what the cart has earned at this moment. */
  const gift = async (shopper: Shopper, fields: Fields): Promise<Notice[]> => {
    const { gifts = [] } = (await parts.factsOf(shopper)).facts.quote
    const offer = gifts.find(({ promotionId }) => String(promotionId) === fields['gift_of'])
    const choice = offer?.choices.find(({ id }) => String(id) === fields['gift'])
    if (!offer || !choice) return [error('Este brinde não está mais disponível para o seu carrinho.')]
    const { result } = await cart.addGift(ownerOf(shopper), { ...offer, id: choice.id })
    return result.ok ? [{ kind: 'success', text: `Brinde adicionado: ${choice.label}.` }] : [error(problemText(result.problem))]
  }

  const changesQuantities = async (shopper: Shopper, fields: Fields) => {
    const { wanted, isStrange } = readQuantities(fields)
    const { lines } = (await cart.read(ownerOf(shopper))).cart
    return isStrange || lines.some((line) => wanted.has(line.key) && wanted.get(line.key) !== line.quantity)
  }

  const coupon = async (request: FastifyRequest, shopper: Shopper, code: unknown): Promise<Notice[]> => {
    const outcome = await couponDesk.apply(request, ownerOf(shopper), { code, email: shopper.user?.email })
    return [{ kind: outcome.ok ? 'success' : 'error', text: outcome.text }]
  }

  return async (request: FastifyRequest, shopper: Shopper, fields: Fields): Promise<Notice[]> => {
    if ('calc_shipping' in fields || 'choose_shipping' in fields) return await freight(shopper, fields)
    // Scripts of this ecosystem send the form without a button when they only want to see the cart.
    if (!BUTTONS.some((name) => name in fields)) return []
    if (!nonces.isValid(fields['woocommerce-cart-nonce'], CART_NONCE, holderOf(shopper))) return EXPIRED
    if ('add_gift' in fields) return await gift(shopper, fields)
    if (!('apply_coupon' in fields)) return await quantities(shopper, fields)
    // What was typed into the quantities counts too, and before the coupon, which may ask for a minimum.
    const told = (await changesQuantities(shopper, fields)) ? await quantities(shopper, fields) : []
    // Without scripts a press of Enter in a quantity names the form's first button, which is the coupon's.
    const meansQuantities = fields['coupon_code'] === '' && told.length > 0
    return meansQuantities ? told : [...(await coupon(request, shopper, fields['coupon_code'])), ...told]
  }
}

/** The id of a rate as the ecosystem writes it: «flat_rate:1». */
export const readRateId = (raw: unknown) => (typeof raw === 'string' && /^[a-z0-9_-]{1,80}:\d{1,15}$/.test(raw) ? raw : undefined)

/** The quantities of the cart's form by line: 0 is allowed here and means out. */
function readQuantities(fields: Fields): { wanted: Map<string, number>; isStrange: boolean } {
  const wanted = new Map<string, number>()
  let isStrange = false
  for (const [name, value] of Object.entries(fields)) {
    const key = /^cart\[([0-9a-f]{32})\]\[qty\]$/.exec(name)?.[1]
    if (key === undefined) continue
    if (typeof value === 'string' && /^\d{1,4}$/.test(value)) wanted.set(key, Number(value))
    else isStrange = true
  }
  return { wanted, isStrange }
}
