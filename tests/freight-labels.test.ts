import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { agenciesNear } from '#shop/shipping/carrier-connections.ts'
import { theCorreios } from './support/correios-service.ts'
import type { Fault } from './support/faulty-server.ts'
import { aLabelDesk, SENDER } from './support/label-desk.ts'
import { aMelhorEnvio } from './support/melhor-envio-service.ts'

/** Labels that are bought while everything fails; LABEL_RUNS=500 for a long run. */
const LABEL_RUNS = Number(process.env.LABEL_RUNS ?? 24)
/** Silence takes its time. */
const isLong = LABEL_RUNS > 100

let me: Awaited<ReturnType<typeof aMelhorEnvio>>
let correios: Awaited<ReturnType<typeof theCorreios>>
let desk: Awaited<ReturnType<typeof aLabelDesk>>
beforeAll(async () => {
  ;[me, correios] = await Promise.all([aMelhorEnvio({ deadlineMs: isLong ? 1_000 : 5_000 }), theCorreios()])
  desk = await aLabelDesk(me.network)
  await desk.connect('melhor_envio', me.settings)
  await desk.connect('correios', { ...correios.settings, declares: true })
})
afterEach(() => {
  me.faults.length = correios.faults.length = 0
  me.setLabels({ balanceCents: 10_000_000, factor: 1, joinsAsPage: false, needsAgency: false })
})
afterAll(async () => {
  await Promise.all([me.close(), correios.close()])
  await desk.close()
})

const buy = async (orderId: number, over: Parameters<typeof desk.wants>[1] = {}) =>
  (await desk.buyLabels([desk.wants(orderId, over)], 'Helena'))[0]!
const CORREIOS = { carrier: 'correios', service: '03298', serviceName: 'PAC', packageCents: [2_100] }
const labelOf = async (orderId: number) => (await desk.rows(orderId)).at(-1)!
const notesOf = async (orderId: number) => (await desk.orders.findById(orderId))!.notes.map(({ text }) => text)
const mailsOf = async (orderId: number) =>
  (await desk.db.selectFrom('order_mails').select('kind').where('order_id', '=', orderId).execute()).map(({ kind }) => kind)
const boughtAt = (orderReference: string) => [...me.labels.values()].filter(({ tag, paid }) => tag === orderReference && paid > 0)

test('Melhor Envio: cart, balance, label; its code is on the order, its price is kept, and nobody is told yet', async () => {
  const order = await desk.aPaidOrder()
  expect(await buy(order)).toEqual({ orderId: order, ok: true, labels: 1 })
  await desk.minute()
  const label = await labelOf(order)
  const [there] = boughtAt(label.reference)
  expect(label).toMatchObject({ state: 'bought', paid_cents: 2_200, actor: 'Helena', code: there!.code, service_id: there!.id })
  expect(there).toMatchObject({ status: 'generated', paid: 1 })
  expect(there!.asked).toMatchObject({
    service: 1,
    from: { name: 'Casa Aroeira', company_document: '11222333000181', address: 'Rua Direita', number: '40', district: 'Centro' },
    to: { name: 'Ana Souza', document: '52998224725', phone: '11912345678', postal_code: '01310100', state_abbr: 'SP' },
    products: [{ quantity: 1, unitary_value: expect.any(Number) }],
    volumes: [{ length: 20, width: 15, height: 10, weight: 1 }],
    options: { non_commercial: true, tags: [{ tag: label.reference }] },
  })
  expect((await desk.orders.findById(order))!.tracking).toMatchObject({ carrier: 'Correios', code: there!.code })
  expect(await notesOf(order)).toContainEqual(expect.stringMatching(/^Etiqueta comprada: .*R\$\s22,00, código ME/))
  expect(await mailsOf(order)).not.toContain('sent')
})

