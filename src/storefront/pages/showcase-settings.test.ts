import { expect, test } from 'vitest'
import { choice, items, link, number, perDevice, picture, text, toggle } from '#builder/fields.ts'
import { settingRows } from './showcase-settings.ts'

test('a setting is told by its name, kind, choices and what it is until somebody changes it', () => {
  const rows = settingRows({
    title: text('Título', 'Olá'),
    columns: perDevice(number('Colunas', { min: 1, max: 4, fallback: 3 }), '--columns'),
    look: choice('Aparência', { solid: 'Cheio', '': 'Nenhuma' }, 'solid'),
    shown: toggle('Mostrar', true),
    link: link('Link'),
    list: items('Itens', { image: picture('Imagem') }),
  })
  expect(rows.map(({ name, kind, fallback }) => [name, kind, fallback])).toEqual([
    ['title', 'texto', 'Olá'],
    ['columns', 'número', '3'],
    ['look', 'escolha', 'solid (Cheio)'],
    ['shown', 'sim ou não', 'sim'],
    ['link', 'link', 'vazio'],
    ['list', 'lista', 'vazio'],
    ['list[].image', 'imagem', 'vazio'],
  ])
  expect(rows[2]!.options).toEqual(['solid', 'vazio'])
  expect(rows.filter(({ perDevice: differs }) => differs).map(({ name }) => name)).toEqual(['columns'])
})
