import { expect, test } from 'vitest'
import { encodePath, signed } from './sign.ts'

// The examples of Amazon's own documentation of Signature Version 4 for S3.
const KEYS = { key: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' }
const PLAIN = {
  method: 'GET',
  path: '/',
  query: {},
  headers: { host: 'examplebucket.s3.amazonaws.com' },
  body: Buffer.alloc(0),
  at: new Date('2013-05-24T00:00:00Z'),
}

test.each([
  [
    'a range of a file',
    { path: '/test.txt', headers: { ...PLAIN.headers, range: 'bytes=0-9' } },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'a file that is put',
    {
      method: 'PUT',
      path: encodePath('/test$file.text'),
      headers: { ...PLAIN.headers, date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: Buffer.from('Welcome to Amazon S3.'),
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  ['a word without a value', { query: { lifecycle: '' } }, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['a list', { query: { prefix: 'J', 'max-keys': '2' } }, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
])('%s is signed as Amazon signs it', (_what, request, signature) =>
  expect(signed({ ...PLAIN, ...request }, KEYS).authorization).toMatch(new RegExp(`Signature=${signature}$`)),
)

test('names keep their slashes and nothing else that means something in an address', () =>
  expect(encodePath("/balde/pasta/água + (1)*'!.jpg")).toBe('/balde/pasta/%C3%A1gua%20%2B%20%281%29%2A%27%21.jpg'))
