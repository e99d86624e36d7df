import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { apiAs, apiOf, type Api } from '#tests/support/api.ts'
import { aReadyForm, aShopper, place } from '#tests/support/checkout.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

/** Extensions that stand in a folder of their own: nothing of the shop knows them. */
const FILES = {
  'thanks/extension.ts': `
    import { defineExtension, route } from 'vitrine/extension'
    export default defineExtension({
      name: 'thanks', version: '1.0.0', contract: 1, title: 'Agradecimento', description: 'Agradece.',
      settings: [{ name: 'key', label: 'Chave', description: '', kind: 'secret', fallback: '', most: 100 }],
      payments: [{
        id: 'thanks-barter',
        fields: [],
        read: ({ enabled }) => ({
          id: 'thanks-barter', title: 'Escambo', description: 'Traga algo em troca.', enabled: enabled === true,
          discountPercent: 0, firstStatus: () => 'processing', instructions: () => undefined,
        }),
      }],
      on: {
        'order.placed': async ({ orderId }, shop) => {
          await shop.sql\`insert into ext_thanks_heard (order_id) values (\${orderId}) on conflict do nothing\`
          const order = await shop.order(orderId)
          await shop.sendMail('thanks', order.customer.email, { name: order.customer.billing.firstName })
        },
      },
      mails: {
        thanks: {
          title: 'Obrigado', example: { name: 'Ana' },
          draw: ({ name }, { shopName }) => ({ subject: 'Obrigado, ' + name, title: shopName, parts: [{ kind: 'words', text: 'Valeu!' }] }),
        },
      },
      filters: {
        productSections: ({ name }) => [{ title: 'Por que este', content: 'Feito com carinho: ' + name }],
        freightOffers: () => { throw new Error('broken on purpose') },
        fees: () => new Promise(() => {}),
      },
      carriers: [{ id: 'bike', offers: async ({ parcel }) => [{ label: 'Bicicleta', cents: parcel.units * 100, days: { from: 0, to: 1 } }] }],
      routes: [
        route({ method: 'GET', path: '/key', access: 'merchant', tells: { length: 'integer' }, answer: async (_call, shop) => ({ length: String((await shop.settings()).key).length }) }),
        route({ method: 'GET', path: '/me', access: 'customer', tells: { me: 'string' }, answer: async ({ user }) => ({ me: user.displayName }) }),
      ],
      templates: [{ id: 'thanks', title: 'Página de agradecimento', document: [{ id: 'a', elType: 'widget', widgetType: 'thanks-note', settings: {}, elements: [] }] }],
      doctor: [{ id: 'well', question: 'Vai bem?', ask: async () => ['Poderia ir melhor.'] }],
    })`,
  'thanks/migrations/0001_heard.sql': 'create table ext_thanks_heard (order_id bigint primary key);',
  'thanks/style.css': '.thanks-note { --thanks: 1 }',
  'thanks/widgets/thanks-note/widget.ts': `
    import { defineWidget, fields } from 'vitrine/extension'
    export default defineWidget({ name: 'thanks-note', title: 'Obrigado', group: 'content', fields: { text: fields.text('Obrigado!') } })`,
  'thanks/widgets/thanks-note/load.ts': `
    export default async (_context, { shop }) => ({ heard: (await shop.sql\`select order_id from ext_thanks_heard\`).length })`,
  'thanks/widgets/thanks-note/view.tsx': `
    export default ({ settings, data }) => <p className="thanks-note">{settings.text} ({data.heard})</p>`,
  'future/extension.ts': `export default { name: 'future', version: '1.0.0', contract: 9, title: 'Futuro', description: '' }`,
  'broken/extension.ts': `throw new Error('not today')`,
}

let shop: TestShop
let admin: Api
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-extensions-'))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  shop = await aShop({ demo: true, config: { extensionsFolder: folder } })
  admin = (await apiAs(shop, 'administrator', 'dona')).api
})
afterAll(async () => {
  await shop?.close()
  rmSync(folder, { recursive: true, force: true })
})

const HOME_ADDRESS = '/produto/vaso-jequitinhonha/'
const switchTo = (isActive: boolean) => admin('/vitrine/v1/extensions/thanks', { method: 'POST', body: { is_active: isActive } })
const gateways = async () => (await admin('/wc/v3/payment_gateways')).body.map(({ id }: { id: string }) => id)

test('what does not fit is left out with a sentence, and the shop goes on', async () => {
  const { body } = await admin('/vitrine/v1/extensions')
  expect(
    body.map(({ id, is_active, problems }: { id: string; is_active: boolean; problems: string[] }) => [id, is_active, problems]),
  ).toEqual([
    ['broken', false, ['Não pôde ser lida: not today']],
    ['future', false, ['Foi escrita para o contrato 9, e esta Vitrine conhece até o 1: atualize a Vitrine.']],
    ['thanks', false, []],
  ])
  expect((await admin('/vitrine/v1/extensions/future', { method: 'POST', body: { is_active: true } })).status).toBe(409)
  expect((await apiOf(shop)('/vitrine/v1/extensions')).status).toBe(401)
  expect((await (await apiAs(shop, 'shop_manager', 'gerente')).api('/vitrine/v1/extensions')).status).toBe(403)
})

