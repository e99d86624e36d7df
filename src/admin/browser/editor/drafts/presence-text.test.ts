import { expect, test } from 'vitest'
import { presenceText } from './presence-text.ts'

const editor = (name: string, more = {}) => ({
  client: 'casa.um',
  name,
  is_self: false,
  since: '2026-11-15T14:02:10',
  since_gmt: '2026-11-15T17:02:10',
  ...more,
})
const text = (...editors: ReturnType<typeof editor>[]) =>
  presenceText('pages', editors, (client) => client.startsWith('mesa.')).join(' ')

test('others are told by name and since when', () => {
  expect(text()).toBe('')
  expect(text(editor('Ana'))).toBe('Ana está editando esta página desde 14:02.')
  expect(text(editor('Ana'), editor('Ana', { client: 'casa.dois' }))).toBe('Ana está editando esta página desde 14:02.')
  expect(text(editor('Ana'), editor('Bia'))).toBe('Ana e Bia estão editando esta página.')
  expect(text(...['Ana', 'Bia', 'Caio', 'Davi'].map((name) => editor(name)))).toContain('Ana, Bia e mais 2 pessoas')
})

test('the same person in another tab or on another device is told so', () => {
  expect(text(editor('Eu', { is_self: true, client: 'mesa.dois' }))).toBe(
    'Você também está com esta página aberta em outra aba desde 14:02.',
  )
  const [post] = presenceText('posts', [editor('Eu', { is_self: true })], () => false)
  expect(post).toBe('Você também está com este post aberto em outro aparelho desde 14:02.')
})
