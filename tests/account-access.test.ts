import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editShop } from '#content/settings/edit-shop.ts'
import { sha256 } from '#kit/ids.ts'
import { createApplicationPasswords } from '#shop/accounts/application-passwords.ts'
import { aCustomer, aVisitor, hiddenIn, mailsTo, PASSWORD } from './account-customers.ts'
import { eventually } from './support/eventually.ts'
import { turnMailOff, turnMailOn } from './support/mail-on.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await aShop()
  await turnMailOn(shop.db)
})
afterAll(() => shop.close())

const register = (visitor: ReturnType<typeof aVisitor>, email: string, password = PASSWORD, more = {}) =>
  visitor.submit('/minha-conta/', '/minha-conta/', 'woocommerce-register-nonce', {
    email,
    password,
    register: 'Cadastre-se',
    ...more,
  })

describe('becoming a customer', () => {
  test('[ACCT-2] somebody registers, is signed in at once and told by mail, and comes back with the password of their choice', async () => {
    const visitor = aVisitor(shop)
    const answer = await register(visitor, 'Nova@Cliente.example', PASSWORD, { wc_order_attribution_utm_source: 'boletim' })
    expect(answer.statusCode).toBe(303)
    expect((await visitor.get(answer.headers.location!)).headers.location).toBe('/minha-conta/')
    const inside = (await visitor.get('/minha-conta/')).body
    expect(inside).toContain('Olá, <strong>nova</strong>')
    expect(inside).toContain('você já entrou nela')
    expect((await mailsTo(shop, 'nova@cliente.example')).map(({ subject }) => subject)).toEqual([
      'Sua conta em Minha loja foi criada',
    ])
    const later = aVisitor(shop)
    expect((await later.signIn('nova@cliente.example')).statusCode).toBe(303)
    expect((await later.get('/minha-conta/')).body).toContain('Olá, <strong>nova</strong>')
    const row = await shop.db
      .selectFrom('users')
      .select(['roles', 'attribution'])
      .where('email', '=', 'nova@cliente.example')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ roles: ['customer'], attribution: { utm_source: 'boletim' } })
  })

  test('an address that has an account gets the same answer; only its owner is told, and not too often', async () => {
    const { email } = await aCustomer(shop, 'dona')
    const owner = aVisitor(shop)
    const known = await register(owner, email)
    const unknown = await register(aVisitor(shop), 'neto@cliente.example')
    const seen = ({ statusCode, headers, body }: typeof known) => ({
      statusCode,
      body,
      names: Object.keys(headers),
      location: String(headers.location).replace(/pass=[\w-]+/, ''),
      lengths: [String(headers.location).length, headers['content-length']],
      cookies: String(headers['set-cookie']),
    })
    expect(seen(known)).toEqual(seen(unknown))
    // The way in, as for whoever comes with a pass of another session.
    const shown = await owner.get(known.headers.location!)
    expect([shown.statusCode, shown.body.includes('Enviamos uma mensagem para o seu e-mail')]).toEqual([200, true])
    expect((await aVisitor(shop).get(unknown.headers.location!)).headers.location).toBe('/minha-conta/')
    for (let time = 0; time < 4; time++) await register(aVisitor(shop), email)
    expect((await mailsTo(shop, email)).map(({ subject }) => subject)).toEqual(
      Array.from({ length: 3 }, () => 'Você já tem uma conta em Minha loja'),
    )
    expect((await aVisitor(shop).signIn('dona')).statusCode).toBe(303)
  })

  test.each([
    ['nada', PASSWORD, 'Informe um endereço de e-mail válido.'],
    ['a<b>@cliente.example', PASSWORD, 'Informe um endereço de e-mail válido.'],
    ['ana,bia@cliente.example', PASSWORD, 'Informe um endereço de e-mail válido.'],
    ['curta@cliente.example', 'abc', 'Use ao menos 8 caracteres na senha.'],
    ['facil@cliente.example', 'senha123', 'fácil de adivinhar'],
  ])('«%s» with «%s» is not accepted and nobody is made', async (email, password, words) => {
    expect((await register(aVisitor(shop), email, password)).body).toContain(words)
    expect(await shop.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([])
  })

  test('nobody registers without the form of their own page, and never as one who runs the shop', async () => {
    const visitor = aVisitor(shop)
    const fields = {
      email: 'roubo@cliente.example',
      password: PASSWORD,
      register: 'x',
      roles: 'administrator',
      role: 'administrator',
    }
    expect((await visitor.post('/minha-conta/', fields)).statusCode).toBe(403)
    await register(visitor, 'roubo@cliente.example', PASSWORD, { roles: 'administrator', role: 'administrator' })
    const row = await shop.db
      .selectFrom('users')
      .select('roles')
      .where('email', '=', 'roubo@cliente.example')
      .executeTakeFirstOrThrow()
    expect(row.roles).toEqual(['customer'])
  })
})

