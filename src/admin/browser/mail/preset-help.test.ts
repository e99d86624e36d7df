import { expect, test } from 'vitest'
import { followPreset, helpedBy } from './preset-help.ts'

const PRESETS = [
  {
    id: 'a',
    name: 'A',
    host: 'smtp.a.example',
    port: 465,
    encryption: 'tls' as const,
    user_help: 'U',
    password_help: 'P',
    asks_selector: false,
  },
]
const field = (id: string, value = '') => ({ id, label: id, description: 'plain', type: 'text', value, default: '' })

test('a chosen service fills in its server, and none leaves what was typed', () => {
  expect(followPreset(PRESETS, 'a')).toEqual({ host: 'smtp.a.example', port: '465', encryption: 'tls' })
  expect(followPreset(PRESETS, '')).toEqual({})
})

test('user and password are asked for in the words of the service; what it knows itself is not asked for', () => {
  const told = (id: string, value?: string) => helpedBy(PRESETS[0], field(id, value))?.description
  expect([told('user'), told('password'), told('host'), told('dkimSelector'), told('dkimSelector', 'abc')]).toEqual([
    'U',
    'P',
    'plain',
    undefined,
    'plain',
  ])
  expect(helpedBy(undefined, field('user'))?.description).toBe('plain')
})
