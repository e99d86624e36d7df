import type { State } from '../state.ts'
import { page } from '../steps.ts'

const account = (name: string, path: string, more: Partial<State> = {}) =>
  page(name, `/minha-conta/${path}`, { as: 'customer', ...more })

export const states: State[] = [
  page('sign in', '/minha-conta/', { isCompared: true }),
  {
    name: 'sign in with a wrong password',
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/minha-conta/`)
      const form = opened.locator('form.woocommerce-form-login')
      await form.getByLabel('Nome de usuário ou e-mail').fill('ana')
      await form.getByLabel('Senha', { exact: true }).fill('errada')
      await form.getByRole('button', { name: 'Acessar' }).click()
      await opened.locator('.woocommerce-error').waitFor()
    },
  },
  page('forgotten password', '/minha-conta/lost-password/'),
  page('follow an order', '/acompanhar-pedido/'),
  account('dashboard', '', { isCompared: true }),
  account('orders', 'orders/'),
  account('credit', 'credito/'),
  {
    name: 'order that waits for its payment',
    as: 'customer',
    open: (opened, { origin, orders }) => opened.goto(`${origin}/minha-conta/view-order/${orders.pending.id}/`),
  },
  {
    name: 'order that was sent',
    as: 'customer',
    open: (opened, { origin, orders }) => opened.goto(`${origin}/minha-conta/view-order/${orders.sent.id}/`),
  },
  account('downloads', 'downloads/'),
  account('addresses', 'edit-address/'),
  account('billing address', 'edit-address/billing/'),
  {
    name: 'shipping address with errors',
    as: 'customer',
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/minha-conta/edit-address/shipping/`)
      await opened.locator('form').evaluateAll((forms) => forms.forEach((form) => ((form as HTMLFormElement).noValidate = true)))
      await opened
        .getByRole('main')
        .getByRole('button', { name: /Salvar/ })
        .click()
      await opened.locator('.woocommerce-error').waitFor()
    },
  },
  account('payment methods', 'payment-methods/'),
  account('details', 'edit-account/'),
  account('data', 'my-data/'),
]
