import { badArguments, type ArgumentTrouble, RestProblem } from '#http/rest/rest-problem.ts'
import type { AddProblem } from '#shop/cart/cart.ts'
import { problemText } from '#shop/cart/text.ts'
import { isExtraName } from '#shop/checkout/extra-fields.ts'
import type { CheckoutProblem } from '#shop/checkout/read-checkout.ts'

const CODES: Record<AddProblem['kind'], string> = {
  unknown: 'woocommerce_rest_cart_invalid_product',
  'choose-options': 'woocommerce_rest_missing_attributes',
  'other-option': 'woocommerce_rest_invalid_variation_data',
  'out-of-stock': 'woocommerce_rest_product_out_of_stock',
  'bad-quantity': 'woocommerce_rest_product_invalid_quantity',
  'only-one': 'woocommerce_rest_product_too_many_in_cart',
  'above-limit': 'woocommerce_rest_product_too_many_in_cart',
  'gift-details': 'woocommerce_rest_cart_invalid_product',
  'not-enough': 'woocommerce_rest_product_partially_out_of_stock',
}

/** Why something does not go into the cart: the page's own words under the ecosystem's code. */
export const cannotAdd = (problem: AddProblem) => new RestProblem(400, CODES[problem.kind], problemText(problem))

/** What a client shows is not what it is now: the answer brings the cart along. */
export const outdated = (code: string, message: string, cart: object) => new RestProblem(409, code, message, { cart })

export const unknownItem = (cart: object) =>
  outdated('woocommerce_rest_cart_invalid_key', 'O item do carrinho não existe mais ou é inválido.', cart)

export const couponRefused = (text: string) => new RestProblem(400, 'woocommerce_rest_cart_coupon_error', text)

export const emptyCart = () =>
  new RestProblem(400, 'woocommerce_rest_cart_empty', 'Não é possível realizar o pedido, seu carrinho está vazio.')

/** Fields of the checkout's form under the arguments that carried them; the first trouble of each argument is its message. */
export function badFields(problems: CheckoutProblem[]): RestProblem {
  const troubles: Record<string, ArgumentTrouble> = {}
  for (const { field, text } of problems) {
    const [argument, name] = argumentOf(field)
    const before = troubles[argument]
    const fields = { ...(before?.data as { fields?: object } | undefined)?.fields, ...(name && { [name]: text }) }
    troubles[argument] = {
      code: 'invalid_field',
      message: before ? `${before.message} ${text}` : text,
      ...(name && { data: { fields } }),
    }
  }
  return badArguments(troubles)
}

/** The argument that a field of the checkout came in, and what it is called there where that holds several. */
function argumentOf(field: string): [argument: string, name?: string] {
  if (isExtraName(field)) return ['additional_fields', field]
  const [, kind, name] = /^(billing|shipping)_(.+)$/.exec(field) ?? []
  return kind && name ? [`${kind}_address`, name] : [ARGUMENTS[field] ?? field]
}

const ARGUMENTS: Record<string, string> = {
  order_comments: 'customer_note',
  account_password: 'customer_password',
  'shipping_method[0]': 'shipping_rates',
}
