import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAddresses } from '#shop/accounts/addresses.ts'
import { noteProvedEmail } from '#shop/accounts/proved-email.ts'
import { createDownloads } from '#shop/downloads/service.ts'
import { createLeaving } from '#shop/privacy/leaving.ts'
import { createPersonalData } from '#shop/privacy/personal-data.ts'
import { createApiKeys } from '#shop/accounts/api-keys.ts'
import { createApplicationPasswords } from '#shop/accounts/application-passwords.ts'
import { aCustomer, aVisitor, anOrderOf, mailsTo, orderPagesOf, PASSWORD, type TestCustomer } from './account-customers.ts'
import { openTills } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { orderDesk } from './support/order-desk.ts'
import { aShop, SECRET, type TestShop } from './support/shop.ts'
import { createDiskStore } from '#storage/disk-store.ts'

let shop: TestShop
let ana: TestCustomer
let bia: TestCustomer
beforeAll(async () => {
  shop = await aShop({ demo: true })
  await openTills(shop)
  ana = await aCustomer(shop, 'ana')
  bia = await aCustomer(shop, 'bia')
  for (const { user } of [ana, bia]) await noteProvedEmail(shop.db, user.id)
})
afterAll(() => shop.close())

describe('bought files', () => {
  const linkIn = (body: string) =>
    /\/minha-conta\/downloads\/\d+\/\d+\/\?expires=\d+&amp;signature=[\w-]+/.exec(body)?.[0].replaceAll('&amp;', '&') ?? ''

  test('[ACCT-3] only the owner of a paid order gets the file, as an attachment, so many times', async () => {
    const unpaid = await anOrderOf(shop, ana.user.id, ['guia-de-cuidados-pdf'])
    expect((await ana.get('/minha-conta/downloads/')).body).toContain('Não há downloads disponíveis ainda.')
    await unpaid.desk.orders.changeStatus({ orderId: unpaid.id, to: 'cancelled', actor: 'Loja' })
    const { id } = await anOrderOf(shop, ana.user.id, ['guia-de-cuidados-pdf'], { isPaid: true })
    const link = linkIn((await ana.get('/minha-conta/downloads/')).body)
    expect(link).toContain(`/downloads/${id}/`)
    const file = await ana.get(link)
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename="guia-de-cuidados-casa-aroeira\.pdf"/),
      'cache-control': 'no-store, private',
    })
    expect(file.rawPayload.equals(readFileSync(join(shop.dataDir, 'downloads', 'guia-de-cuidados-casa-aroeira.pdf')))).toBe(true)

    expect((await bia.get(link)).statusCode).toBe(404)
    expect((await aVisitor(shop).get(link)).body).toContain('woocommerce-form-login')
    for (const changed of [
      link.replace(/expires=\d/, 'expires=9'),
      link.replace(/.$/, '!'),
      link.split('?')[0]!,
      link.replace(`/${id}/`, '/999999/'),
    ])
      expect([changed, (await ana.get(changed)).statusCode]).toEqual([changed, 404])

    await shop.db.updateTable('download_counts').set({ count: 9 }).where('order_id', '=', id).execute()
    expect((await shop.http.inject({ method: 'HEAD', url: link, headers: { cookie: ana.jar.header() } })).statusCode).toBe(200)
    expect((await ana.get(link)).statusCode).toBe(200)
    expect((await ana.get(link)).headers.location).toBe('/minha-conta/downloads/')
    const { body } = await ana.get('/minha-conta/downloads/')
    expect(body).toContain('Este arquivo não está mais disponível.')
    expect(body).toContain('Você já baixou todas as vezes.')
    expect(linkIn(body)).toBe('')
  })

  test('a link from a page that stood open for long leads to a fresh one', async () => {
    const rita = await aCustomer(shop, 'rita')
    const { id } = await anOrderOf(shop, rita.user.id, ['guia-de-cuidados-pdf'], { isPaid: true })
    const fresh = linkIn((await rita.get('/minha-conta/downloads/')).body)
    const clock = { now: () => Date.now() - 2 * 3_600_000 }
    const downloads = createDownloads({
      db: shop.db,
      secret: SECRET,
      clock,
      files: createDiskStore({ folder: join(shop.dataDir, 'downloads') }),
    })
    const downloadId = Number(new RegExp(`/${id}/(\\d+)/`).exec(fresh)?.[1])
    const old = downloads.linkFor(rita.user.id, { orderId: id, downloadId })
    expect((await rita.get(old)).headers.location).toBe('/minha-conta/downloads/')
    expect((await rita.get('/minha-conta/downloads/')).body).toContain('Este link passou da validade.')
    expect((await bia.get(old)).statusCode).toBe(404)
  })

  test('[ACCT-3] a guest finds them with the paid order, by its key and e-mail; those of an account are not there to be taken', async () => {
    const guest = aVisitor(shop)
    const pageOf = async (order: { id: number; key: string }) => {
      const { stranger, known } = await orderPagesOf(shop, order)
      expect(stranger).not.toContain('/arquivo/')
      return known
    }
    const unpaid = await anOrderOf(shop, undefined, ['guia-de-cuidados-pdf'])
    expect(await pageOf(unpaid)).not.toContain('Seus arquivos')
    const order = await anOrderOf(shop, undefined, ['guia-de-cuidados-pdf'], { isPaid: true })
    const link = /\/checkout\/order-received\/\d+\/arquivo\/\d+\/\?key=\w+&expires=\d+&signature=[\w-]+/.exec(
      await pageOf(order),
    )![0]
    const head = await shop.http.inject({ method: 'HEAD', url: link })
    expect([head.statusCode, head.headers['cache-control']]).toEqual([200, 'no-store, private'])
    const file = await guest.get(link)
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="guia-de-cuidados-casa-aroeira\.pdf"/)
    expect(file.rawPayload.length).toBeGreaterThan(100)
    const other = await anOrderOf(shop, undefined, ['guia-de-cuidados-pdf'], { isPaid: true })
    for (const changed of [
      link.replace(/expires=\d/, 'expires=9'),
      link.replace(/.$/, '!'),
      link.replace(order.key, other.key),
      link.replaceAll(`/${order.id}/`, `/${other.id}/`).replace(order.key, other.key),
      link.split('&', 1)[0]!,
    ])
      expect([changed, (await guest.get(changed)).statusCode]).toEqual([changed, 404])

    await shop.db.updateTable('download_counts').set({ count: 10 }).where('order_id', '=', order.id).execute()
    expect((await guest.get(link)).statusCode).toBe(404)
    expect(await pageOf(order)).not.toContain('Seus arquivos')
    // Whoever has an account fetches them there: the page says where, and brings nothing along.
    const owned = await anOrderOf(shop, bia.user.id, ['guia-de-cuidados-pdf'], { isPaid: true })
    expect(await pageOf(owned)).toContain('Seus arquivos')
    expect(await pageOf(owned)).not.toContain('/arquivo/')
  })

  test('a year after the payment, after a refund, or when the file is gone, there is nothing', async () => {
    const carla = await aCustomer(shop, 'carla')
    const { id } = await anOrderOf(shop, carla.user.id, ['guia-de-cuidados-pdf'], { isPaid: true })
    const listed = async () => linkIn((await carla.get('/minha-conta/downloads/')).body) !== ''
    const link = linkIn((await carla.get('/minha-conta/downloads/')).body)
    const paidDaysAgo = (days: number) =>
      sql`update orders set paid_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(shop.db)
    await paidDaysAgo(364)
    expect(await listed()).toBe(true)
    await paidDaysAgo(366)
    expect([await listed(), (await carla.get(link)).statusCode]).toEqual([false, 303])
    expect((await carla.get('/minha-conta/downloads/')).body).toContain('O prazo terminou em')
    await paidDaysAgo(1)
    await sql`update order_lines set refunded_units = quantity where order_id = ${id}`.execute(shop.db)
    expect([await listed(), (await carla.get(link)).statusCode]).toEqual([false, 303])
    await sql`update order_lines set refunded_units = 0 where order_id = ${id}`.execute(shop.db)
    const path = join(shop.dataDir, 'downloads', 'guia-de-cuidados-casa-aroeira.pdf')
    const bytes = readFileSync(path)
    rmSync(path)
    expect((await carla.get(link)).statusCode).toBe(303)
    writeFileSync(path, bytes)
    expect((await carla.get(link)).statusCode).toBe(200)
  })
})

describe('the details of an account', () => {
  const details = (over: Record<string, string> = {}) => ({
    account_first_name: 'Bianca',
    account_last_name: 'Lima',
    account_display_name: 'Bia',
    account_email: 'bia@cliente.example',
    ...over,
  })
  const save = (who: TestCustomer, fields: Record<string, string>) =>
    who.submit('/minha-conta/edit-account/', '/minha-conta/edit-account/', 'save-account-details-nonce', fields)

  test('are saved with their form, and without it nothing changes', async () => {
    expect((await bia.post('/minha-conta/edit-account/', details())).statusCode).toBe(403)
    expect((await save(bia, details())).statusCode).toBe(303)
    const { body } = await bia.get('/minha-conta/edit-account/')
    expect(body).toContain('Detalhes da conta modificados com sucesso.')
    expect(body).toContain('value="Bianca"')
  })

  test('and what the shop asks besides are kept together or not at all, and everything that is wrong is told at once', async () => {
    const elsa = await aCustomer(shop, 'elsa')
    const field = { noun: 'customer', key: 'signo', name: 'Signo', kind: 'text', asked: true, required: true } as const
    await shop.db
      .insertInto('custom_fields')
      .values({ ...field, options: JSON.stringify({ longest: 10 }) })
      .execute()
    const answers = () => shop.db.selectFrom('customer_meta').select('meta').where('user_id', '=', elsa.user.id).execute()
    const fields = details({ account_email: elsa.email, field_signo: 'Áries' })
    const refused = (await save(elsa, { ...fields, account_first_name: '' })).body
    expect(refused).toContain('value="Áries"')
    expect(await answers()).toEqual([])
    const both = (await save(elsa, { ...fields, account_first_name: '', field_signo: '' })).body
    for (const text of ['Signo: é preciso preencher', 'Nome']) expect(both).toContain(text)
    // The profile alone is right, and an address that somebody else has is known only when it is written.
    const taken = { ...fields, account_email: bia.email, password_current: PASSWORD }
    expect((await save(elsa, taken)).body).toContain('Não foi possível usar este e-mail')
    expect(await answers()).toEqual([])
    expect((await save(elsa, { ...fields, field_signo: '' })).body).not.toContain('modificados com sucesso')
    expect((await elsa.get('/minha-conta/edit-account/')).body).toContain('value="elsa"')
    expect((await save(elsa, fields)).statusCode).toBe(303)
    expect(await answers()).toEqual([{ meta: [expect.objectContaining({ key: 'signo', value: 'Áries' })] }])
    await shop.db.deleteFrom('custom_fields').execute()
  })

  test('[I17] a new password asks for the old one, ends every other session and changes the own', async () => {
    const dora = await aCustomer(shop, 'dora')
    const phone = aVisitor(shop)
    await phone.signIn('dora')
    const fields = details({
      account_display_name: 'Dora',
      account_email: dora.email,
      password_1: 'sol na janela',
      password_2: 'sol na janela',
    })
    expect((await save(dora, { ...fields, password_current: 'errada mesmo' })).body).toContain('Sua senha atual está incorreta.')
    const before = dora.jar.header()
    expect((await save(dora, { ...fields, password_current: PASSWORD })).statusCode).toBe(303)
    expect(dora.jar.header()).not.toBe(before)
    expect((await dora.get('/minha-conta/')).body).toContain('Olá, <strong>Dora</strong>')
    expect((await phone.get('/minha-conta/')).body).toContain('woocommerce-form-login')
    expect((await shop.get('/minha-conta/', { cookie: before })).body).toContain('woocommerce-form-login')
  })

  test('a new password shuts programs out unless their owner keeps them, and is told by mail each time', async () => {
    const jonas = await aCustomer(shop, 'jonas')
    const letIn = async (name: string) => {
      await createApplicationPasswords({ db: shop.db }).create(jonas.user.id, { name, appId: '' })
      await createApiKeys({ db: shop.db, secret: SECRET }).create({
        login: 'jonas',
        description: `Chave do ${name}`,
        permissions: 'read',
      })
    }
    const programs = async () => [
      ...(await shop.db.selectFrom('application_passwords').select('name').where('user_id', '=', jonas.user.id).execute()),
      ...(await shop.db.selectFrom('api_keys').select('description').where('user_id', '=', jonas.user.id).execute()),
    ]
    const change = async (from: string, to: string, more = {}) =>
      await save(jonas, {
        ...details({ account_display_name: 'Jonas', account_email: jonas.email, password_1: to, password_2: to }),
        password_current: from,
        ...more,
      })
    const told = async (count: number) => {
      const mails = async () =>
        (await mailsTo(shop, jonas.email)).filter(({ subject }) => subject.startsWith('A senha da sua conta'))
      await eventually(`${count} mails about the new password`, async () => (await mails()).length === count)
      return (await mails()).at(-1)!.text
    }
    expect((await jonas.get('/minha-conta/edit-account/')).body).not.toContain('keep_programs')
    await letIn('celular')
    expect((await jonas.get('/minha-conta/edit-account/')).body).toContain('os 2 acessos que você deu terminam')
    expect((await change(PASSWORD, 'sol na janela')).statusCode).toBe(303)
    expect(await programs()).toEqual([])
    expect((await jonas.get('/minha-conta/edit-account/')).body).toContain('Perderam o acesso: celular, Chave do celular.')
    expect(await told(1)).toContain('celular, Chave do celular')

    await letIn('tablet')
    expect((await change('sol na janela', PASSWORD, { keep_programs: '1' })).statusCode).toBe(303)
    expect(await programs()).toEqual([{ name: 'tablet' }, { description: 'Chave do tablet' }])
    expect(await told(2)).not.toContain('tablet')
  })

  test('a new e-mail asks for the password and tells the old address; one that is taken is not told as such', async () => {
    const eva = await aCustomer(shop, 'eva')
    const fields = details({ account_display_name: 'Eva', password_current: PASSWORD })
    const taken = await save(eva, { ...fields, account_email: ana.email })
    expect(taken.body).toContain('Não foi possível usar este e-mail.')
    expect((await save(eva, { ...fields, account_email: 'eva.nova@cliente.example' })).statusCode).toBe(303)
    expect((await mailsTo(shop, eva.email)).map(({ subject }) => subject)).toEqual([
      'O e-mail da sua conta em Casa Aroeira mudou',
    ])
    expect((await aVisitor(shop).signIn('eva.nova@cliente.example')).statusCode).toBe(303)
  })

  test('guessing the own password becomes slow too', async () => {
    const fabio = await aCustomer(shop, 'fabio')
    const fields = details({ account_email: fabio.email, password_1: 'sol na janela', password_2: 'sol na janela' })
    for (let guess = 0; guess < 5; guess++)
      expect((await save(fabio, { ...fields, password_current: `errada ${guess}` })).body).toContain(
        'Sua senha atual está incorreta.',
      )
    expect((await save(fabio, { ...fields, password_current: PASSWORD })).body).toMatch(/Espere \d+ segundos/)
  })
})

describe('addresses', () => {
  const billing = {
    billing_first_name: 'Ana',
    billing_last_name: 'Souza',
    billing_phone: '(11) 98765-4321',
    billing_persontype: '1',
    billing_cpf: '529.982.247-25',
    billing_postcode: '01310-100',
    billing_address_1: 'Avenida Paulista',
    billing_number: '1000',
    billing_neighborhood: 'Bela Vista',
    billing_city: 'São Paulo',
    billing_state: 'SP',
  }
  const save = (who: TestCustomer, fields: Record<string, string>) =>
    who.submit(
      '/minha-conta/edit-address/billing/',
      '/minha-conta/edit-address/billing/',
      'woocommerce-edit-address-nonce',
      fields,
    )

  test('[ACCT-3] are kept for their owner, shown to nobody else', async () => {
    expect((await ana.post('/minha-conta/edit-address/billing/', billing)).statusCode).toBe(403)
    expect((await save(ana, billing)).headers.location).toBe('/minha-conta/edit-address/')
    const { body } = await ana.get('/minha-conta/edit-address/')
    expect(body).toContain('Endereço alterado com sucesso.')
    expect(body).toContain('Avenida Paulista, 1000')
    expect((await bia.get('/minha-conta/edit-address/')).body).not.toContain('Avenida Paulista')
    for (const path of ['1/', 'ana/', 'billing/1/'])
      expect((await bia.get(`/minha-conta/edit-address/${path}`)).statusCode).toBe(404)
  })

  test('what is wrong is said under the field, what was typed stays, and what was kept is as before', async () => {
    const { body } = await save(ana, { ...billing, billing_cpf: '529.982.247-26', billing_city: 'Olinda' })
    expect(body).toContain('não é um CPF válido')
    expect(body).toContain('value="Olinda"')
    expect((await ana.get('/minha-conta/edit-address/')).body).toContain('São Paulo – SP')
  })
})

describe('the customer’s own data', () => {
  const eraser = () =>
    createPersonalData({
      db: shop.db,
      addresses: createAddresses({ db: shop.db }),
      orders: orderDesk(shop.db).orders,
      forgetFiles: async () => {},
    }).erase
  const noLetter = async () => {
    throw new Error('The sweep writes no letter.')
  }

  test('can be taken away as a file with everything and nothing of others', async () => {
    await anOrderOf(shop, ana.user.id, ['moringa-de-barro'])
    const draft = JSON.stringify({ billing_first_name: 'Ana do Rascunho', attempt: 'chave-da-tentativa' })
    await sql`
      insert into carts (user_id, draft) values (${ana.user.id}, ${draft}::jsonb)
      on conflict (user_id) do update set draft = excluded.draft`.execute(shop.db)
    await sql`insert into carts (draft) values ('{"billing_email": "bia@exemplo.com.br"}')`.execute(shop.db)
    expect((await ana.post('/minha-conta/my-data/export/', {})).statusCode).toBe(403)
    const answer = await ana.submit('/minha-conta/my-data/', '/minha-conta/my-data/export/', '_wpnonce', {})
    expect(answer.headers['content-disposition']).toContain('meus-dados.json')
    const data = answer.json<{
      conta: { email: string }
      enderecos: object
      pedidos: object[]
      sessoes: object[]
      carrinhos: object[]
    }>()
    expect(data.carrinhos).toMatchObject([{ digitado: { billing_first_name: 'Ana do Rascunho' } }])
    expect(answer.body).not.toContain('chave-da-tentativa')
    expect(data.conta.email).toBe(ana.email)
    expect(data.pedidos.length).toBeGreaterThan(0)
    expect(answer.body).toContain('Avenida Paulista')
    expect(answer.body).not.toMatch(/password|token|wc_order_|bia@/)
    expect(Object.keys(data)).toEqual(
      'conta cadastro enderecos pedidos formularios consentimentos avaliacoes avaliacoes_uteis perguntas comentarios sessoes cartoes lista_de_desejos carrinhos marketing saldos visitas_de_pedidos campos_proprios'.split(
        ' ',
      ),
    )
    const table = await ana.submit('/minha-conta/my-data/', '/minha-conta/my-data/export/', '_wpnonce', { format: 'csv' })
    expect(table.headers['content-disposition']).toContain('meus-dados.csv')
    expect(table.body).toContain(`"conta.email","${ana.email}"`)
    expect(table.body).toContain('Avenida Paulista')
    expect(table.body).not.toMatch(/password|token|wc_order_|bia@/)
  })

  test('goes a week after its owner asked, who may undo it; the order stays for the law, without an account', async () => {
    const gil = await aCustomer(shop, 'gil')
    const phone = aVisitor(shop)
    await phone.signIn('gil')
    const { id } = await anOrderOf(shop, gil.user.id, ['moringa-de-barro'], { isPaid: true })
    const erase = (password: string) =>
      gil.submit('/minha-conta/my-data/', '/minha-conta/my-data/erase/', '_wpnonce', { password_current: password })
    await erase('errada mesmo')
    expect((await gil.get('/minha-conta/my-data/')).body).toContain('Sua senha atual está incorreta.')
    const sweep = createLeaving({ db: shop.db, erase: eraser(), letter: noLetter, putMail: noLetter }).sweep
    const left = async () => (await shop.db.selectFrom('users').select('id').where('id', '=', gil.user.id).execute()).length === 0
    expect((await erase(PASSWORD)).headers.location).toBe('/minha-conta/?account-leaving=true')
    expect((await gil.get('/minha-conta/')).body).toContain('Recebemos o pedido de excluir a sua conta')
    for (const who of [gil, phone]) expect((await who.get('/minha-conta/')).body).toContain('woocommerce-form-login')
    expect((await mailsTo(shop, gil.email)).map(({ subject }) => subject).join()).toMatch(
      /Sua conta em Casa Aroeira será excluída em \d/,
    )
    await sweep()
    expect(await left()).toBe(false)
    await gil.signIn('gil')
    expect((await gil.get('/minha-conta/my-data/')).body).toMatch(/Sua conta será excluída em (<!-- -->)?\d/)
    await gil.submit('/minha-conta/my-data/', '/minha-conta/my-data/undo/', '_wpnonce', {})
    expect((await gil.get('/minha-conta/my-data/')).body).toContain('Pronto: a sua conta continua como estava.')
    expect((await shop.db.selectFrom('users').select('id').where('erase_after', 'is not', null).execute()).length).toBe(0)
    await erase(PASSWORD)
    await sql`update users set erase_after = erase_after - interval '7 days'`.execute(shop.db)
    await sweep()
    expect(await left()).toBe(true)
    const order = await shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(order).toMatchObject({ user_id: null, ip: '', user_agent: '', cpf: '52998224725', status: 'processing' })
    expect(
      await shop.db
        .selectFrom('order_meta')
        .select('key')
        .where('order_id', '=', id)
        .where('key', 'like', '%attribution%')
        .execute(),
    ).toEqual([])
    for (const table of ['users', 'sessions', 'customer_addresses', 'carts'] as const)
      expect(
        await shop.db
          .selectFrom(table)
          .select(sql`1`.as('one'))
          .where(table === 'users' ? 'id' : sql`user_id`, '=', gil.user.id as never)
          .execute(),
      ).toEqual([])
  })
})
