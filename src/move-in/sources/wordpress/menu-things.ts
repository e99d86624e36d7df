import type { MovedThing } from '../../moved-thing.ts'
import { metaValue } from '../php-serialized.ts'
import type { Addresses } from './addresses.ts'
import { meta } from './metas.ts'
import type { OldShop } from './old-shop.ts'
import { menuPlaces } from './options.ts'
import { type Post, postOf, walkPosts } from './posts.ts'

/** More points than any menu has. */
const MOST_POINTS = 20_000

/** Menus with all of their points, in order. A point without a title of its own has that of the thing it leads to. */
export async function* menuThings(shop: OldShop, addresses: Addresses): AsyncGenerator<MovedThing> {
  const points = new Map<string, Post[]>()
  let count = 0
  for await (const posts of walkPosts(shop, 'nav_menu_item', 0)) {
    for (const post of posts) {
      const menu = post.terms.find(({ taxonomy }) => taxonomy === 'nav_menu')
      if (!menu || post.status === 'draft' || ++count > MOST_POINTS) continue
      points.set(menu.id, [...(points.get(menu.id) ?? []), post])
    }
  }
  const places = menuPlaces(shop.options)
  for (const menu of shop.terms.all.filter(({ taxonomy }) => taxonomy === 'nav_menu')) {
    const list = (points.get(menu.id) ?? []).toSorted((one, other) => one.menuOrder - other.menuOrder)
    const items = []
    for (const point of list) items.push(await pointOf(shop, point, addresses))
    yield {
      kind: 'menu',
      oldId: menu.id,
      data: { id: menu.id, name: menu.name, slug: menu.slug, locations: places.get(Number(menu.id)) ?? [], items },
    }
  }
}

async function pointOf(shop: OldShop, post: Post, addresses: Addresses) {
  const ask = (name: string) => meta(post.metas, `_menu_item_${name}`)
  const [type, object, objectId] = [ask('type'), ask('object'), Number(ask('object_id')) || 0]
  const target = await targetOf(shop, { type, object, objectId }, addresses)
  const classes = metaValue(ask('classes'))
  return {
    id: post.id,
    title: post.title || target?.title || '',
    url: ask('url') || target?.url || '',
    type,
    object,
    object_id: objectId,
    parent: Number(ask('menu_item_parent')) || 0,
    menu_order: post.menuOrder,
    target: ask('target'),
    classes: Array.isArray(classes) ? classes.filter((one) => one !== '') : [],
    xfn: ask('xfn'),
    description: post.content,
  }
}

type Target = { type: string; object: string; objectId: number }

async function targetOf({ staging, table, terms }: OldShop, { type, object, objectId }: Target, addresses: Addresses) {
  if (type === 'taxonomy') {
    const term = terms.byId(String(objectId))
    return term && { title: term.name, url: addresses.ofTerm(term) }
  }
  if (type !== 'post_type') return undefined
  const [row] = (await staging.byKeys(table(`posts:${object}`), [objectId])).get(objectId) ?? []
  if (!row) return undefined
  const post = postOf(objectId, row)
  return { title: post.title, url: addresses.ofPost(post) }
}
