import type { Page } from '@playwright/test'
import { afterReview, fillAddress } from '#tests/support/checkout-browser.ts'
import type { LookShop } from '../look-shop.ts'
import type { State } from '../state.ts'
import { fillCart, page } from '../steps.ts'

const begin = async (opened: Page, shop: LookShop) => {
  await fillCart(opened, shop, ['moringa-de-barro', 'colheres-de-pau'])
  await afterReview(opened, () => opened.goto(`${shop.origin}/checkout/`))
}
const paying = (method: string): State => ({
  name: `paying by ${method}`,
  as: 'buyer',
  open: async (opened, shop) => {
    await begin(opened, shop)
    await afterReview(opened, () => fillAddress(opened))
    const choice = opened.locator(`#payment_method_${method}`)
    if (!(await choice.isChecked())) await afterReview(opened, () => choice.check())
  },
})
const orderPage = (name: string, which: keyof LookShop['orders'], more: Partial<State> = {}): State => ({
  name,
  as: 'customer',
  open: (opened, { origin, orders }) =>
    opened.goto(`${origin}/checkout/order-received/${orders[which].id}/?key=${orders[which].key}`),
  ...more,
})

export const states: State[] = [
  page('checkout without goods', '/checkout/', { as: 'buyer' }),
  { name: 'checkout', as: 'buyer', isCompared: true, open: begin },
  {
    name: 'login and coupon open',
    as: 'buyer',
    open: async (opened, shop) => {
      await begin(opened, shop)
      await opened.getByRole('button', { name: 'Clique aqui para entrar' }).click()
      await opened.getByRole('button', { name: 'Clique aqui e informe o código' }).click()
      await opened.locator('#woocommerce-checkout-form-coupon').waitFor()
    },
  },
  {
    name: 'errors',
    as: 'buyer',
    isCompared: true,
    open: async (opened, shop) => {
      await begin(opened, shop)
      await opened.locator('#place_order').click()
      await opened.locator('.woocommerce-error').waitFor()
    },
  },
  {
    name: 'CEP found',
    as: 'buyer',
    open: async (opened, shop) => {
      await begin(opened, shop)
      await afterReview(opened, () => opened.locator('#billing_postcode').pressSequentially('01310100'))
    },
  },
  {
    name: 'company and another address',
    as: 'buyer',
    open: async (opened, shop) => {
      await begin(opened, shop)
      await opened.locator('#billing_persontype').selectOption('2')
      await opened.locator('#ship-to-different-address-checkbox').check()
      await opened.locator('#shipping_postcode').waitFor()
    },
  },
  ...['pix', 'vitrine_test', 'bacs', 'cod'].map(paying),
  orderPage('order received: Pix', 'pending', { isCompared: true }),
  orderPage('order received: paid', 'paid'),
  orderPage('order received: sent', 'sent'),
  orderPage('order received: expired', 'expired'),
  {
    name: 'order seen by a stranger',
    as: 'buyer',
    open: (opened, { origin, orders }) =>
      opened.goto(`${origin}/checkout/order-received/${orders.paid.id}/?key=${orders.paid.key}`),
  },
  {
    name: 'paying another way',
    as: 'customer',
    open: (opened, { origin, orders }) =>
      opened.goto(`${origin}/checkout/order-pay/${orders.pending.id}/?pay_for_order=true&key=${orders.pending.key}`),
  },
]
