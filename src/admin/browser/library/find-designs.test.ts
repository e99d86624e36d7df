import { expect, test } from 'vitest'
import { allDesigns, findDesigns, groupsOf, type OwnListed } from './find-designs.ts'
import { importedText } from './import-labels.ts'

const ready = (id: string, title: string, group: string, words = '') => ({
  id,
  kind: 'section' as const,
  group,
  group_title: group,
  title,
  words,
  note: '',
})
const own = (id: number, raw: string, kind: OwnListed['kind']) => ({ id, kind, title: { raw, rendered: raw } }) as OwnListed // all that is looked at
const ALL = allDesigns([own(4, 'Faixa de Verão', 'section'), own(5, 'Rodapé', 'block')], [
  ready('heroes-a' as never, 'Título no centro', 'heroes', 'capa'),
  ready('faq' as never, 'Perguntas', 'questions', 'dúvidas'),
] as never)

test('the own ones come first, a block says what it is', () => {
  expect(groupsOf(ALL).map(({ title, designs }) => [title, designs.length])).toEqual([
    ['Meus modelos', 2],
    ['heroes', 1],
    ['questions', 1],
  ])
  expect(ALL[1]).toMatchObject({
    key: 'own-5',
    title: 'Rodapé',
    ownId: 5,
    kind: 'block',
    note: expect.stringContaining('Bloco'),
  })
})

test.each<[words: string, group: string | undefined, keys: string[]]>([
  ['', undefined, ['own-4', 'own-5', 'heroes-a', 'faq']],
  ['titulo', undefined, ['heroes-a']],
  ['VERAO', undefined, ['own-4']],
  ['duvidas perguntas', undefined, ['faq']],
  ['bloco', undefined, ['own-5']],
  ['titulo perguntas', undefined, []],
  ['', 'heroes', ['heroes-a']],
  ['perguntas', 'heroes', []],
])('designs are found by «%s» in %s', (words, group, keys) => {
  expect(findDesigns(ALL, words, group).map(({ key }) => key)).toEqual(keys)
})

test('who takes a file in is told what came, and what did not', () => {
  const design = own(4, 'Capa', 'section')
  expect(importedText({ design, unknown: [], changed: [], notes: [], pictures_left: 0, kit: { colours: 0, fonts: 0 } })).toEqual({
    text: '“Capa” está em “Meus modelos”.',
    isWhole: true,
  })
  const { text, isWhole } = importedText({
    design,
    unknown: [
      { name: 'jet-menu', count: 1 },
      { name: 'slider', count: 3 },
    ],
    changed: [{ name: 'eael-info-box', count: 2, into: ['Caixa de ícone'] }],
    notes: ['O vídeo de fundo não veio; ficou a imagem dele.'],
    pictures_left: 2,
    kit: { colours: 3, fonts: 1 },
  })
  expect(isWhole).toBe(false)
  expect(text).toContain('Esta loja não tem: jet-menu, slider (3).')
  expect(text).toContain('Ficou o mais próximo que a loja tem: eael-info-box (2) → Caixa de ícone.')
  expect(text).toContain('O vídeo de fundo não veio')
  expect(text).toContain('2 imagens são de outro site')
})
