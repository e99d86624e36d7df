import { expect, test } from 'vitest'
import { type AuditRecord, changesOf, csvRow, deedText } from './audit-words.ts'

const entry = (over: Partial<AuditRecord>): AuditRecord => ({
  id: 1,
  date: '2026-11-15T10:30:00',
  actor_id: 2,
  actor_name: 'Ana',
  channel: 'cookie',
  request_id: 'r-1',
  noun: 'products',
  record_id: '7',
  label: 'Caneca',
  action: 'update',
  before: { price_cents: 1_000, featured: false, sku: 'A-1' },
  after: { price_cents: 1_250, featured: true },
  ...over,
})

test('an entry is told in words: the deed, the thing, and each value before and after', () => {
  expect(deedText(entry({}))).toBe('Alterado: produto «Caneca»')
  expect(deedText(entry({ noun: 'api_keys', action: 'delete', label: '' }))).toBe('Excluída: chave da API nº 7')
  expect(changesOf(entry({}))).toEqual([
    { name: 'Preço', before: 'R$\u00a010,00', after: 'R$\u00a012,50' },
    { name: 'Em destaque', before: 'não', after: 'sim' },
    { name: 'SKU', before: 'A-1', after: 'vazio' },
  ])
})

test('what no list of words knows is still told', () => {
  expect(deedText(entry({ noun: 'gift_cards', label: '' }))).toBe('Alterado: gift cards nº 7')
  expect(changesOf(entry({ before: {}, after: { odd_thing: { a: 1 } } }))).toEqual([
    { name: 'odd thing', before: 'vazio', after: '{"a":1}' },
  ])
})

test('a row for a spreadsheet says who, how and what', () => {
  const row = csvRow(entry({ channel: 'api-key' }))
  expect(row.slice(1, 4)).toEqual(['Ana', 'por chave da API', 'Alterado: produto «Caneca»'])
  expect(row.at(-1)).toBe('r-1')
})
