import { watching } from '#tests/support/popup-shop.ts'
import type { State } from '../state.ts'
import { page } from '../steps.ts'

export const states: State[] = [
  page('first visit: home', '/', { as: 'newcomer', isCompared: true }),
  {
    name: 'first visit: both bars on a product',
    as: 'newcomer',
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/produto/vaso-jequitinhonha/`)
      await opened.mouse.move(100, 100)
      await opened.getByRole('region', { name: 'Aviso de cookies' }).waitFor()
    },
  },
  {
    name: 'first visit: both bars on the contact form',
    as: 'newcomer',
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/contato/`)
      await opened.mouse.move(100, 100)
      await opened.getByRole('region', { name: 'Aviso de cookies' }).waitFor()
    },
  },
  {
    name: 'size guide',
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/produto/camisa-de-linho/`)
      await opened.getByRole('button', { name: 'Guia de medidas' }).click()
      await opened.getByRole('dialog', { name: 'Guia de medidas' }).waitFor()
    },
  },
  {
    name: 'cookie preferences',
    as: 'newcomer',
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/contato/`)
      await opened.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }).click()
      await opened.getByRole('dialog', { name: 'Preferências de cookies' }).waitFor()
    },
  },
  {
    name: 'menu of a telephone',
    widths: [360],
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/`)
      await opened.locator('.elementor-menu-toggle').first().click()
      await opened.locator('.elementor-menu-toggle[aria-expanded="true"]').first().waitFor()
    },
  },
  {
    name: 'search box',
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/sobre/`)
      await opened.getByRole('banner').getByRole('link', { name: 'Pesquisar' }).click()
      await opened.getByRole('dialog', { name: 'Pesquisar' }).waitFor()
    },
  },
  {
    name: 'search suggestions',
    isCompared: true,
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/sobre/`)
      await opened.getByRole('banner').getByRole('link', { name: 'Pesquisar' }).click()
      await opened.getByRole('dialog', { name: 'Pesquisar' }).getByRole('combobox').fill('vaso')
      await opened.getByRole('dialog', { name: 'Pesquisar' }).getByRole('option').first().waitFor()
    },
  },
  {
    name: 'welcome popup',
    isCompared: true,
    as: 'buyer',
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/loja/`)
      await watching(opened)
      await opened.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })))
      await opened.getByRole('dialog', { name: 'Boas-vindas' }).getByRole('heading').first().waitFor()
    },
  },
  {
    name: 'popup closed again',
    as: 'buyer',
    keeps: { focus: true },
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/loja/`)
      await watching(opened)
      await opened.locator('.product-card a').first().focus()
      await opened.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })))
      const popup = opened.getByRole('dialog', { name: 'Boas-vindas' })
      await popup.getByRole('button', { name: 'Fechar' }).click()
      await popup.waitFor({ state: 'detached' })
    },
  },
  {
    name: 'filters of a telephone',
    widths: [360],
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/loja/`)
      await opened.locator('summary').filter({ hasText: 'Filtr' }).first().click()
      await opened.getByRole('navigation', { name: 'Filtros' }).waitFor()
    },
  },
  {
    name: 'picture in the lightbox',
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/produto/vaso-jequitinhonha/`)
      await opened.locator('.woocommerce-product-gallery a').first().click()
      await opened.locator('dialog.elementor-lightbox[open]').waitFor()
    },
  },
  {
    name: 'contact form with errors',
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/contato/`)
      await opened.locator('form.elementor-form').getByRole('textbox').first().fill('Ana')
      await opened.locator('form.elementor-form button[type="submit"]').click()
      await opened.locator('form.elementor-form :is([aria-invalid="true"], :invalid)').first().waitFor()
    },
  },
]
