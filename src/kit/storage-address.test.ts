import { expect, test } from 'vitest'
import { readStorageAddress, storageName } from './storage-address.ts'

test.each([
  [
    's3://AKIA:abc%2Fde%2Bf%40g@s3.sa-east-1.amazonaws.com/minha-loja?region=sa-east-1',
    {
      host: 's3.sa-east-1.amazonaws.com',
      port: 443,
      tls: true,
      bucket: 'minha-loja',
      prefix: '',
      region: 'sa-east-1',
      key: 'AKIA',
      secret: 'abc/de+f@g',
    },
  ],
  [
    's3://k:s@10.0.0.5:9000/fotos/loja/um?tls=off',
    { host: '10.0.0.5', port: 9000, tls: false, bucket: 'fotos', prefix: 'loja/um/', region: 'us-east-1', key: 'k', secret: 's' },
  ],
  [
    's3://k:s@[::1]:9000/fotos?tls=off',
    { host: '[::1]', port: 9000, tls: false, bucket: 'fotos', prefix: '', region: 'us-east-1', key: 'k', secret: 's' },
  ],
  ['disk', 'disk'],
])('%s is read', (text, wanted) => expect(readStorageAddress(text)).toEqual(wanted))

test.each([
  ['https://k:oculto@x/balde', /s3:\/\//],
  ['s3://k:oculto@host', /balde/],
  ['s3://k:oculto@host/Balde', /balde/],
  ['s3://host/balde', /chave e o segredo/],
  ['s3://k@host/balde', /chave e o segredo/],
  ['s3://k:oculto@host/balde/..%2Fx', /pasta/],
  ['s3://k:oculto@host/balde?regiao=x', /regiao/],
  ['s3://k:oculto@host/balde?tls=maybe', /tls/],
  ['s3://k:oculto@host/balde?region=a%20b', /região/],
  ['s3://k:oculto%@host/balde', /s3:\/\/|chave/],
])('%s is refused in words, and its secret is not repeated', (text, words) => {
  const read = readStorageAddress(text)
  expect(read).toEqual({ problem: expect.stringMatching(words) })
  expect(JSON.stringify(read)).not.toContain('oculto')
})

test('a store is named without its keys', () => {
  const read = readStorageAddress('s3://chave:segredo@host/balde/pasta')
  expect('problem' in (read as object) ? '' : storageName(read as 'disk')).toBe('host:443/balde/pasta/')
})
