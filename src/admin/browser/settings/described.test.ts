import { expect, test } from 'vitest'
import { HttpError } from 'react-admin'
import {
  asSent,
  asShown,
  changedIn,
  type Described,
  isShownWith,
  newsIn,
  reasonOf,
  refusedIn,
  savedText,
  saveSettings,
  takenText,
  typedOf,
} from './described.ts'
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

test('amounts are shown and typed as people here write them, and sent as the shop reads them', () => {
  const price = asShown({ ...setting('cost', '1234.56'), type: 'price' })
  expect(price.value).toBe('1234,56')
  expect(changedIn([price], { cost: '2.345,67' }).map(asSent)).toMatchObject([{ value: '2345.67', was: '1234.56' }])
  const percent = asShown({ ...setting('discount', '7.5'), type: 'number' })
  expect(percent.value).toBe('7,5')
  expect(changedIn([percent], { discount: '8,25' }).map(asSent)).toMatchObject([{ value: '8.25', was: '7.5' }])
  expect(asShown(setting('name', 'v1.2')).value).toBe('v1.2')
})

test('a refusal stands beside the field that it names', () => {
  const cost = { ...setting('cost', ''), label: 'Custo' }
  const words = 'Foi passado um valor inválido para a configuração “Custo”. Escreva um valor como 24,90.'
  expect(refusedIn([...SETTINGS, cost], new HttpError(words, 400))).toEqual({ cost: 'Escreva um valor como 24,90.' })
  expect(refusedIn(SETTINGS, new HttpError(words, 400))).toEqual({})
})

test('what was saved is told, and that nothing was when all was refused', () => {
  expect(savedText(SETTINGS, {})).toBe('Salvo: name, phone.')
  expect(savedText(SETTINGS, { phone: 'x' })).toBe('Confira os campos marcados; os outros foram salvos.')
  expect(savedText([SETTINGS[1]!], { phone: 'x' })).toBe('Nada foi salvo: confira phone.')
})

test.each<[boolean, string, Partial<Described>, Record<string, string>]>([
  [true, 'concerns every choice', {}, { bank: 'efi' }],
  [true, 'concerns this choice', { shown_for: { field: 'bank', values: ['inter', 'other'] } }, { bank: 'inter' }],
  [false, 'concerns another choice', { shown_for: { field: 'bank', values: ['inter'] } }, { bank: 'efi' }],
  [false, 'concerns a choice that nobody made', { shown_for: { field: 'bank', values: ['inter'] } }, {}],
  [true, 'holds something', { shown_for: { field: 'bank', values: ['inter'] } }, { bank: 'efi', account: '123' }],
  [true, 'holds a secret', { shown_for: { field: 'bank', values: ['inter'] }, is_set: true }, { bank: 'efi' }],
])('it is %s that a field is shown which %s', (isShown, _what, over, values) => {
  expect(isShownWith({ ...setting('account', ''), ...over }, values)).toBe(isShown)
})
