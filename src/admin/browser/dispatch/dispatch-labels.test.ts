import { expect, test } from 'vitest'
import type { DispatchItem, LabelItem } from '#api/vitrine/dispatch-item.ts'
import type { LabelOfferItem } from '#api/vitrine/dispatch-routes.ts'
import { codesOf, firstOffer, needsLabel, packagesByCarrier, packagesText, progressOf, weightText } from './dispatch-labels.ts'

const label = (over: Partial<LabelItem>) =>
  ({ state: 'bought', code: '', paid_cents: null, service_name: 'PAC', ...over }) as LabelItem
const order = (over: Partial<DispatchItem> = {}) =>
  ({
    packages: 1,
    weight_grams: 1_200,
    chosen: { carrier: 'melhor_envio', service: '1', name: 'PAC (Correios)', cost_cents: 2_200 },
    labels: [],
    shipping_cents: 2_500,
    shipping_label: 'Entrega',
    tracking: null,
    ...over,
  }) as unknown as DispatchItem
const offer = (carrier: string, service: string, cents: number) => ({ carrier, service, cents }) as LabelOfferItem

test.each<[string, Partial<DispatchItem>, boolean]>([
  ['without any', {}, true],
  ['bought', { labels: [label({})] }, false],
  ['in the queue', { labels: [label({ state: 'planned' })] }, false],
  ['to be checked', { labels: [label({ state: 'check' })] }, false],
  ['failed', { labels: [label({ state: 'failed' })] }, true],
  ['cancelled', { labels: [label({ state: 'cancelled' })] }, true],
  ['one of two', { packages: 2, labels: [label({})] }, true],
])('an order needs a label: %s', (_what, over, needs) => expect(needsLabel(order(over))).toBe(needs))

test('progress is told while labels are bought, and not afterwards', () => {
  const [done, planned, failed] = [label({}), label({ state: 'planned' }), label({ state: 'failed' })]
  expect(progressOf([order({ labels: [done] }), order({ labels: [planned] }), order({ labels: [failed] })])).toMatchObject({
    done: 2,
    all: 3,
    text: 'Comprando etiquetas: 2 de 3 prontas',
  })
  expect(progressOf([order({ labels: [done] })])).toBeUndefined()
})

test('packages are told with their weight, what they cost and what was charged', () => {
  expect(packagesText(order()).replaceAll('\u00a0', ' ')).toBe('1 pacote · 1,2 kg · custa R$ 22,00 · cobrado R$ 25,00')
  const bought = order({ packages: 2, weight_grams: 0, labels: [label({ paid_cents: 1_000 }), label({ paid_cents: 1_100 })] })
  expect(packagesText(bought).replaceAll('\u00a0', ' ')).toBe('2 pacotes · pago R$ 21,00 · cobrado R$ 25,00')
  expect(weightText(300)).toBe('300 g')
})

test('the service of the order is kept; where it is not to be had, the cheapest', () => {
  const offers = [offer('correios', '03220', 3_400), offer('melhor_envio', '1', 2_200), offer('melhor_envio', '3', 1_900)]
  expect(firstOffer(offers, order().chosen)).toBe(offers[1])
  expect(firstOffer(offers, null)).toBe(offers[2])
  expect(firstOffer([], null)).toBeUndefined()
})

test('the list to sign counts packages by who takes them', () => {
  const tracked = order({ packages: 2, tracking: { carrier: 'Correios', code: 'AB1', url: '' } })
  expect(
    packagesByCarrier([order({ chosen: null }), tracked, order({ tracking: { carrier: 'Correios', code: '', url: '' } })]),
  ).toEqual([
    { carrier: 'Correios', packages: 3 },
    { carrier: 'Entrega', packages: 1 },
  ])
  expect(codesOf({ ...tracked, labels: [label({ code: 'AB1' }), label({ code: 'AB2' })] })).toEqual(['AB1', 'AB2'])
})
