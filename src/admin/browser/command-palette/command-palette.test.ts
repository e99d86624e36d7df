import { expect, test } from 'vitest'
import { SECTIONS, sectionsFor } from '../sections.ts'
import { TABS } from '../settings/tabs.ts'
import { entriesOf, settingEntries } from './entries.ts'
import { opensPalette } from './opens-palette.ts'
import { fitOf, grouped, keyOf, ranked } from './rank.ts'
import { recentEntries, remembered } from './recent.ts'
import { stepTo } from './step-to.ts'

const all = entriesOf(SECTIONS, TABS)
const found = (typed: string) => ranked(all, typed, [], 8).map(({ label }) => label)

test('whatever can be made new is an action with a name of its own', () => {
  const made = SECTIONS.flatMap(({ resources = [] }) => resources).filter(({ create }) => create)
  const unnamed = made.filter(({ options }) => !(options as { fresh?: string }).fresh).map(({ name }) => name)
  expect(unnamed).toEqual([])
  expect(found('novo prod')[0]).toBe('Novo produto')
  expect(found('cupom')[0]).toBe('Novo cupom')
  expect(found('cupom')).toContain('Cupons')
  expect(found('Avaliacao')).toContain('Avaliações')
})

test('every screen that is somewhere to begin is found by its name', () => {
  const reached = new Set(all.map(({ to }) => to))
  const screens = SECTIONS.flatMap(({ resources = [], pages = [] }) => [
    ...resources.flatMap(({ name, list, create }) => [...(list ? [`/${name}`] : []), ...(create ? [`/${name}/create`] : [])]),
    ...pages.map(({ path }) => path),
  ])
  // What is printed of what was chosen, the pages of one move, and an old address of the list of customers.
  const elsewhere = new Set(['/print-orders', '/print-dispatch', '/trazer-loja/comparar', '/customer-profiles'])
  expect(screens.filter((path) => !path.includes(':') && !reached.has(path) && !elsewhere.has(path))).toEqual([])
  expect(found('novo guia')[0]).toBe('Novo guia de medidas')
  expect(found('sinonimos')[0]).toBe('Sinônimos da busca')
})

test('screens, parts of the settings and single settings are found without accents, by the beginnings of their words', () => {
  expect(found('relatorios')[0]).toBe('Relatórios')
  expect(found('promo')).toEqual(expect.arrayContaining(['Promoções', 'Nova promoção']))
  expect(found('parcelas cart')).toContain('Parcelamento')
  const settings = settingEntries(
    [
      { id: 'vitrine_whatsapp', label: 'WhatsApp', description: 'Com DDD.', group: 'general' },
      { id: 'unknown', label: 'Sem lugar', description: '', group: 'nowhere' },
    ],
    TABS,
  )
  expect(settings.map(({ to, about }) => [to, about])).toEqual([['/ajustes/loja', 'Ajustes › Loja']])
  expect(fitOf(settings[0]!, 'ddd')).toBe(3)
  expect(fitOf(settings[0]!, 'xyz')).toBeUndefined()
})

test('no two things of the palette are the same', () => {
  expect(new Set(all.map(keyOf)).size).toBe(all.length)
})

test('a shop manager finds nothing that the menu hides from their role', () => {
  const addresses = (role: 'administrator' | 'shop_manager') => entriesOf(sectionsFor(role), TABS).map(({ to }) => to)
  expect(addresses('administrator')).toEqual(expect.arrayContaining(['/people', '/people/create', '/backups']))
  const own = addresses('shop_manager')
  for (const hidden of ['/people', '/people/create', '/backups', '/jobs', '/api_keys', '/audit'])
    expect(own).not.toContain(hidden)
  expect(own).toEqual(expect.arrayContaining(['/orders', '/products/create', '/ajustes/loja']))
})

test('what was chosen lately comes first among what fits alike, and no name of a person is kept', () => {
  const [coupon, products] = ['Novo cupom', 'Produtos'].map((label) => all.find((entry) => entry.label === label)!)
  const kept = remembered(remembered([], coupon!), products!)
  expect(kept.map(({ label }) => label)).toEqual(['Produtos', 'Novo cupom'])
  expect(remembered(kept, coupon!).map(({ label }) => label)).toEqual(['Novo cupom', 'Produtos'])
  expect(remembered(kept, { ...coupon!, to: '/customer-profiles/7/show', label: 'Ana Lima', isRemembered: false })).toEqual(kept)
  const many = Array.from({ length: 20 }, (_, at) => ({ ...coupon!, label: `Cupom ${at}` }))
  expect(many.reduce<ReturnType<typeof remembered>>((list, entry) => remembered(list, entry), [])).toHaveLength(6)
  expect(ranked(all, 'nov', [keyOf(coupon!)], 3)[0]?.label).toBe('Novo cupom')
})

test('what the browser kept is shown only where it still can be opened', () => {
  const kept = [{ to: '/people', label: 'Pessoas', about: 'Ajustes' }, { to: 7 }, null, 'x']
  expect(recentEntries(kept, () => true).map(({ label }) => label)).toEqual(['Pessoas'])
  expect(recentEntries(kept, () => false)).toEqual([])
  expect(recentEntries('broken', () => true)).toEqual([])
})

test('headings stand once, in the order of what fits best', () => {
  const of = (label: string) => all.find((entry) => entry.label === label)!
  const groups = grouped([of('Produtos'), of('Novo produto'), of('Pedidos')])
  expect(groups.map(({ heading, entries }) => [heading, entries.map(({ label }) => label)])).toEqual([
    ['Telas', ['Produtos', 'Pedidos']],
    ['Fazer', ['Novo produto']],
  ])
})

test('arrows go round the list; Ctrl+K and ⌘K open it unless a text took the key for a link', () => {
  expect(stepTo('ArrowDown', { active: 2, count: 3 })).toBe(0)
  expect(stepTo('ArrowUp', { active: 0, count: 3 })).toBe(2)
  expect([stepTo('a', { active: 0, count: 3 }), stepTo('ArrowDown', { active: 0, count: 0 })]).toEqual([undefined, undefined])
  const key = { key: 'k', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false }
  expect(opensPalette(key)).toBe(true)
  expect(opensPalette({ ...key, ctrlKey: false, metaKey: true })).toBe(true)
  expect([opensPalette({ ...key, defaultPrevented: true }), opensPalette({ ...key, ctrlKey: false })]).toEqual([false, false])
})
