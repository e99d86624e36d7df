import { expect, test } from 'vitest'
import { type AuditRecord, changesOf, changeText, csvRow, deedText } from './audit-labels.ts'

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
    { name: 'odd thing › a', before: 'vazio', after: '1' },
  ])
})

test.each<[string, unknown, unknown, string[]]>([
  [
    'settings',
    { title: 'PAC', cost_cents: 1_500, taxable: false },
    { title: 'PAC', cost_cents: 1_990, taxable: true },
    ['Ajustes › cost cents: R$\u00a015,00 → R$\u00a019,90', 'Ajustes › taxable: não → sim'],
  ],
  ['value', { from: '2026-11-15' }, { from: '2026-11-16' }, ['Valor › de: 15/11/2026 → 16/11/2026']],
  ['items', [{ title: 'Início' }], [{ title: 'Início' }, { title: 'Loja' }], ['Itens: 1 item (Início) → 2 itens (Início, Loja)']],
  [
    'items',
    [{ title: 'Loja', url: '/a' }],
    [{ title: 'Loja', url: '/b' }],
    ['Itens: 1 item (Loja) → 1 item (Loja), com mudanças'],
  ],
  ['document', [], [{ elType: 'container' }, { elType: 'widget' }], ['Conteúdo da página: vazio → 2 blocos']],
  ['meta', {}, { a: { b: { c: 1 } } }, ['Dados de outros programas › a › b: vazio → 1 ajuste']],
  ['states', ['SP'], ['SP', 'RJ'], ['Estados: SP → SP, RJ']],
  ['options', [{ name: 'Cor', value: 'Azul' }], null, ['Opções: 1 item (Cor) → vazio']],
  ['on_hand', 1_000, 1_200, ['Unidades: 1.000 → 1.200']],
  ['enabled', 'yes', 'no', ['Ligado: sim → não']],
  [
    'settings',
    { timing: {}, conditions: ['include/general'] },
    {
      timing: { times: 'yes', times_count: 'open' },
      conditions: ['include/singular/front_page', 'exclude/product/7'],
      open_selector: '',
    },
    [
      'Ajustes › Para quem abre › No máximo algumas vezes por pessoa: vazio → sim',
      'Ajustes › Para quem abre › O que conta: vazio → quando abre',
      'Ajustes › Onde aparece: Em toda a loja → Na página inicial, menos: No produto nº 7',
    ],
  ],
  [
    'settings',
    null,
    { cents: 1_234, days: { from: 3, to: 7 } },
    [
      'Ajustes › Preço: vazio → R$\u00a012,34',
      'Ajustes › Prazo em dias úteis › de: vazio → 3',
      'Ajustes › Prazo em dias úteis › até: vazio → 7',
    ],
  ],
  ['value', { pix: { discountPercent: 0 } }, { pix: { discountPercent: 3 } }, ['Valor › Pix › Desconto (%): 0 → 3']],
  ['kind', 'flat_rate', 'local_pickup', ['Tipo: taxa fixa → retirada no local']],
  ['shipping_rate', 'other:0', 'flat_rate:3', ['Opção de frete: a combinar → taxa fixa nº 3']],
])('%s from %j to %j is told in words, never as JSON: %j', (column, before, after, told) => {
  const one = entry({ before: { [column]: before }, after: { [column]: after } })
  expect(changesOf(one).map((change) => changeText(one, change))).toEqual(told)
})

test('words of one table are told as that table means them', () => {
  const told = (noun: string, column: string, word: string) =>
    changesOf(entry({ noun, before: { [column]: null }, after: { [column]: word } })).map(({ after }) => after)
  expect(told('custom_fields', 'kind', 'number')).toEqual(['número'])
  expect(told('price_plans', 'kind', 'sale')).toEqual(['preço promocional'])
  expect(told('products', 'backorders', 'notify')).toEqual(['sim, com aviso'])
  expect(told('products', 'name', 'number')).toEqual(['number'])
})

test('a setting has the name of its screen, and an order its own columns', () => {
  expect(deedText(entry({ noun: 'settings', label: 'store_notice' }))).toBe('Alterada: configuração «Aviso da loja»')
  const order = entry({
    noun: 'orders',
    action: 'insert',
    before: {},
    after: { billing: '•••', shipping: '•••', created_via: 'admin' },
  })
  expect(changesOf(order).map(({ name, after }) => `${name}: ${after}`)).toEqual([
    'Endereço de cobrança: •••',
    'Endereço de entrega: •••',
    'Feito por: painel da loja',
  ])
})

test('a row for a spreadsheet says who, how and what', () => {
  const row = csvRow(entry({ channel: 'api-key' }))
  expect(row.slice(1, 4)).toEqual(['Ana', 'por chave da API', 'Alterado: produto «Caneca»'])
  expect(row.at(-1)).toBe('r-1')
})
