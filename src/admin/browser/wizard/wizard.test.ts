import { expect, test } from 'vitest'
import type { ZoneMethod } from '../settings/method-dialog.tsx'
import { fieldsOf, FIRST_WISH, freightCalls, inputOf, inputProblem, inputWith } from './freight-plan.ts'
import { isOffered, missingIn, resumeAt } from './steps.ts'

const method = (id: number, kind: string, enabled: boolean, settings: Record<string, string> = {}) =>
  ({
    id,
    method_id: kind,
    enabled,
    settings: Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, { value }])),
  }) as unknown as ZoneMethod

test.each([
  [undefined, 'shop'],
  ['', 'shop'],
  ['payment', 'payment'],
  ['done', 'open'],
  ['nowhere', 'shop'],
])('who left at %s goes on at %s', (kept, slug) => {
  expect(resumeAt(kept)).toBe(slug)
})

test('the first run is offered to a shop with nothing to sell, and to one that began it; not to one that finished it', () => {
  expect(isOffered({ step: '', products: 0 })).toBe(true)
  expect(isOffered({ step: 'freight', products: 3 })).toBe(true)
  expect(isOffered({ step: '', products: 3 })).toBe(false)
  expect(isOffered({ step: 'done', products: 0 })).toBe(false)
})

test('a fresh area gets what was wished and nothing else', () => {
  expect(freightCalls([], { flat: '18.50', freeFrom: '', hasPickup: true })).toEqual([
    { body: { method_id: 'flat_rate', title: 'Entrega', settings: { cost: '18.50' } } },
    { body: { method_id: 'local_pickup', title: 'Retirada no local', settings: { cost: '0' } } },
  ])
})

test('done again, it changes what is there and switches off what is not wished any more', () => {
  const methods = [
    method(1, 'flat_rate', true, { cost: '20.00' }),
    method(2, 'local_pickup', true),
    method(3, 'free_shipping', false, { min_amount: '200.00' }),
  ]
  expect(inputOf(methods)).toEqual({ flat: '20.00', freeFrom: '', hasPickup: true })
  expect(freightCalls(methods, { flat: '25.00', freeFrom: '150.00', hasPickup: false })).toEqual([
    { id: 1, body: { enabled: true, settings: { cost: '25.00' } } },
    { id: 3, body: { enabled: true, settings: { min_amount: '150.00' } } },
    { id: 2, body: { enabled: false } },
  ])
})

test('a wish that sends nothing, or an amount that is none, is told', () => {
  expect(inputProblem(FIRST_WISH)).toBeUndefined()
  expect(inputProblem({ flat: '', freeFrom: '', hasPickup: false })).toMatch(/ao menos uma/)
  expect(inputProblem({ flat: 'caro', freeFrom: '', hasPickup: true })).toMatch(/20,00/)
})

test('what was typed of a wish takes the place of what the shop has', () => {
  const input = { flat: '20.00', freeFrom: '', hasPickup: true }
  expect(fieldsOf(input).map(({ id, value }) => [id, value])).toEqual([
    ['flat', '20.00'],
    ['freeFrom', ''],
    ['hasPickup', 'yes'],
  ])
  expect(inputWith(input, {})).toEqual(input)
  expect(inputWith(input, { flat: '1234.56', hasPickup: 'no' })).toEqual({ flat: '1234.56', freeFrom: '', hasPickup: false })
})

test('before the shop opens, what was left empty is told by its name', () => {
  const settings = [
    { id: 'city', label: 'Cidade', value: '' },
    { id: 'street', label: 'Endereço', value: 'Rua Direita, 12' },
    { id: 'mail', label: 'E-mail', value: '' },
  ]
  expect(missingIn(settings, ['street', 'city', 'mail'])).toBe(' (falta: Cidade, E-mail)')
  expect(missingIn(settings, ['street'])).toBe('')
})
