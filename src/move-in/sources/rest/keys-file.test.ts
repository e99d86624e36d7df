import { expect, test } from 'vitest'
import { readKeysFile } from './keys-file.ts'

test('keys are read from lines, quoted or not; half a pair is none', () => {
  expect(readKeysFile('# loja antiga\nconsumer_key = ck_1\r\nconsumer_secret="cs_2"\nuser=ana\n')).toEqual({
    consumer: { key: 'ck_1', secret: 'cs_2' },
  })
  expect(readKeysFile('user=ana\napplication_password=abcd efgh ijkl')).toEqual({
    application: { user: 'ana', password: 'abcd efgh ijkl' },
  })
  expect(readKeysFile('')).toEqual({})
})
