import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { createSettings } from '#content/settings/service.ts'
import type { NamedPreset } from '#content/settings/theme/load-presets.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { loadMailExamples } from '#mail/load-examples.ts'
import { anOrderOf } from '#tests/account-customers.ts'
import { openTills } from '#tests/support/checkout.ts'
import { orderDesk } from '#tests/support/order-desk.ts'
import { apiAs } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'

export type LookShop = Awaited<ReturnType<typeof theFilledShop>>['look']

/** The demo shop with everything in it that a screen can show: customers, orders in each state, reviews, answers to forms. */
export async function theFilledShop() {
  const shop = await anOpenShop({ demo: true })
  const { db } = shop
  await openTills(shop)
  await db.updateTable('stock').set({ on_hand: 1_000 }).where('on_hand', '>', 0).execute()
  await giveSquarePhoto(shop, 'colheres-de-pau')
  const staff = await aPerson(shop, { login: 'dona', name: 'Dora Gameleira', roles: ['administrator'] })
  const customer = await aPerson(shop, { login: 'ana', name: 'Ana Souza', roles: ['customer'] })
  const order = async (slugs: string[], options: { isPaid?: boolean } = {}) => {
    const { id, key } = await anOrderOf(shop, customer.id, slugs, { ...options, email: 'ana@loja.example' })
    return { id, key }
  }
  const pending = await order(['moringa-de-barro', 'vaso-jequitinhonha'])
  const paid = await order(['moringa-de-barro', 'guia-de-cuidados-pdf'], { isPaid: true })
  const sent = await order(['conjunto-cafe-da-tarde', 'colheres-de-pau'], { isPaid: true })
  const expired = await order(['vaso-jequitinhonha'])
  await db
    .updateTable('orders')
    .set({ status: 'completed', tracking_carrier: 'Correios', tracking_code: 'AB123456789BR' })
    .where('id', '=', sent.id)
    .execute()
  const told = [
    ['posted', 'Objeto postado', 'Tiradentes – MG', 60],
    ['moving', 'Objeto em transferência - por favor aguarde', 'Belo Horizonte – MG', 40],
    ['failed-attempt', 'Objeto não entregue - carteiro não atendido. Será feita nova tentativa', 'São Paulo – SP', 20],
    ['out-for-delivery', 'Objeto saiu para entrega ao destinatário', 'São Paulo – SP', 2],
  ] as const
  await db
    .insertInto('tracking_events')
    .values(
      told.map(([step, text, place, hoursAgo]) => ({
        order_id: sent.id,
        package: 'AB123456789BR',
        source: 'correios',
        code: step,
        step,
        text,
        place,
        happened_at: new Date(Date.now() - hoursAgo * 3_600_000),
      })),
    )
    .execute()
  await db.updateTable('orders').set({ status: 'cancelled', hold_until: null }).where('id', '=', expired.id).execute()
  const ids = await idsOf(shop)
  await db
    .insertInto('form_submissions')
    .values({
      post_id: ids.pages.contato!,
      form_id: 'contato',
      form_name: 'Contato',
      user_id: null,
      fields: JSON.stringify([
        { id: 'name', label: 'Nome', type: 'text', value: 'Maria Aparecida dos Santos' },
        { id: 'message', label: 'Mensagem', type: 'textarea', value: 'Vocês entregam em Diamantina? O vaso é para o dia 12.' },
      ]),
    })
    .execute()
  const settings = createSettings({ db })
  const mails = await loadMailExamples({ settings, payments: orderDesk(db).payments, shopUrl: shop.origin })
  return {
    shop,
    look: {
      origin: shop.origin,
      sessions: { customer: customer.token, merchant: staff.token },
      orders: { pending, paid, sent, expired },
      customerId: customer.id,
      ids,
      setComingSoon: comingSoonOf(shop),
      mail: async (id: string) => (await mails.draw(id))?.html ?? '',
      wear: wearOf(shop),
    },
  }
}

