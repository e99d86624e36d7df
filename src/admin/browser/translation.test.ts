import { expect, test } from 'vitest'
import { createTranslation } from './translation.ts'

const { translate } = createTranslation({
  ra: {
    action: { bulk_actions: '1 selecionado |||| %{smart_count} selecionados', cancel: 'Cancelar' },
    boolean: { null: ' ' },
    page: { edit: '%{name} · %{recordRepresentation}' },
  },
})

test('words of the screens’ library are found by their whole name, with one form for one and another for the rest', () => {
  expect(translate('ra.action.cancel')).toBe('Cancelar')
  expect([0, 1, 2].map((smart_count) => translate('ra.action.bulk_actions', { smart_count }))).toEqual([
    '0 selecionados',
    '1 selecionado',
    '2 selecionados',
  ])
  expect(translate('ra.action.cancel', { smart_count: 3 })).toBe('Cancelar')
  expect(translate('ra.boolean.null')).toBe(' ')
})

test('values stand where they are named; one that is missing leaves its hole, and none is read from an object’s prototype', () => {
  expect(translate('ra.page.edit', { name: 'Páginas', recordRepresentation: 0 })).toBe('Páginas · 0')
  expect(translate('ra.page.edit', { name: 'Custa $1' })).toBe('Custa $1 · %{recordRepresentation}')
  expect(translate('Olá, %{toString}', {})).toBe('Olá, %{toString}')
})

test('what nobody has written is said as it was asked for, or as whoever asks would say it', () => {
  expect(translate('Página salva')).toBe('Página salva')
  expect(translate('resources.x.name', { smart_count: 2, _: 'Coisas' })).toBe('Coisas')
  expect(translate('')).toBe('')
})