describe('a lost password', () => {
  const ask = (visitor: ReturnType<typeof aVisitor>, name: string) =>
    visitor.submit('/minha-conta/lost-password/', '/minha-conta/lost-password/', 'woocommerce-lost-password-nonce', {
      user_login: name,
      wc_reset_password: 'true',
    })
  const keysFor = async (email: string) =>
    (await mailsTo(shop, email)).flatMap(({ text }) => /lost-password\/\?key=([\w-]{43})/.exec(text)?.[1] ?? [])
  const aKeyFor = async (login: string, count = 1) => {
    await ask(aVisitor(shop), login)
    await eventually('the link is in the outbox', async () => (await keysFor(`${login}@cliente.example`)).length === count)
    return (await keysFor(`${login}@cliente.example`)).at(-1)!
  }
  const choose = async (key: string, password: string, repeated = password) => {
    const visitor = aVisitor(shop)
    const { body } = await visitor.get(`/minha-conta/lost-password/?key=${key}`)
    return await visitor.post('/minha-conta/lost-password/', {
      reset_key: key,
      password_1: password,
      password_2: repeated,
      'woocommerce-reset-password-nonce': hiddenIn(body, 'woocommerce-reset-password-nonce'),
    })
  }

  test('[ACCT-2] the link of the mail gives a new password once, and everybody who was inside is out', async () => {
    const ana = await aCustomer(shop, 'ana')
    const passwords = createApplicationPasswords({ db: shop.db })
    await passwords.create(ana.user.id, { name: 'celular', appId: '' })
    const key = await aKeyFor('ana')
    expect((await choose(key, 'sol na janela')).headers.location).toBe('/minha-conta/?password-reset=true')
    expect(await passwords.list(ana.user.id)).toEqual([])
    await eventually('the owner to hear of the new password', async () =>
      (await mailsTo(shop, ana.email)).some(({ subject, text }) => subject.startsWith('A senha') && text.includes('celular')),
    )
    expect((await ana.get('/minha-conta/')).body).toContain('woocommerce-form-login')
    expect((await aVisitor(shop).signIn('ana', 'sol na janela')).statusCode).toBe(303)
    expect((await aVisitor(shop).signIn('ana', PASSWORD)).statusCode).toBe(200)
    const again = await aVisitor(shop).get(`/minha-conta/lost-password/?key=${key}`)
    expect(again.body).toContain('Este link já foi usado ou passou da validade.')
    expect(again.body).not.toContain('password_1')
  })

  test('the new password is not what everybody knows of the person', async () => {
    const { email } = await aCustomer(shop, 'tereza')
    const key = await aKeyFor('tereza')
    expect((await choose(key, email)).body).toContain('fácil de adivinhar')
    expect((await choose(key, 'sol na janela')).statusCode).toBe(303)
  })

  test('[ACCT-2] a link that is older than an hour opens nothing, and the table does not hold it', async () => {
    await aCustomer(shop, 'bento')
    const key = await aKeyFor('bento')
    const row = await shop.db
      .selectFrom('password_resets')
      .selectAll()
      .where('token_hash', '=', sha256(key))
      .executeTakeFirstOrThrow()
    expect(Math.round((row.expires_at.getTime() - Date.now()) / 60_000)).toBe(60)
    await shop.db
      .updateTable('password_resets')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', row.user_id)
      .execute()
    expect((await aVisitor(shop).get(`/minha-conta/lost-password/?key=${key}`)).body).toContain('passou da validade')
    expect((await choose(key, 'sol na janela')).statusCode).not.toBe(303)
    expect((await aVisitor(shop).signIn('bento')).statusCode).toBe(303)
  })

  test('asking again makes the former link useless, and three links an hour are enough', async () => {
    await aCustomer(shop, 'clara')
    const first = await aKeyFor('clara')
    const second = await aKeyFor('clara', 2)
    expect((await choose(first, 'sol na janela')).statusCode).toBe(403)
    expect((await choose(second, 'sol na janela', 'sol na porta')).body).toContain('As senhas não coincidem.')
    expect((await choose(second, 'abc')).body).toContain('Use ao menos 8 caracteres')
    const third = await aKeyFor('clara', 3)
    await ask(aVisitor(shop), 'clara')
    await eventually('the wish was looked at', async () => await isQuiet())
    expect(await keysFor('clara@cliente.example')).toHaveLength(3)
    expect((await choose(third, 'sol na janela')).statusCode).toBe(303)
  })
  const isQuiet = async () =>
    (await shop.db.selectFrom('jobs').select('id').where('kind', '=', 'password-reset').where('status', '<>', 'done').execute())
      .length === 0

  test('known and unknown names get the same answer', async () => {
    await aCustomer(shop, 'davi')
    const answers = []
    for (const name of ['davi', 'ninguem', 'davi@cliente.example']) {
      const visitor = aVisitor(shop)
      const { statusCode, headers } = await ask(visitor, name)
      const { body } = await visitor.get('/minha-conta/lost-password/')
      answers.push([statusCode, headers.location, /class="woocommerce-message"[^>]*>([^<]*)/.exec(body)?.[1]])
    }
    expect(answers[0]![2]).toContain('Se existir uma conta')
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test.each(['', 'x', '../', 'A'.repeat(43), 'A'.repeat(5_000)])('the key «%s» is none', async (key) => {
    const answer = await aVisitor(shop).get(`/minha-conta/lost-password/?key=${encodeURIComponent(key)}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('passou da validade')
  })
})

test('while mail is off nobody is promised a letter: a lost password is asked of the shop, and a twin account told nothing', async () => {
  await turnMailOff(shop.db)
  await editShop(shop.db, { whatsapp: '(32) 99955-0199' })
  const { email } = await aCustomer(shop, 'zoe')
  const visitor = aVisitor(shop)
  const help = 'Fale com a loja: WhatsApp (32) 99955-0199.'
  expect((await visitor.get('/minha-conta/lost-password/')).body).toContain(help)
  const answer = await visitor.submit(
    '/minha-conta/lost-password/',
    '/minha-conta/lost-password/',
    'woocommerce-lost-password-nonce',
    { user_login: 'zoe', wc_reset_password: 'true' },
  )
  const { body } = await visitor.get(answer.headers.location!)
  expect([body.includes('não envia e-mails'), body.includes('chega em instantes')]).toEqual([true, false])
  const again = aVisitor(shop)
  const shown = await again.get((await register(again, email)).headers.location!)
  expect(shown.body).not.toContain('Enviamos')
  expect(shown.body).toContain('Se você já tem uma conta, entre com a senha dela.')
  await turnMailOn(shop.db)
})
