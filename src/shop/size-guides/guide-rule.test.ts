import { expect, test } from 'vitest'
import type { GuideInput } from './contract.ts'
import { checkGuide } from './guide-rule.ts'

const guide = (change: Partial<GuideInput> = {}): GuideInput => ({
  name: 'Camisetas',
  intro: '',
  columns: [
    { name: 'Tamanho', unit: '' },
    { name: 'Busto', unit: 'cm' },
  ],
  rows: [
    ['P', '86 a 90'],
    ['M', '91 a 96'],
  ],
  productIds: [],
  categoryIds: [],
  tagIds: [],
  ...change,
})
const column = (name: string) => ({ name, unit: 'cm' as const })

test('a guide is kept as it was typed, without what is empty on all sides', () => {
  const typed = guide({
    name: '  Camisetas \n de malha ',
    intro: 'Meça sobre a pele.\r\n\r\n\r\n\r\nSem apertar.\u202e',
    columns: [{ name: 'Tamanho', unit: '' }, column(' '), column('Busto')],
    rows: [['P', '', ' 86  a 90 ', 'a mais'], ['', ' ', ''], ['M']],
    tagIds: [3, 3, 1],
  })
  expect(checkGuide(typed)).toEqual({
    ok: true,
    guide: guide({
      name: 'Camisetas de malha',
      intro: 'Meça sobre a pele.\n\nSem apertar.',
      rows: [
        ['P', '86 a 90'],
        ['M', ''],
      ],
      tagIds: [3, 1],
    }),
  })
})

test.each<[Partial<GuideInput>, string]>([
  [{ name: ' \u0000 ' }, 'Escreva o nome do guia'],
  [{ columns: [column('Tamanho')] }, 'ao menos uma medida'],
  [{ columns: [] }, 'ao menos uma medida'],
  [{ rows: [] }, 'ao menos uma linha'],
  [{ rows: [['', '']] }, 'ao menos uma linha'],
  [
    {
      rows: [
        ['P', '1'],
        ['', '2'],
      ],
    },
    'A linha 2 não diz de que tamanho é',
  ],
  [
    {
      rows: [
        ['P', '1'],
        ['P', '2'],
      ],
    },
    'O tamanho «P» está em duas linhas',
  ],
  [{ columns: [column('Tamanho'), column('')] }, 'A coluna 2 tem medidas, mas não tem nome'],
  [{ columns: [column('Busto'), column('Busto')] }, '«Busto» está duas vezes'],
  [{ rows: [['P', 'x'.repeat(41)]] }, 'longo demais'],
  [{ columns: [column('Tamanho'), column('x'.repeat(41))] }, 'longo demais'],
  [{ intro: 'x'.repeat(2_001) }, 'até 2000 letras'],
  [{ rows: Array.from({ length: 41 }, (_, n) => [String(n), '1']) }, 'até 40 linhas'],
  [{ columns: Array.from({ length: 13 }, (_, n) => column(String(n))) }, 'até 12 colunas'],
  [{ productIds: Array.from({ length: 501 }, (_, n) => n + 1) }, 'até 500'],
])('%j is refused in words', (change, words) => {
  const checked = checkGuide(guide(change))
  expect(checked.ok ? '' : checked.text).toContain(words)
})
