import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
let id: number
beforeAll(async () => {
  shop = await aShop({ demo: true })
  const spoons = shop.db.selectFrom('products').select('id').where('slug', '=', 'colheres-de-pau')
  id = (await spoons.executeTakeFirstOrThrow()).id
}, 120_000)
afterAll(() => shop.close())

const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')

test.each([
  ['cep=01310-100&produto=ID', 200, /Entrega para 01310-100, São Paulo – SP: .*Econômica 4 a 7 dias úteis R\$ 24,90/],
  ['cep=69900-000&produto=ID', 200, /Rio Branco – AC: .*Econômica 8 a 15 dias úteis/],
  ['cep=01310-100&produto=ID&quantidade=4', 200, /Frete grátis 4 a 7 dias úteis Grátis!/],
  ['cep=123&produto=ID', 400, /“123” não é um CEP válido/],
  ['produto=ID', 400, /Informe o CEP/],
  ['cep=01310-100', 400, /Escolha um produto/],
  ['cep=01310-100&produto=999999999', 200, /não precisa de entrega/],
  ['cep=01310-100&produto=ID&quantidade=-5', 200, /R\$ 24,90/],
  ['cep=01310-100&cep=1&produto=ID', 400, /Informe o CEP/],
])('the freight for %s answers %i', async (query, status, words) => {
  const answer = await shop.get(`/frete/?${query.replace('ID', String(id))}`)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(text(answer.body)).toMatch(words)
})