test('the key of an authorised NF-e goes with the label instead of the declaration', async () => {
  const order = await desk.aPaidOrder()
  const key = '35261111222333000181550010000001231000001238'
  await sql`insert into order_invoices (order_id, status, access_key) values (${order}, 'authorized', ${key})
    on conflict (order_id) do update set status = 'authorized', access_key = ${key}`.execute(desk.db)
  await buy(order)
  await desk.minute()
  const [there] = boughtAt((await labelOf(order)).reference)
  expect(there!.asked['options']).toMatchObject({ non_commercial: false, invoice: { key } })
  const other = await desk.aPaidOrder()
  await sql`insert into order_invoices (order_id, status, access_key) values (${other}, 'authorized', ${key})
    on conflict (order_id) do update set status = 'authorized', access_key = ${key}`.execute(desk.db)
  await buy(other, CORREIOS)
  await desk.minute()
  expect(correios.postings.at(-1)!.asked).toMatchObject({ chaveNFe: key, numeroNotaFiscal: '123' })
})

test('Correios: a posting is announced; its label is a file that is made later; cancelled twice is cancelled', async () => {
  const order = await desk.aPaidOrder()
  await buy(order, CORREIOS)
  await desk.minute()
  const label = await labelOf(order)
  const posting = correios.postings.at(-1)!
  expect(label).toMatchObject({ state: 'bought', code: posting.code, paid_cents: 1_990 })
  expect(posting.asked).toMatchObject({
    codigoServico: '03298',
    remetente: { nome: 'Casa Aroeira', cpfCnpj: '11222333000181', dddTelefone: '32', telefone: '33551234' },
    destinatario: { nome: 'Ana Souza', dddCelular: '11', celular: '912345678', endereco: { cep: '01310100', uf: 'SP' } },
    itensDeclaracaoConteudo: [{ quantidade: '1' }],
    listaServicoAdicional: [{ codigoServicoAdicional: '064' }],
    pesoInformado: '1000',
    observacao: label.reference,
  })
  const a4 = await desk.labels.pdf([label.id], 'a4')
  expect(a4.ok && a4.value.toString()).toMatch(/^%PDF-.*PADRAO/s)
  const small = await desk.labels.pdf([label.id], '10x15')
  expect(small.ok && small.value.toString()).toContain('LINEAR_100_150')
  // The answer got lost: the merchant presses again.
  correios.faults.push('cut-after')
  expect(await desk.labels.act(label.id, 'cancel', 'Helena')).toMatchObject({ ok: false, problem: 'service' })
  expect(await desk.labels.act(label.id, 'cancel', 'Helena')).toEqual({ ok: true })
  expect(await desk.stateOf(order)).toEqual(['cancelled'])
  expect((await desk.orders.findById(order))!.tracking).toBeUndefined()
})

test('labels are printed from the carrier’s files: several in one where it makes them so', async () => {
  const orders = [await desk.aPaidOrder(), await desk.aPaidOrder(), await desk.aPaidOrder(), await desk.aPaidOrder()]
  for (const [at, order] of orders.entries()) await buy(order, at < 2 ? {} : CORREIOS)
  await desk.minute()
  const ids = await Promise.all(orders.map(async (order) => (await labelOf(order)).id))
  const files = await desk.labels.files(ids)
  expect(files.map(({ labelIds, carrierName }) => [carrierName, labelIds])).toEqual([
    ['Melhor Envio', [ids[0], ids[1]]],
    ['Correios (contrato)', [ids[2], ids[3]]],
  ])
  const pdf = await desk.labels.pdf([ids[0]!], 'a4')
  // Every byte as it came.
  expect(pdf.ok && pdf.value.subarray(0, 10)).toEqual(Buffer.from('%PDF-1.4\n\u00ff', 'latin1'))
  const serviceIds = await Promise.all(orders.map(async (order) => (await labelOf(order)).service_id))
  const both = await desk.labels.pdf([ids[0]!, ids[1]!], 'a4')
  expect(both.ok && both.value.toString('latin1')).toContain(`/imprimir/${serviceIds[0]}_${serviceIds[1]}`)
  expect(await desk.labels.pdf([ids[0]!, ids[2]!], 'a4')).toMatchObject({ ok: false, problem: 'state' })
  // A page for a person's browser is not printed: each label still has a file of its own.
  me.setLabels({ joinsAsPage: true })
  expect(await desk.labels.pdf([ids[0]!, ids[1]!], 'a4')).toMatchObject({
    ok: false,
    words: expect.stringContaining('uma a uma'),
  })
  expect(await desk.labels.pdf([ids[1]!], 'a4')).toMatchObject({ ok: true })
})

