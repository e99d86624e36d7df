import { afterAll, beforeAll, expect, test } from 'vitest'
import { theCorreios } from './support/correios-service.ts'
import { aFrenet } from './support/frenet-service.ts'
import { aFreightDesk, aVase } from './support/freight-desk.ts'

let desk: Awaited<ReturnType<typeof aFreightDesk>>
let correios: Awaited<ReturnType<typeof theCorreios>>
let frenet: Awaited<ReturnType<typeof aFrenet>>
beforeAll(async () => {
  ;[correios, frenet] = await Promise.all([theCorreios(), aFrenet()])
  desk = await aFreightDesk(correios.network)
})
afterAll(async () => {
  await Promise.all([correios.close(), frenet.close()])
  await desk.close()
})
const PLAIN = { codes: '03220,03298', receipt: false, ownHand: false, declares: false }
/** The only one that is asked. */
const useOnly = async (carrier: 'correios' | 'frenet', more: Record<string, unknown> = {}) => {
  desk.pass(700)
  for (const one of ['correios', 'frenet']) await desk.carrierEditing.change(one, { isOn: false })
  await desk.connect(carrier, { ...(carrier === 'correios' ? { ...correios.settings, ...PLAIN } : frenet.settings), ...more })
}
const told = (rates: Awaited<ReturnType<typeof desk.rates>>) =>
  rates.map(({ id, label, cents, days }) => `${id} ${label} ${cents} ${days?.from}-${days?.to}`)
const health = async (carrier: string) => await (await (await desk.carrierConnections.find(carrier))!.connect()).health()
const lastTo = (path: string) => correios.sent.findLast((one) => one.path === path)?.body

test('Correios: price and time of each code of the contract, with the contract that came with the token', async () => {
  await useOnly('correios', { codes: '03220, 03298, 99999' })
  expect(told(await desk.rates([aVase()], '01310100'))).toEqual(['correios:03220 SEDEX 3300 3-3', 'correios:03298 PAC 2100 7-7'])
  expect(lastTo('/preco/v1/nacional')).toMatchObject({
    parametrosProduto: [
      {
        coProduto: '03220',
        nuContrato: '9912345678',
        nuDR: 20,
        cepOrigem: '36325000',
        cepDestino: '01310100',
        psObjeto: '1000',
        tpObjeto: '2',
        comprimento: '20',
        largura: '15',
        altura: '10',
      },
      { coProduto: '03298' },
      { coProduto: '99999' },
    ],
  })
})

test('Correios: own hand, receipt and declared value go with the code of each service', async () => {
  await useOnly('correios', { receipt: true, ownHand: true, declares: true })
  expect(told(await desk.rates([aVase()], '01310200'))).toEqual(['correios:03220 SEDEX 3400 3-3', 'correios:03298 PAC 2200 7-7'])
  const extras = (...codes: string[]) => codes.map((coServAdicional) => ({ coServAdicional }))
  expect(lastTo('/preco/v1/nacional')).toMatchObject({
    parametrosProduto: [
      { servicosAdicionais: extras('001', '002', '019'), vlDeclarado: '100.00' },
      { servicosAdicionais: extras('001', '002', '064') },
    ],
  })
})

test('Correios: several packages are summed, small ones measured as the least, and lots are no larger than they may be', async () => {
  await useOnly('correios')
  const small = aVase({ sides: [50, 40, 10], weightGrams: 100, units: 4 })
  expect(told(await desk.rates([small], '01310300'))).toEqual(['correios:03220 SEDEX 10320 3-3', 'correios:03298 PAC 6960 7-7'])
  expect(await desk.rates([aVase({ units: 21 })], '01310300')).toEqual([])
})

test('Correios: what has to be fetched at an agency says so', async () => {
  await useOnly('correios')
  correios.set({ isFetched: true })
  expect(await desk.rates([aVase()], '69900100')).toMatchObject([{ note: expect.stringContaining('agência') }, {}])
  correios.set({ isFetched: false })
})

test('Correios: one token serves all processes; one that ended early is renewed once, answered with 403 or not', async () => {
  await useOnly('correios')
  await desk.rates([aVase()], '01310400')
  const before = correios.logins()
  await Promise.all([desk, await desk.aProcess(), await desk.aProcess()].map((one, at) => one.rates([aVase()], `0132000${at}`)))
  expect(correios.logins()).toBe(before)
  correios.endTokens()
  const processes = [await desk.aProcess(), await desk.aProcess()]
  const rates = await Promise.all(processes.map((one, at) => one.rates([aVase()], `0133000${at}`)))
  expect(rates.map((found) => found.length)).toEqual([2, 2])
  expect(correios.logins()).toBe(before + 1)
})

test('Correios: too large, and keys that are wrong, are told to the merchant', async () => {
  await useOnly('correios')
  expect(await health('correios')).toEqual({ ok: true, text: 'Conectado aos Correios, contrato 9912345678.' })
  await useOnly('correios', { codes: '03220,04227' })
  expect(await health('correios')).toEqual({ ok: false, text: 'Conectado, mas o contrato 9912345678 não tem: 04227.' })
  await useOnly('correios', { accessCode: 'errado' })
  expect(await health('correios')).toMatchObject({ ok: false, text: expect.stringContaining('recusou os dados de acesso') })
  await useOnly('correios')
  expect(await desk.rates([aVase({ sides: [1_100, 100, 100] })], '01310500')).toEqual([])
})

test('Frenet: its spelling, text and numbers; an error of one service with a good status leaves the others', async () => {
  await useOnly('frenet')
  expect(told(await desk.rates([aVase()], '01310100'))).toEqual([
    'frenet:04014 SEDEX (Correios) 2500 4-4',
    'frenet:JAD Jadlog Package 1990 6-6',
  ])
  expect(frenet.sent.at(-1)?.body).toEqual({
    SellerCEP: '36325000',
    RecipientCEP: '01310100',
    ShipmentInvoiceValue: 100,
    ShippingServiceCode: null,
    RecipientCountry: 'BR',
    ShippingItemArray: [{ Length: 20, Width: 15, Height: 10, Weight: 1, Quantity: 1 }],
  })
  expect(await health('frenet')).toEqual({ ok: true, text: 'Conectado à Frenet, com 2 serviços.' })
  await useOnly('frenet', { token: 'outro' })
  expect(await health('frenet')).toMatchObject({ ok: false })
})

test('carriers are asked at once: a slow one costs the others nothing', async () => {
  await useOnly('frenet')
  await desk.connect('correios', correios.settings)
  correios.faults.push('silence', 'silence')
  const rates = await desk.rates([aVase()], '01310900', 1_500)
  expect(rates.map(({ carrier }) => carrier?.id)).toEqual(['frenet', 'frenet'])
  correios.faults.length = 0
})
