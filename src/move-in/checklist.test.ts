import { expect, test } from 'vitest'
import { type ChecklistFacts, checklistOf } from './checklist.ts'

const READY: ChecklistFacts = {
  move: 7,
  source: 'www.antiga.example',
  shopUrl: 'https://antiga.example',
  isReached: true,
  mail: 'on',
  payments: 2,
  freightMethods: 1,
  shop: { name: 'Casa', tagline: 'Redes do sertão', legalName: 'Casa Ltda', document: '11.222.333/0001-81' },
  legalPages: { terms: true, privacy: true },
  asked: 0,
  pictures: { waiting: 0, failed: 0 },
  pages: { total: 3, compared: 3 },
  lostAddresses: 0,
  redirects: 12,
}
const stateOf = (facts: Partial<ChecklistFacts>, id: string) =>
  checklistOf({ ...READY, ...facts }).find((one) => one.id === id)?.state

test('a shop that has everything has nothing left to do', () => {
  expect(new Set(checklistOf(READY).map(({ state }) => state))).toEqual(new Set(['done']))
})

test.each<[string, Partial<ChecklistFacts>, string]>([
  ['questions', { asked: 2 }, 'missing'],
  ['pictures', { pictures: { waiting: 5, failed: 0 } }, 'missing'],
  ['pictures', { pictures: { waiting: 0, failed: 1 } }, 'look'],
  ['pages', { pages: { total: 3, compared: 1 } }, 'look'],
  ['pages', { pages: { total: 0, compared: 0 } }, 'done'],
  ['payment', { payments: 0 }, 'missing'],
  ['freight', { freightMethods: 0 }, 'missing'],
  ['mail', { mail: 'failing' }, 'missing'],
  ['legal', { legalPages: { terms: false, privacy: true } }, 'missing'],
  ['legal', { shop: { ...READY.shop, document: '' } }, 'missing'],
  ['titles', { shop: { ...READY.shop, name: 'Minha loja' } }, 'missing'],
  ['titles', { shop: { ...READY.shop, tagline: '' } }, 'missing'],
  ['redirects', { lostAddresses: 4 }, 'look'],
  ['domain', { shopUrl: 'http://localhost:3000' }, 'missing'],
  ['domain', { isReached: false }, 'missing'],
  ['domain', { shopUrl: 'https://nova.example' }, 'look'],
])('%s with %j is %s', (id, facts, state) => {
  expect(stateOf(facts, id)).toBe(state)
})

test('what is missing says where it is mended', () => {
  const open = checklistOf({ ...READY, payments: 0, freightMethods: 0, mail: 'off' }).filter(({ state }) => state === 'missing')
  expect(open.map(({ to }) => to)).toEqual(['/ajustes/pagamento', '/ajustes/frete', '/ajustes/emails'])
})