test('too little balance, a higher price and a refusal are told in words; nothing is paid, and the next try is a new one', async () => {
  const order = await desk.aPaidOrder()
  const spent = me.spentCents()
  me.setLabels({ balanceCents: 100 })
  await buy(order)
  await desk.minute()
  expect(await labelOf(order)).toMatchObject({ state: 'failed', problem: expect.stringContaining('saldo insuficiente') })
  me.setLabels({ balanceCents: 10_000_000, factor: 1.1 })
  await buy(order)
  await desk.minute()
  expect(await labelOf(order)).toMatchObject({
    state: 'failed',
    problem: expect.stringMatching(/mudou de R\$\s22,00 para R\$\s24,20/),
  })
  expect([...me.labels.values()].filter(({ status }) => status === 'pending')).toEqual([])
  await buy(order, { service: '99' })
  await desk.minute()
  expect(await labelOf(order)).toMatchObject({ state: 'failed', problem: expect.stringContaining('Serviço indisponível') })
  expect(me.spentCents()).toBe(spent)
  await buy(order, { packageCents: [2_420] })
  await desk.minute()
  expect(await desk.stateOf(order)).toEqual(['failed', 'failed', 'failed', 'bought'])
})

test('a service that wants to know the agency says where it is chosen; with one chosen the label is bought', async () => {
  const order = await desk.aPaidOrder()
  const jadlog = { service: '3', serviceName: '.Package (Jadlog)', packageCents: [2_400] }
  me.setLabels({ needsAgency: true })
  await buy(order, jadlog)
  await desk.minute()
  expect(await labelOf(order)).toMatchObject({ state: 'failed', problem: expect.stringMatching(/agência.*Ajustes › Frete/) })
  const carrier = (await desk.carrierConnections.find('melhor_envio'))!
  const near = await agenciesNear(carrier, '3', desk.settings)
  // None in the shop's own city: those of the state, the nearest CEP first, and none that is closed.
  expect(near?.map(({ id, address }) => [id, address])).toEqual([
    ['12', 'Rua A, 10 – Centro – São João del-Rei'],
    ['11', 'Rua A, 10 – Centro – Belo Horizonte'],
  ])
  expect(await agenciesNear(carrier, '1', desk.settings)).toEqual([])
  await desk.carrierEditing.change('melhor_envio', { services: { 3: { agency: '12' } } })
  await buy(order, jadlog)
  await desk.minute()
  const [label] = boughtAt((await labelOf(order)).reference)
  expect(label?.asked).toMatchObject({ agency: 12 })
})

test('one order that is wrong does not stop the others, and a package has one label at a time', async () => {
  const [good, contested, unpaid] = [await desk.aPaidOrder(), await desk.aPaidOrder(), await desk.aPaidOrder()]
  const nameless = await desk.aPaidOrder({ customer: { cpf: '' } })
  await sql`insert into payment_disputes (order_id, method, receipt, dispute_id, amount_cents, state)
    values (${contested}, 'stripe', 'r1', 'd1', 100, 'open')`.execute(desk.db)
  await sql`update orders set status = 'pending' where id = ${unpaid}`.execute(desk.db)
  const begun = await desk.buyLabels(
    [contested, unpaid, nameless, 999_999, good].map((id) => desk.wants(id)),
    'Helena',
  )
  expect(begun.map((one) => (one.ok ? 'ok' : one.problem))).toEqual([
    expect.stringContaining('contestou'),
    expect.stringContaining('Só pedidos pagos'),
    'Falta no pedido: CPF ou CNPJ.',
    expect.stringContaining('não existe'),
    'ok',
  ])
  expect(await buy(good)).toMatchObject({ ok: false, problem: 'Este pedido já tem etiqueta.' })
  expect(await buy(contested, { despiteDispute: true })).toMatchObject({ ok: true })
  await desk.minute()
  expect(await desk.stateOf(good)).toEqual(['bought'])
  await desk.settings.set('shop', { ...SENDER, document: '' })
  expect(await buy(unpaid)).toMatchObject({ ok: false, problem: 'Falta em Ajustes › Loja: CPF ou CNPJ.' })
  await desk.settings.set('shop', SENDER)
})