/** Takes a preset with its header and footer, as a merchant does, and waits until visitors see it. */
function wearOf(shop: Shop) {
  let merchant: ReturnType<typeof apiAs> | undefined
  return async (
    { id: _id, name: _name, about: _about, order: _order, choices, cardRatio, ...look }: NamedPreset,
    scheme?: string,
  ) => {
    const { api } = await (merchant ??= apiAs(shop, 'administrator'))
    const body = { ...look, ...choices, ...(scheme && { scheme }), card_ratio: cardRatio }
    const { body: before } = await shop.get('/')
    const { status } = await api('/vitrine/v1/theme', { method: 'PUT', body })
    if (status !== 200) throw new Error(`The preset could not be taken: the shop answered ${status}.`)
    await eventually('visitors see the preset', async () => (await shop.get('/')).body !== before)
  }
}

/** A shop on its first day, seen by whoever opens it. */
export async function theEmptyShop() {
  const shop = await anOpenShop()
  const staff = await aPerson(shop, { login: 'dona', name: 'Dora Gameleira', roles: ['administrator'] })
  return { shop, origin: shop.origin, merchant: staff.token, setComingSoon: comingSoonOf(shop) }
}

/** Whether visitors see the shop, or only that it opens soon. */
const comingSoonOf =
  ({ db }: Shop) =>
  async (enabled: boolean) => {
    const value = JSON.stringify({ enabled })
    await db
      .insertInto('settings')
      .values({ name: 'coming_soon', value })
      .onConflict((name) => name.column('name').doUpdateSet({ value }))
      .execute()
  }

type Shop = Awaited<ReturnType<typeof anOpenShop>>
type Person = { login: string; name: string; roles: ('administrator' | 'customer')[] }

async function aPerson({ db }: Shop, { login, name, roles }: Person) {
  const email = `${login}@loja.example`
  const password = randomBytes(12).toString('hex')
  const made = await createAccounts({ db }).create({ login, email, displayName: name, password, roles })
  if (!made.ok) throw new Error(made.problem)
  const { token } = await createSessions({ db }).open(made.user)
  return { id: made.user.id, token }
}

/** What screens are about, by the names that the demo gives them. */
async function idsOf({ db }: Shop) {
  const products = await db.selectFrom('products').select(['id', 'slug']).execute()
  const contents = await db.selectFrom('content').select(['id', 'slug', 'type']).execute()
  const bySlug = (rows: { id: number; slug: string | null }[]) =>
    Object.fromEntries(rows.map(({ id, slug }) => [slug ?? '', id])) as Record<string, number | undefined>
  return {
    products: bySlug(products),
    pages: bySlug(contents.filter(({ type }) => type === 'page')),
    posts: bySlug(contents.filter(({ type }) => type === 'post')),
    popups: bySlug(contents.filter(({ type }) => type === 'popup')),
    templates: bySlug(contents.filter(({ type }) => type === 'template')),
  }
}

/** The demo's photographs are all upright; a merchant's may be square. */
async function giveSquarePhoto({ db, dataDir }: Shop, slug: string) {
  const side = 320
  const file = `quadrada-${side}`
  const photo = sharp({ create: { width: side, height: side, channels: 3, background: '#b5651d' } })
  const bytes = await photo.clone().webp().toBuffer()
  writeFileSync(join(dataDir, 'media', `${file}.webp`), bytes)
  writeFileSync(join(dataDir, 'media', `${file}.avif`), await photo.clone().avif({ effort: 0 }).toBuffer())
  const sizes = [{ width: side, height: side, avif: `${file}.avif`, webp: `${file}.webp`, bytes: bytes.length }]
  const { id } = await db
    .insertInto('media')
    .values({
      slug: 'quadrada',
      title: 'Foto quadrada',
      alt: 'Foto quadrada',
      mime: 'image/webp',
      file: `${file}.webp`,
      width: side,
      height: side,
      sizes: JSON.stringify(sizes),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const product = await db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  await db
    .updateTable('product_pictures')
    .set({ media_id: id })
    .where('product_id', '=', product.id)
    .where('position', '=', 0)
    .execute()
}
