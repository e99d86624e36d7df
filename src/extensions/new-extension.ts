/** What a new extension begins with: a definition that shows the most usual parts, and a test that passes. */
export const newExtensionFiles = (name: string): Record<string, string> => ({
  'extension.ts': `import { defineExtension, route } from 'vitrine/extension'

export default defineExtension({
  name: '${name}',
  version: '0.1.0',
  contract: 1,
  title: '${titleOf(name)}',
  description: 'Diga aqui, em uma frase, para que serve.',
  settings: [
    { name: 'greeting', label: 'Saudação', description: 'Um exemplo de ajuste.', kind: 'text', fallback: 'Olá', most: 100 },
  ],
  on: {
    'order.paid': async ({ orderId }, shop) => {
      const order = await shop.order(orderId)
      shop.log.info(\`order \${order?.number} was paid\`)
    },
  },
  routes: [
    route({
      method: 'GET',
      path: '/hello',
      access: 'anybody',
      tells: { text: 'string' },
      answer: async (_call, shop) => ({ text: (await shop.settings())['greeting'] }),
    }),
  ],
})
`,
  'extension.test.ts': `import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await aShop({ extensions: ['${name}'] })
})
afterAll(() => shop.close())

test('the extension answers on a route of its own', async () => {
  const answer = await shop.get('/wp-json/${name}/v1/hello')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ text: 'Olá' })
})
`,
})

const titleOf = (name: string) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