test('what sending costs today is asked for each package, for every service that sells labels', async () => {
  const order = (await desk.orders.findById(await desk.aPaidOrder({ units: 2 })))!
  const { offers, problems } = await desk.labelPlanning.offers(order)
  expect(problems).toEqual([])
  expect(offers.map(({ carrier, service, packageCents }) => [carrier, service, packageCents])).toEqual([
    ['correios', '03220', [3_400, 3_400]],
    ['correios', '03298', [2_200, 2_200]],
    ['melhor_envio', '1', [2_200, 2_200]],
    ['melhor_envio', '2', [3_900, 3_900]],
    ['melhor_envio', '3', [2_400, 2_400]],
  ])
  await buy(order.id, { packageCents: [2_200, 2_200] })
  await desk.minute()
  const labels = await desk.rows(order.id)
  expect(labels.map(({ package: at, state }) => [at, state])).toEqual([
    [1, 'bought'],
    [2, 'bought'],
  ])
  expect(new Set(labels.map(({ code }) => code)).size).toBe(2)
  expect((await desk.orders.findById(order.id))!.tracking?.code).toBe(labels[0]!.code)
  // The carrier is asked for both by what it calls them.
  const followed = await desk.db
    .selectFrom('tracked_packages')
    .select(['code', 'carrier', 'reference'])
    .where('order_id', '=', order.id)
    .orderBy('code')
    .execute()
  const labelled = labels.map(({ code, service_id: reference }) => ({ code, carrier: 'melhor_envio', reference }))
  expect(followed).toEqual(labelled.toSorted((one, other) => one.code.localeCompare(other.code)))
})

test('Correios: after a cut line the posting is found by its note; where notes are not told it waits for a person', async () => {
  const [found, unsure] = [await desk.aPaidOrder(), await desk.aPaidOrder()]
  const before = correios.postings.length
  correios.faults.push('cut-after')
  await buy(found, CORREIOS)
  await desk.minute()
  expect(await labelOf(found)).toMatchObject({ state: 'asked', problem: expect.stringContaining('não respondeu') })
  await desk.minute()
  expect(await labelOf(found)).toMatchObject({ state: 'bought', code: correios.postings[before]!.code })
  expect(correios.postings).toHaveLength(before + 1)

  correios.faults.push('cut-after')
  correios.setNotes(false)
  await buy(unsure, CORREIOS)
  await desk.minute()
  await desk.minute()
  await desk.minute()
  expect(await labelOf(unsure)).toMatchObject({ state: 'check', problem: expect.stringContaining('Confira no portal') })
  expect(correios.postings).toHaveLength(before + 2)
  // Nobody buys it again meanwhile; the merchant has it looked for once more.
  expect(await buy(unsure, CORREIOS)).toMatchObject({ ok: false })
  correios.setNotes(true)
  expect(await desk.labels.act((await labelOf(unsure)).id, 'check', 'Helena')).toEqual({ ok: true })
  await desk.minute()
  expect(await labelOf(unsure)).toMatchObject({ state: 'bought', code: correios.postings[before + 1]!.code })
})

