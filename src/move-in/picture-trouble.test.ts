import { expect, test } from 'vitest'
import { PermanentFailure } from '#jobs/run.ts'
import { pictureTrouble } from './picture-trouble.ts'

test.each([
  ['https://a.example/x.jpg answered 404.', 'O endereço respondeu 404: não está mais lá.'],
  ['https://a.example/x.jpg answered 503.', 'O endereço respondeu 503.'],
  ['https://a.example/x.jpg is larger than 10485760 bytes.', 'O arquivo passa de 10 MB.'],
  [
    'https://10.0.0.1/x.jpg is not an address of the open internet by https, so nothing is fetched from it.',
    'O endereço não é da internet aberta: nada é buscado dele.',
  ],
  ['getaddrinfo ENOTFOUND a.example', 'O endereço não existe mais.'],
  ['Não é uma imagem que a loja possa guardar.', 'Não é uma imagem que a loja possa guardar.'],
  ['socket hang up', 'Não pôde ser buscado (socket hang up).'],
])('«%s» is told as «%s»', (message, told) => {
  expect(pictureTrouble(new PermanentFailure(message))).toBe(told)
})
