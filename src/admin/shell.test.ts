import { expect, test } from 'vitest'
import { workbenchShell } from './shell.tsx'

const html = workbenchShell({
  extensions: [],
  shopName: 'Casa Aroeira',
  person: { id: 7, name: 'Ana', roles: ['administrator'] },
  restRoot: '/wp-json/',
  restNonce: 'n',
  styleNonce: 's',
  entry: 'main.js',
  early: 'early.js',
  questions: [],
  preloads: ['library.js'],
})

test('until its scripts are here the workbench shows its shape: bar, menu and parts of a screen, and says that it opens', () => {
  expect(html).toContain('class="painel-bar"')
  expect(html).toContain('class="painel-menu"')
  expect(html.match(/class="painel-block"/g)?.length).toBeGreaterThan(2)
  expect(html).toMatch(/role="status"[^>]*>Abrindo o painel…/)
  expect(html).toContain('prefers-reduced-motion')
})

test('it takes part in the transition that the page of the sign-in begins: else that page would complain', () => {
  expect(html).toContain('@view-transition{navigation:auto}')
})