test('a merchant who knows that it was not bought says so, and buys anew', async () => {
  const order = await desk.aPaidOrder()
  await buy(order)
  await sql`update shipping_labels set state = 'check' where order_id = ${order}`.execute(desk.db)
  const { id } = await labelOf(order)
  expect(await desk.labels.act(id, 'cancel', 'Helena')).toMatchObject({ ok: false, problem: 'state' })
  expect(await desk.labels.act(id, 'not_bought', 'Helena')).toEqual({ ok: true })
  expect(await desk.labels.act(id, 'not_bought', 'Helena')).toMatchObject({ ok: false, problem: 'state' })
  expect(await buy(order)).toMatchObject({ ok: true })
  // Still in the queue: taken back before anybody was asked.
  expect(await desk.labels.act((await labelOf(order)).id, 'cancel', 'Helena')).toEqual({ ok: true })
  expect(await desk.stateOf(order)).toEqual(['failed', 'cancelled'])
})

test('a carrier that asks to wait is waited for; one that never answers is left to a person', async () => {
  const order = await desk.aPaidOrder()
  me.faults.push(429)
  await buy(order)
  await desk.minute()
  expect(await labelOf(order)).toMatchObject({ state: 'asked', tries: 1, problem: expect.stringContaining('pediu para esperar') })
  // Not before its time.
  await desk.labelWork.workOnDue()
  expect((await labelOf(order)).tries).toBe(1)
  me.failBy(() => 503)
  for (let minute = 0; minute < 12; minute++) await desk.minute()
  me.failBy(undefined)
  expect(await labelOf(order)).toMatchObject({ state: 'check', tries: 10 })
})

const FAULTS: Fault[] = ['cut-before', 'cut-after', 'half', 'html', 500, 429, 401, ...(isLong ? (['silence'] as const) : [])]
const run = fc.record({
  /** A process dies at one of its calls; what it did stays done. */
  faults: fc.array(fc.option(fc.constantFrom(...FAULTS, 'die' as const), { nil: undefined, freq: 3 }), {
    minLength: 14,
    maxLength: 14,
  }),
  byCorreios: fc.boolean(),
  isTwice: fc.boolean(),
})

test(
  'whatever fails or dies on the way: each label is bought once, and money there is labels here',
  { timeout: 400_000 + LABEL_RUNS * 5_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(run, async ({ faults, byCorreios, isTwice }) => {
        const order = await desk.aPaidOrder()
        const service = byCorreios ? correios : me
        const spent = me.spentCents()
        await buy(order, byCorreios ? CORREIOS : {})
        const left = [...faults]
        const isOver = async () => {
          const { state, code } = await labelOf(order)
          return state === 'failed' || (state === 'bought' && code !== '')
        }
        for (let round = 0; round < 8 && !(await isOver()); round++) {
          // Whoever dies at a call writes nothing down any more: its claim runs out, and another process goes on.
          const mortal = await desk.aMortalProcess()
          service.failBy(() => {
            const fault = left.shift() ?? undefined
            if (fault !== 'die') return fault
            mortal.kill()
            return undefined
          })
          await desk.minute(isTwice ? [mortal, desk] : [mortal])
        }
        service.failBy(undefined)
        for (let round = 0; round < 3 && !(await isOver()); round++) await desk.minute()
        const label = await labelOf(order)
        if (label.state === 'check') {
          await desk.labels.act(label.id, 'check', 'Helena')
          await desk.minute()
        }
        const { state, reference, code, paid_cents: paid } = await labelOf(order)
        const there = byCorreios
          ? correios.postings.filter(({ note }) => note === reference).map((one) => [one.code, 1])
          : boughtAt(reference).map((one) => [one.code, one.paid])
        expect(there, 'bought once').toEqual(state === 'bought' ? [[code, 1]] : [])
        const isPaidThere = state === 'bought' && !byCorreios
        expect(me.spentCents() - spent, 'money there is labels here').toBe(isPaidThere ? paid : 0)
        expect(['bought', 'failed'], 'it comes to an end').toContain(state)
        // Each run by itself.
        if (!byCorreios) for (const { id, status } of me.labels.values()) if (status === 'pending') me.labels.delete(id)
      }),
      { numRuns: LABEL_RUNS, endOnFailure: true },
    )
  },
)
