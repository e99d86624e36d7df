import type { MediaReader } from '#content/media/contract.ts'
import { slugOf } from '#kit/pt-br.ts'
import type { Person } from '#shop/accounts/people.ts'
import type { ItemSchema } from '#http/rest/contract.ts'
import { itemLinks } from './links.ts'
import { escaped } from './markup.ts'

const ALL = ['view', 'edit', 'embed'] as const
const READ = ['view', 'edit'] as const
const EDIT = ['edit'] as const
const editText = { type: 'string', context: EDIT } as const

export const USER_SCHEMA: ItemSchema = {
  title: 'user',
  type: 'object',
  properties: {
    id: { type: 'integer', context: ALL, readonly: true },
    username: editText,
    name: { type: 'string', context: ALL },
    first_name: editText,
    last_name: editText,
    email: { type: 'string', format: 'email', context: EDIT },
    url: { type: 'string', format: 'uri', context: ALL, readonly: true },
    description: { type: 'string', context: ALL, readonly: true },
    link: { type: 'string', format: 'uri', context: ALL, readonly: true },
    locale: { type: 'string', context: EDIT, readonly: true },
    nickname: { type: 'string', context: EDIT, readonly: true },
    slug: { type: 'string', context: ALL, readonly: true },
    registered_date: { type: 'string', format: 'date-time', context: EDIT, readonly: true },
    roles: { type: 'array', items: { type: 'string' }, context: EDIT },
    capabilities: { type: 'object', context: EDIT, readonly: true },
    extra_capabilities: { type: 'object', context: EDIT, readonly: true },
    avatar_urls: { type: 'object', context: ALL, readonly: true },
    meta: { type: 'array', context: READ },
    is_super_admin: { type: 'boolean', context: READ, readonly: true },
    woocommerce_meta: { type: 'object', context: READ },
  },
}

type Around = { root: string; shopUrl: string; media: MediaReader }
/** What only somebody's own session knows. */
export type OwnFacts = { comingSoonDismissed: boolean }

/** People on the wire. A login is told to those who may edit alone: it is half of what opens an account. */
export async function userItems(people: Person[], { root, shopUrl, media }: Around, own?: OwnFacts) {
  const pictures = await media.pictures(people.map(({ author }) => author?.pictureId ?? 0))
  return people.map((person) => {
    const { id, login, displayName, author, roles } = person
    const face = pictures.get(author?.pictureId ?? 0)?.sizes[0]?.webp ?? '/favicon.svg'
    return {
      id,
      username: login,
      name: escaped(displayName),
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      url: author?.website ?? '',
      description: escaped(author?.bio ?? ''),
      link: author ? `${shopUrl}/autor/${author.slug}/` : `${shopUrl}/`,
      locale: 'pt_BR',
      nickname: displayName,
      slug: author?.slug ?? (slugOf(displayName === login ? '' : displayName) || `pessoa-${id}`),
      registered_date: `${person.createdAt.toISOString().slice(0, 19)}+00:00`,
      roles,
      capabilities: capabilitiesOf(roles),
      extra_capabilities: Object.fromEntries(roles.map((role) => [role, true])),
      avatar_urls: Object.fromEntries([24, 48, 96].map((size) => [String(size), `${shopUrl}${face}`])),
      meta: [],
      ...(own && {
        is_super_admin: roles.includes('administrator'),
        woocommerce_meta: { coming_soon_banner_dismissed: own.comingSoonDismissed ? 'yes' : 'no' },
      }),
      _links: itemLinks(root, 'users', id),
    }
  })
}

/** What clients of this ecosystem look at before they offer to write. */
function capabilitiesOf(roles: readonly string[]) {
  const isAdministrator = roles.includes('administrator')
  const runsShop = isAdministrator || roles.includes('shop_manager')
  const writes = runsShop || roles.includes('writer')
  const granted = [
    'read',
    ...(writes ? ['edit_posts', 'publish_posts', 'edit_pages', 'publish_pages', 'upload_files'] : []),
    ...(writes ? ['manage_categories'] : []),
    ...(runsShop ? ['moderate_comments', 'manage_woocommerce', 'edit_products', 'edit_shop_orders', 'list_users'] : []),
    ...(isAdministrator ? ['manage_options', 'create_users', 'edit_users', 'delete_users'] : []),
    ...roles,
  ]
  return Object.fromEntries(granted.map((name) => [name, true]))
}
