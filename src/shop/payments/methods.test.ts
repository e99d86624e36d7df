import { expect, test } from 'vitest'
import { createPayments, METHODS, type TestPayments } from './service.ts'

const paymentsWith = (stored: unknown, testPayments: TestPayments = 'always') =>
  createPayments({
    settings: { get: async () => stored, shop: async () => ({ name: 'Casa Aroeira', city: 'Tiradentes' }) },
    shopUrl: 'https://loja.example',
    testPayments,
  })
const ids = async (stored: unknown) => (await paymentsWith(stored).list()).map(({ id }) => id)

test.each([
  ['nothing', undefined, []],
  ['nonsense', 'pix', []],
  ['a list', [1, 2], []],
  ['Pix without a key', { pix: { enabled: true } }, []],
  ['Pix with a key', { pix: { enabled: true, key: 'pix@loja.example' } }, ['pix']],
  ['a transfer without an account', { bacs: { enabled: true, account: '  ' } }, []],
  ['flags that are no flags', { cod: { enabled: 'yes' } }, []],
  [
    'all',
    {
      cod: { enabled: true },
      bacs: { enabled: true, account: 'x' },
      vitrine_test: { enabled: true },
      pix: { enabled: true, key: 'x' },
    },
    ['pix', 'vitrine_test', 'bacs', 'cod'],
  ],
])('with %s in the settings', async (_what, stored, offered) => {
  expect(await ids(stored)).toEqual(offered)
})

test.each([
  [5, 5],
  [2.555, 2.56],
  [-1, 0],
  [91, 0],
  ['5', 0],
  [Number.NaN, 0],
])('a discount of %s is read as %s', async (discountPercent, read) => {
  const payments = paymentsWith({ pix: { enabled: true, key: 'x', discountPercent } })
  expect(await payments.discountOf('pix')).toBe(read)
  expect(await payments.discountOf('nobody')).toBe(0)
})

test.each([
  [undefined, undefined],
  [{ most: 'x' }, undefined],
  [
    { most: 10, leastCents: 2_000 },
    { count: 5, cents: 2_000, hasInterest: false, totalCents: 10_000 },
  ],
])('with the rules %o the offer of parcels of R$ 100 is %o', async (installments, offer) => {
  expect(
    (await paymentsWith({ installments, vitrine_test: { enabled: true } }).hint({ goodsCents: 10_000 }))?.installments,
  ).toEqual(offer)
})

test('what is switched off is found for its old orders, but gives no discount', async () => {
  const payments = paymentsWith({ pix: { enabled: false, key: 'x', discountPercent: 5 } })
  expect(await payments.find('pix')).toMatchObject({ id: 'pix', enabled: false })
  expect(await payments.discountOf('pix')).toBe(0)
})

test.each<[TestPayments, object, boolean]>([
  ['always', {}, true],
  ['demo', {}, false],
  ['demo', { inDemoShop: 'yes' }, false],
  ['demo', { inDemoShop: true }, true],
  ['never', { inDemoShop: true }, false],
])('where test payments are allowed %s, a shop with %o has the test provider: %s', async (allowed, mark, isThere) => {
  const payments = paymentsWith({ vitrine_test: { enabled: true, ...mark } }, allowed)
  expect((await payments.list()).map(({ id }) => id)).toEqual(isThere ? ['vitrine_test'] : [])
  expect((await payments.definitions()).some(({ id }) => id === 'vitrine_test')).toBe(isThere)
  // Its old orders still say how they were paid.
  expect(await payments.find('vitrine_test')).toMatchObject({ title: 'Cartão (teste)', enabled: isThere })
})

test('the test provider keeps its name, whatever is stored', async () => {
  const stored = { vitrine_test: { enabled: true, title: 'Cartão de crédito', description: 'Seguro' } }
  expect(await paymentsWith(stored).find('vitrine_test')).toMatchObject({
    title: 'Cartão (teste)',
    description: expect.stringContaining('nenhum dinheiro é cobrado'),
  })
})

test('a way to pay by a shared account has the keys of the account, and its own reservation and discount', async () => {
  const account = {
    enabled: false,
    title: 'Conta',
    secrets: ['apiKey'],
    environment: 'test',
    holdMinutes: 600,
    discountPercent: 7,
  }
  const pix = await paymentsWith({ asaas: account, asaas_pix: { enabled: true } }).find('asaas_pix')
  expect(pix).toMatchObject({ enabled: true, title: 'Pix', isInTestMode: true, holdMinutes: 35, discountPercent: 0 })
})

test('who told of money is named by the method itself, an extension too; what is gone keeps its id', () => {
  const { nameOf } = createPayments({
    settings: { get: async () => undefined, shop: async () => ({ name: 'Casa Aroeira', city: 'Tiradentes' }) },
    shopUrl: 'https://loja.example',
    moreMethods: () => [{ ...METHODS[0]!, id: 'cripto', deskName: 'Moedas digitais' }],
  })
  expect(['asaas_pix', 'manual', 'cripto', 'gone'].map(nameOf)).toEqual([
    'Pix pelo Asaas',
    'confirmado pela loja',
    'Moedas digitais',
    'gone',
  ])
})