test('switched off it adds nothing', async () => {
  expect(await gateways()).not.toContain('thanks-barter')
  expect((await admin('/thanks/v1/key')).status).toBe(404)
  expect((await shop.get(HOME_ADDRESS)).body).not.toContain('Feito com carinho')
})

test('switched on it adds a way to pay, a widget, a listener, routes, a carrier, a mail and a question, without a restart', async () => {
  expect((await switchTo(true)).body).toMatchObject({ id: 'thanks', is_active: true })
  expect(await gateways()).toContain('thanks-barter')
  await eventually('the page is drawn anew', async () =>
    (await shop.get(HOME_ADDRESS)).body.includes('Feito com carinho: Vaso Jequitinhonha'),
  )
  const page = await admin('/wp/v2/pages', {
    method: 'POST',
    body: {
      title: 'Obrigado',
      status: 'publish',
      meta: {
        _elementor_data: JSON.stringify([
          { id: 'abc', elType: 'widget', widgetType: 'thanks-note', settings: { text: 'Valeu' }, elements: [] },
        ]),
      },
    },
  })
  expect(page.status).toBe(201)
  await eventually('the widget stands on the page', async () => (await shop.get('/obrigado/')).body.includes('Valeu'))
  expect((await shop.get('/obrigado/')).body.includes('--thanks')).toBe(true)
  expect((await admin('/vitrine/v1/widgets')).body.map(({ name }: { name: string }) => name)).toContain('thanks-note')
  const found = (await admin('/vitrine/v1/doctor')).body.find(({ id }: { id: string }) => id === 'extension-thanks-well')
  expect(found).toMatchObject({ question: 'Vai bem?', problems: ['Poderia ir melhor.'] })
  expect((await admin('/vitrine/v1/page-templates')).body).toMatchObject([
    { id: 'thanks/thanks', title: 'Página de agradecimento' },
  ])
  expect((await admin('/vitrine/v1/mail-templates/thanks-thanks')).body).toMatchObject({ subject: 'Obrigado, Ana' })
  const text = { subject: '{assunto}!', opening: 'Da {loja}: {texto}' }
  expect((await admin('/vitrine/v1/mail-templates/thanks-thanks', { method: 'PUT', body: text })).body).toMatchObject({
    subject: 'Obrigado, Ana!',
    is_changed: true,
  })
})

test('a secret is kept encrypted, used by the extension, and told to nobody', async () => {
  const changed = await admin('/vitrine/v1/extensions/thanks', { method: 'POST', body: { values: { key: 'sk_segredo' } } })
  expect(JSON.stringify(changed.body)).not.toContain('sk_segredo')
  expect(changed.body.settings[0]).toMatchObject({ id: 'key', value: '', type: 'password' })
  expect((await admin('/thanks/v1/key')).body).toEqual({ length: 10 })
  expect((await apiOf(shop)('/thanks/v1/key')).status).toBe(401)
  const { api } = await apiAs(shop, 'customer', 'cliente')
  expect((await api('/thanks/v1/key')).status).toBe(403)
  expect((await api('/thanks/v1/me')).body).toEqual({ me: 'cliente' })
})

test('an order paid its way is sold though its filters throw and hang, and it is told of it', async () => {
  await createSettings({ db: shop.db }).set('payments', {
    'thanks-barter': { enabled: true },
    pix: { enabled: true, key: 'loja@exemplo.com.br' },
  })
  const shopper = aShopper(shop)
  await shopper.add('vaso-jequitinhonha')
  const form = await aReadyForm(shopper, { payment_method: 'thanks-barter' })
  expect((await shopper.get('/checkout/')).body.includes('Bicicleta')).toBe(true)
  const answer = await place(shopper, form)
  expect(answer).toMatchObject({ result: 'success' })
  await eventually('the listener heard of it and wrote', async () => {
    const mails = await shop.db.selectFrom('mails').select('subject').where('subject', 'like', 'Obrigado,%!').execute()
    return mails.length === 1
  })
})

test('taken away, the shop stands: pages, orders and the workbench as before', async () => {
  expect((await switchTo(false)).body).toMatchObject({ is_active: false })
  await eventually('the page is drawn anew', async () => !(await shop.get(HOME_ADDRESS)).body.includes('Feito com carinho'))
  expect((await shop.get('/obrigado/')).statusCode).toBe(200)
  expect((await shop.get('/obrigado/')).body).not.toContain('Valeu')
  const [order] = (await admin('/wc/v3/orders')).body
  expect(order).toMatchObject({ payment_method: 'thanks-barter', payment_method_title: 'Escambo' })
  const listeners = await shop.db.selectFrom('event_listeners').select('listener').execute()
  expect(listeners.map(({ listener }) => listener)).not.toContain('thanks')
  expect((await admin('/thanks/v1/key')).status).toBe(404)
})
