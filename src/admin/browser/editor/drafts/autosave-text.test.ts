import { expect, test } from 'vitest'
import { announcement, autosaveText } from './autosave-text.ts'

test('each state has its words', () => {
  const at = (state: Parameters<typeof autosaveText>[0]['state'], more = {}) =>
    autosaveText({ state, isKeptHere: true, ...more }, 10_000)
  expect(at('saved')).toBe('')
  expect(at('saved', { savedAt: 7_000 })).toBe('Salvo automaticamente há 3 s')
  expect(at('waiting')).toBe('Salvando automaticamente…')
  expect(at('saving')).toBe('Salvando automaticamente…')
  expect(at('offline')).toBe('Sem conexão: guardado neste computador')
  expect(at('failed')).toContain('só neste computador')
  expect(at('failed', { isKeptHere: false })).toContain('Salve agora')
})

test('only trouble and its end are said aloud', () => {
  const kept = { isKeptHere: true }
  expect(announcement('waiting', { state: 'saved', savedAt: 1, ...kept })).toBeUndefined()
  expect(announcement('saved', { state: 'waiting', ...kept })).toBeUndefined()
  expect(announcement('saving', { state: 'offline', ...kept })).toContain('Sem conexão')
  expect(announcement('offline', { state: 'saved', savedAt: 1, ...kept })).toBe('A conexão voltou: alterações guardadas na loja.')
})
