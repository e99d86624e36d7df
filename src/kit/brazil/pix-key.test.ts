import { expect, test } from 'vitest'
import { readPixKey } from './pix-key.ts'

test.each([
  ['529.982.247-25', '52998224725'],
  ['11.222.333/0001-81', '11222333000181'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  [' Pix@CasaAroeira.example ', 'pix@casaaroeira.example'],
  ['(32) 99999-0000', '+5532999990000'],
  ['+55 32 99999 0000', '+5532999990000'],
  ['32 99999-0000', '+5532999990000'],
  ['123E4567-e12b-12d1-a456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
])('%s is the key %s', (typed, key) => {
  expect(readPixKey(typed)).toBe(key)
})

test.each(['', '529.982.247-26', '11.222.333/0001-82', 'a@b', 'chave', '+1 202 555 0100', '123e4567-e12b', 'x'.repeat(80)])(
  '«%s» is no key of anybody',
  (typed) => {
    expect(readPixKey(typed)).toBeUndefined()
  },
)
