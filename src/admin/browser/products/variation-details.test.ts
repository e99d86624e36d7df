import { expect, test } from 'vitest'
import { detailsInput, detailsOf, detailsText, refuseDetails } from './variation-details.ts'

const KEPT = {
  global_unique_id: '7891000315507',
  date_on_sale_from: '2026-12-01T15:00:00',
  date_on_sale_to: null,
  description: '<p>Azul &amp; branco.</p><p>Esgota <em>logo</em>.</p>',
}
const NONE = { gtin: '', sale_from: '', sale_to: '', description: '' }

test('what nobody touched is not told again: neither the hour of a sale nor markup is lost', () => {
  const typed = detailsOf(KEPT)
  expect(typed).toEqual({
    gtin: '7891000315507',
    sale_from: '2026-12-01',
    sale_to: '',
    description: 'Azul & branco.\nEsgota logo.',
  })
  expect(detailsInput(typed, KEPT)).toEqual({})
})

test('days are whole days, empty ones are taken away, and words are words', () => {
  const typed = { gtin: ' 123 ', sale_from: '', sale_to: '2026-12-24', description: 'Menor que <5 cm & leve ' }
  expect(detailsInput(typed, KEPT)).toEqual({
    global_unique_id: '123',
    date_on_sale_from: null,
    date_on_sale_to: '2026-12-24T23:59:59',
    description: 'Menor que &lt;5 cm &amp; leve',
  })
  const kept = { ...KEPT, description: 'Menor que &lt;5 cm &amp; leve' }
  expect(detailsOf(kept).description).toBe('Menor que <5 cm & leve')
})

test.each([
  [{ gtin: '789-x' }, 'O GTIN só tem números e traços.'],
  [{ sale_from: '2026-12-02', sale_to: '2026-12-01' }, 'A promoção precisa terminar depois de começar.'],
  [{ sale_from: '2026-12-01', sale_to: '2026-12-01' }, undefined],
])('%j is refused: %s', (typed, problem) => expect(refuseDetails({ ...NONE, ...typed })).toBe(problem))

test('what is filled in is told in a few words', () => {
  expect(detailsText(NONE)).toBe('')
  expect(detailsText({ gtin: '1', sale_from: '2026-12-01', sale_to: '2026-12-24', description: 'x' })).toBe(
    'GTIN 1 · promoção desde 01/12/2026 até 24/12/2026 · texto próprio',
  )
})
