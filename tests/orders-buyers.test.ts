import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer, anOrderOf, type TestCustomer } from './account-customers.ts'
import { eventually } from './support/eventually.ts'
import { aShop, type TestShop } from './support/shop.ts'

const SLUG = 'vaso-jequitinhonha'
let shop: TestShop
let productId: number
beforeAll(async () => {
  shop = await aShop({ demo: true })
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).execute()
  productId = (await shop.db.selectFrom('products').select('id').where('slug', '=', SLUG).executeTakeFirstOrThrow()).id
})
afterAll(() => shop.close())

/** Writes about the product as the page's form does, and answers whether the shop takes the writer for a buyer. */
async function reviewBy({ get, post, user }: TestCustomer): Promise<boolean> {
  const { data } = (await get('/wp-admin/admin-ajax.php?action=vitrine_review_ticket')).json<{ data: { nonce: string } }>()
  await post('/wp-comments-post.php', {
    rating: '5',
    comment: `Lindo, escreve ${user.login}.`,
    comment_post_ID: String(productId),
    review_nonce: data.nonce,
  })
  const kept = await shop.db.selectFrom('reviews').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow()
  return kept.verified
}

test('who paid for it is a verified buyer, and the product’s page says so once the review is approved', async () => {
  const ana = await aCustomer(shop, 'ana-compradora')
  await anOrderOf(shop, ana.user.id, [SLUG], { isPaid: true })
  expect(await reviewBy(ana)).toBe(true)
  await shop.db.updateTable('reviews').set({ status: 'approved' }).where('user_id', '=', ana.user.id).execute()
  await eventually('the kept page shows the buyer', async () => {
    const { body } = await shop.get(`/produto/${SLUG}/`)
    const own = body.split('<li class="review"').find((part, at) => at > 0 && part.includes('escreve ana-compradora'))
    return own?.includes('(comprador verificado)')
  })
})

test.each([
  ['has not paid yet', async (id: number) => void (await anOrderOf(shop, id, [SLUG]))],
  ['bought something else', async (id: number) => void (await anOrderOf(shop, id, ['moringa-de-barro'], { isPaid: true }))],
  [
    'pays on delivery and has nothing in hands yet',
    async (id: number) => {
      const { id: orderId, desk } = await anOrderOf(shop, id, [SLUG])
      await desk.orders.changeStatus({ orderId, to: 'processing', actor: 'Loja' })
    },
  ],
  [
    'got all the money back',
    async (id: number) => {
      const { id: orderId } = await anOrderOf(shop, id, [SLUG], { isPaid: true })
      await shop.db.updateTable('order_lines').set({ refunded_units: 1 }).where('order_id', '=', orderId).execute()
    },
  ],
  [
    'was cancelled',
    async (id: number) => {
      const { id: orderId, desk } = await anOrderOf(shop, id, [SLUG], { isPaid: true })
      await desk.orders.changeStatus({ orderId, to: 'cancelled', actor: 'Loja' })
    },
  ],
])('no verified buyer is who %s', async (what, live) => {
  const person = await aCustomer(shop, what.replaceAll(/[^a-z]/g, ''))
  await live(person.user.id)
  expect(await reviewBy(person)).toBe(false)
})

test('an account made with the e-mail of somebody who bought as a guest has bought nothing', async () => {
  await anOrderOf(shop, undefined, [SLUG], { isPaid: true, email: 'alheia@cliente.example' })
  expect(await reviewBy(await aCustomer(shop, 'alheia'))).toBe(false)
})
