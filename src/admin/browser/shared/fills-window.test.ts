import { expect, test } from 'vitest'
import { fillsWindow } from './fills-window.ts'

const sections = [
  { resources: [{ name: 'pages', options: { label: 'Páginas', fillsWindow: true } }] },
  { resources: [{ name: 'orders', options: { label: 'Pedidos' } }] },
  {},
]

test('the editor of a page fills the window; its list, the form that makes one and other screens do not', () => {
  expect(fillsWindow('/pages/12', sections)).toBe(true)
  for (const path of ['/', '/pages', '/pages/', '/pages/create', '/orders/12', '/reports', '/pagesx/1'])
    expect(fillsWindow(path, sections)).toBe(false)
})
