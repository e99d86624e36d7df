import type { LeftThing, MovedKind, MovedThing } from '../../moved-thing.ts'
import { DESIGN_POST_TYPES } from '../design-types.ts'
import { readAddresses } from './addresses.ts'
import { blogComments, noteThings, reviewThings } from './comment-things.ts'
import { couponThing } from './coupon-thing.ts'
import { customerThings } from './customer-thing.ts'
import { documentThing } from './document-things.ts'
import { leftBehind } from './left-behind.ts'
import { mediaThing } from './media-thing.ts'
import { menuThings } from './menu-things.ts'
import { clockOf } from './moments.ts'
import { pictureIds } from './offer-fields.ts'
import type { OldShop } from './old-shop.ts'
import { orderThings, refundThings } from './order-things.ts'
import { picturesOf } from './pictures.ts'
import { type Post, walkPosts } from './posts.ts'
import { productThing, variationThing } from './product-thing.ts'
import { redirectThings } from './redirect-things.ts'
import { taxThings, zoneThings } from './shipping-things.ts'
import { attributeThings, formAnswers, labelsOf, settingThings, termThings } from './small-things.ts'

type Told = AsyncIterable<MovedThing | LeftThing> | Iterable<MovedThing | LeftThing>
/** A step tells things of a kind after a number of theirs. */
type Step = { kind: MovedKind; tell: (after: number) => Told }

/** `hasLines`: an export of WordPress has heads of orders at the most, never their lines. */
export type Telling = { hasLines: boolean }

/** Everything of a staged shop, in the order in which it can be made: what others point to comes first. */
export async function* wordpressThings(
  shop: OldShop,
  { hasLines }: Telling,
  from?: string,
): AsyncGenerator<MovedThing | LeftThing> {
  const steps = await stepsOf(shop, hasLines)
  const [kind, id] = cursorOf(from)
  const start = Math.max(
    0,
    steps.findIndex((step) => step.kind === kind),
  )
  if (start === 0) yield* leftBehind(shop)
  for (const [at, step] of steps.entries()) {
    if (at < start) continue
    yield* step.tell(at === start ? id : 0)
  }
}

async function stepsOf(shop: OldShop, hasLines: boolean): Promise<Step[]> {
  const [clock, addresses, labels] = [clockOf(shop.options), await readAddresses(shop), labelsOf(shop)]
  const around = { addresses, clock, labels, terms: shop.terms }
  const documents = { addresses, activeKit: shop.options.get('elementor_active_kit') ?? '' }
  const offers = (type: string, tell: typeof productThing) =>
    async function* (after: number) {
      for await (const posts of walkPosts(shop, type, after)) {
        const pictures = await picturesOf(
          shop,
          posts.flatMap(({ metas }) => pictureIds(metas)),
        )
        for (const post of posts)
          yield post.status === 'trash'
            ? inTrash(type === 'product' ? 'product' : 'variation', post)
            : tell(post, { ...around, pictures })
      }
    }
  const posts = (type: string, kind: MovedKind, tell: (post: Post) => MovedThing) =>
    async function* (after: number) {
      for await (const list of walkPosts(shop, type, after))
        for (const post of list) yield post.status === 'trash' ? inTrash(kind, post) : tell(post)
    }
  const document = (post: Post) => documentThing(post, documents)
  // Their numbers begin anew with each type, so all of them are told again.
  const designs = async function* () {
    for (const type of [...DESIGN_POST_TYPES, 'e_global_class']) yield* posts(type, 'template', document)(0)
  }
  return [
    { kind: 'setting', tell: () => settingThings(shop) },
    { kind: 'media', tell: posts('attachment', 'media', (post) => mediaThing(shop, post)) },
    { kind: 'attribute', tell: () => attributeThings(shop) },
    { kind: 'term', tell: () => termThings(shop, addresses) },
    { kind: 'product', tell: offers('product', productThing) },
    { kind: 'variation', tell: offers('product_variation', variationThing) },
    { kind: 'customer', tell: (after) => customerThings(shop, after, clock) },
    { kind: 'coupon', tell: posts('shop_coupon', 'coupon', (post) => couponThing(post, clock)) },
    { kind: 'shipping-zone', tell: () => zoneThings(shop) },
    { kind: 'tax-rate', tell: () => taxThings(shop) },
    { kind: 'order', tell: (after) => (hasLines ? orderThings(shop, after, clock) : ordersWithoutLines(shop)) },
    { kind: 'refund', tell: (after) => (hasLines ? refundThings(shop, after, clock) : []) },
    { kind: 'order-note', tell: (after) => (hasLines ? noteThings(shop, after) : []) },
    { kind: 'review', tell: () => reviewThings(shop) },
    { kind: 'page', tell: posts('page', 'page', document) },
    { kind: 'post', tell: posts('post', 'post', document) },
    { kind: 'comment', tell: (after) => blogComments(shop, after) },
    { kind: 'menu', tell: () => menuThings(shop, addresses) },
    { kind: 'template', tell: posts('elementor_library', 'template', document) },
    { kind: 'template', tell: designs },
    { kind: 'form-answer', tell: (after) => formAnswers(shop, after) },
    { kind: 'redirect', tell: () => redirectThings(shop, addresses) },
  ]
}

/** Templates, popups and kits are one step. Of what does not come in order of its numbers, all is told again. */
function cursorOf(from = ''): [kind: string, id: number] {
  const at = from.indexOf(':')
  const kind = from.slice(0, Math.max(0, at))
  const id = Number(from.slice(at + 1))
  return [kind === 'popup' || kind === 'kit' ? 'template' : kind, Number.isSafeInteger(id) ? id : 0]
}

const inTrash = (kind: MovedKind, post: Post): LeftThing => ({
  left: { kind, oldId: String(post.id), reason: 'Estava na lixeira.' },
})

async function* ordersWithoutLines(shop: OldShop): AsyncGenerator<LeftThing> {
  const reason = 'A exportação do WordPress não traz os itens dos pedidos. Use o banco de dados ou as chaves da API.'
  for await (const list of walkPosts(shop, 'shop_order', 0))
    for (const { id } of list) yield { left: { kind: 'order', oldId: String(id), reason } }
}
