import { expect, test } from 'vitest'
import { changedIn, type Described, newsIn, reasonOf, saveSettings, takenText, typedOf } from './described.ts'
import type { Provider } from '../data/provider.ts'

const setting = (id: string, value: string): Described => ({
  id,
  label: id,
  description: '',
  type: 'text',
  value,
  default: '',
  group_id: 'general',
})
const SETTINGS = [setting('name', 'Loja'), setting('phone', '')]

test('only what was changed is sent', async () => {
  const sent: unknown[] = []
  const provider = {
    tell: async (path: string, data: unknown) => (sent.push([path, data]), { update: [] }),
  } as unknown as Provider
  const typed = { ...typedOf(SETTINGS), phone: '(11) 3333-4444' }
  expect(await saveSettings(provider, changedIn(SETTINGS, typed))).toEqual({})
  expect(await saveSettings(provider, changedIn(SETTINGS, typedOf(SETTINGS)))).toEqual({})
  expect(sent).toEqual([
    ['/wc/v3/settings/batch', { update: [{ id: 'phone', group_id: 'general', value: '(11) 3333-4444', was: '' }] }],
  ])
})

test('what the shop refuses stands at its field, without the field’s name', async () => {
  const message = 'Foi passado um valor inválido para a configuração “CEP”. Um CEP tem oito números: 01310-100.'
  const provider = {
    tell: async () => ({
      update: [
        { id: 'name', value: 'x' },
        { id: 'phone', error: { message } },
      ],
    }),
  }
  expect(await saveSettings(provider as unknown as Provider, SETTINGS)).toEqual({ phone: 'Um CEP tem oito números: 01310-100.' })
  expect(reasonOf('Foi passado um valor inválido para a configuração “x”.')).toBe('Este valor não serve.')
})

test('whoever comes second is told what stands there now', async () => {
  const current = { message: 'Alguém alterou este item', data: { status: 409, current: 'Loja da Ana' } }
  const provider = { tell: async () => ({ update: [{ id: 'name', error: current }] }) } as unknown as Provider
  const refused = await saveSettings(provider, changedIn(SETTINGS, { name: 'Loja do Beto' }))
  expect(refused['name']).toBe(
    'Outra pessoa mudou este campo: agora está «Loja da Ana». Salve de novo para gravar o que você digitou.',
  )
  expect(takenText({ ...SETTINGS[0]!, type: 'checkbox' }, 'yes')).toContain('agora está ligado')
  expect(newsIn(SETTINGS, [setting('name', 'Outra'), setting('phone', '')])).toEqual(['name'])
})
