import type { State } from '../state.ts'
import { screen } from '../steps.ts'

export const states: State[] = [
  screen('home', '/'),
  screen('orders', '/orders'),
  screen('order', ({ orders }) => `/orders/${orders.pending.id}/show`),
  screen('new order', '/orders/create'),
  screen('dispatch', '/dispatch'),
  screen('mails that sell', '/emails-automaticos'),
  screen('consents', '/marketing_consents'),
  screen('customers', '/customers'),
  screen('customer', ({ customerId }) => `/customers/${customerId}/show`),
  screen('new customer', '/customers/create'),
  screen('tags of customers', '/customer-tags'),
  screen('import of customers', '/import-customers'),
  screen('coupons', '/coupons'),
  screen('new coupon', '/coupons/create'),
  screen('reports', '/reports'),
  screen('report on payments', '/reports?ver=payment'),
  screen('report on carts', '/reports?ver=conversion'),
  screen('visits', '/visits'),
  screen('search', '/search?q=caneca'),
  screen('search synonyms', '/search-synonyms'),
  screen('search boosts', '/search-boosts'),
  screen('search report', '/search-report'),
  screen('gift cards', '/gift_cards'),
  screen('channels', '/canais'),
  screen('reviews', '/reviews'),
  screen('submissions', '/submissions'),
  {
    name: 'menu of a telephone',
    as: 'merchant',
    widths: [360],
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/painel/`)
      await opened.locator('header button').first().click()
      await opened.getByRole('menuitem', { name: 'Pedidos' }).waitFor()
    },
  },
  screen('home of a new shop', '/', { isEmptyShop: true }),
  screen('orders of a new shop', '/orders', { isEmptyShop: true }),
  screen('customers of a new shop', '/customers', { isEmptyShop: true }),
  screen('coupons of a new shop', '/coupons', { isEmptyShop: true }),
  screen('reviews of a new shop', '/reviews', { isEmptyShop: true }),
  screen('submissions of a new shop', '/submissions', { isEmptyShop: true }),
  screen('visits of a new shop', '/visits', { isEmptyShop: true }),
  screen('reports of a new shop', '/reports', { isEmptyShop: true }),
]
