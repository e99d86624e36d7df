import { expect, test } from 'vitest'
import { foundText, sortDrafts } from './recovery-rule.ts'

const saved = { id: 7, title: { raw: 'Casa' }, document: [{ id: 'a', settings: { x: 1, y: 2 } }] }
const local = (client: string, title: string, more = {}) => ({
  client,
  version: 1,
  sequence: 5,
  content: { title: { raw: title } },
  person: '1',
  subject: 'pages/7',
  at: 9_000,
  ...more,
})
const server = (client: string, title: string, more = {}) => ({
  client,
  version: 1,
  sequence: 5,
  content: { title: { raw: title } },
  age_seconds: 60,
  is_open: false,
  ...more,
})
const sorted = (found: { server?: ReturnType<typeof server>[]; local?: ReturnType<typeof local>[] }, finished: string[] = []) => {
  const sources = {
    server: [],
    local: [],
    ...found,
    saved,
    now: 10_000,
    isFinished: (one: string) => finished.includes(one),
    isOpen: (tab: string, told: boolean) => told && tab !== 'morta.aba',
  }
  const { offered, spent } = sortDrafts(sources)
  const titles = (list: typeof offered) => list.map(({ content }) => (content.title as { raw: string } | undefined)?.raw)
  return { offered: titles(offered), spent: titles(spent), first: offered[0] }
}

test('of the same editor the newer of both places counts', () => {
  expect(sorted({ server: [server('a.b-1', 'loja')], local: [local('a.b-1', 'aqui', { sequence: 6 })] }).offered).toEqual([
    'aqui',
  ])
  const { offered, first } = sorted({
    server: [server('a.b-1', 'loja', { sequence: 7, is_open: true })],
    local: [local('a.b-1', 'aqui')],
  })
  expect(offered).toEqual(['loja'])
  expect(first).toMatchObject({ isOpen: true, isLocal: true, ageMs: 60_000 })
})

test('whether its tab is open is asked of who knows it', () => {
  const told = (client: string) => sorted({ server: [server(client, 'Novo', { is_open: true })] }).first?.isOpen
  expect(told('viva.aba-3')).toBe(true)
  expect(told('morta.aba-3')).toBe(false)
})

test('the newest comes first, whichever place it is in', () => {
  expect(sorted({ server: [server('c.d-1', 'outro')], local: [local('a.b-1', 'aqui')] }).offered).toEqual(['aqui', 'outro'])
})

test('what is saved already is nothing to recover', () => {
  expect(sorted({ server: [server('a.b-1', 'Casa')] })).toMatchObject({ offered: [], spent: ['Casa'] })
  const reordered = { document: [{ settings: { y: 2, x: 1 }, id: 'a' }] }
  expect(sorted({ server: [server('a.b-1', '', { content: reordered })] }).offered).toEqual([])
  expect(sorted({ server: [server('a.b-1', 'Novo')] }, ['a.b-1']).offered).toEqual([])
})

test('the banner says when and where', () => {
  expect(foundText({ ageMs: 12 * 60_000 }, 'here')).toBe('Há alterações não salvas, feitas há 12 min neste computador.')
  expect(foundText({ ageMs: 0 }, 'other-device')).toBe('Há alterações não salvas, feitas agora há pouco em outro aparelho.')
  expect(foundText({ ageMs: 2_000 }, 'other-tab')).toContain('em outra aba')
})
