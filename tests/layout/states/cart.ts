import type { State } from '../state.ts'
import { drawer, fillCart, page } from '../steps.ts'

const SCROLLED_PX = 800

export const states: State[] = [
  {
    name: 'drawer without goods',
    as: 'buyer',
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/sobre/`)
      await opened.locator('.elementor-menu-cart__toggle_button').click()
      await drawer(opened).getByText('Nenhum produto no carrinho.').waitFor()
    },
  },
  {
    name: 'drawer after adding a product',
    as: 'buyer',
    isCompared: true,
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/produto/vaso-jequitinhonha/`)
      await opened.locator('.single_add_to_cart_button').click()
      await drawer(opened).getByRole('link', { name: 'Ver carrinho' }).waitFor()
    },
  },
  {
    name: 'drawer with many goods',
    as: 'buyer',
    open: async (opened, shop) => {
      await fillCart(opened, shop, [
        'vaso-jequitinhonha',
        'moringa-de-barro',
        'colheres-de-pau',
        'travessa-oval',
        'porta-temperos',
      ])
      await opened.goto(`${shop.origin}/sobre/`)
      await opened.locator('.elementor-menu-cart__toggle_button').click()
      await drawer(opened).getByRole('link', { name: 'Ver carrinho' }).waitFor()
    },
  },
  {
    name: 'drawer closed again on a scrolled page',
    as: 'buyer',
    isReopened: true,
    keeps: { focus: true, scrolled: SCROLLED_PX },
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/loja/`)
      await opened.evaluate((top) => scrollTo(0, top), SCROLLED_PX)
      const button = opened.locator('.ajax_add_to_cart')
      const seen = await button.evaluateAll((all) =>
        all.findIndex((one) => one.getBoundingClientRect().top > 80 && one.getBoundingClientRect().bottom < innerHeight - 10),
      )
      if (seen < 0) throw new Error('No button is in view: what is pressed would be scrolled to first.')
      await button.nth(seen).click()
      await drawer(opened).getByRole('link', { name: 'Ver carrinho' }).waitFor()
      await opened.keyboard.press('Escape')
      await drawer(opened).waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'drawer after a line is removed',
    as: 'buyer',
    keeps: { focus: true },
    open: async (opened, shop) => {
      await fillCart(opened, shop, ['vaso-jequitinhonha', 'moringa-de-barro'])
      await opened.goto(`${shop.origin}/sobre/`)
      await opened.locator('.elementor-menu-cart__toggle_button').click()
      await drawer(opened)
        .getByRole('button', { name: /^Remover/ })
        .first()
        .click()
      await drawer(opened).locator('.woocommerce-mini-cart-item').nth(1).waitFor({ state: 'detached' })
    },
  },
  {
    name: 'drawer after its last line is removed',
    as: 'buyer',
    keeps: { focus: true },
    open: async (opened, shop) => {
      await fillCart(opened, shop, ['vaso-jequitinhonha'])
      await opened.goto(`${shop.origin}/sobre/`)
      await opened.locator('.elementor-menu-cart__toggle_button').click()
      await drawer(opened)
        .getByRole('button', { name: /^Remover/ })
        .first()
        .click()
      await drawer(opened).getByText('Nenhum produto no carrinho.').waitFor()
    },
  },
  page('cart without goods', '/cart/', { as: 'buyer' }),
  {
    name: 'cart',
    as: 'buyer',
    isCompared: true,
    open: async (opened, shop) => {
      await fillCart(opened, shop, ['vaso-jequitinhonha', 'moringa-de-barro', 'colheres-de-pau'])
      await opened.goto(`${shop.origin}/cart/`)
      await opened.locator('.elementor-widget-woocommerce-cart[data-awake]').waitFor()
    },
  },
  {
    name: 'cart with a coupon',
    as: 'buyer',
    open: async (opened, shop) => {
      await fillCart(opened, shop, ['vaso-jequitinhonha', 'moringa-de-barro'])
      await opened.goto(`${shop.origin}/cart/`)
      await opened.locator('.elementor-widget-woocommerce-cart[data-awake]').waitFor()
      await opened.locator('#coupon_code').fill('bemvindo10')
      await opened.getByRole('button', { name: 'Aplicar código' }).click()
      await opened.locator('.cart-discount').waitFor()
    },
  },
  {
    name: 'cart with a coupon that does not exist',
    as: 'buyer',
    open: async (opened, shop) => {
      await fillCart(opened, shop, ['vaso-jequitinhonha'])
      await opened.goto(`${shop.origin}/cart/`)
      await opened.locator('.elementor-widget-woocommerce-cart[data-awake]').waitFor()
      await opened.locator('#coupon_code').fill('nao-existe')
      await opened.getByRole('button', { name: 'Aplicar código' }).click()
      await opened.locator('.woocommerce-error').first().waitFor()
    },
  },
  {
    name: 'cart after a line is removed',
    as: 'buyer',
    keeps: { focus: true },
    open: async (opened, shop) => {
      await fillCart(opened, shop, ['vaso-jequitinhonha', 'moringa-de-barro'])
      await opened.goto(`${shop.origin}/cart/`)
      await opened.locator('.elementor-widget-woocommerce-cart[data-awake]').waitFor()
      await opened
        .getByRole('main')
        .getByRole('button', { name: /^Remover/ })
        .first()
        .click()
      await opened.getByRole('link', { name: 'Desfazer?' }).waitFor()
    },
  },
]
