import { createContentDesk } from '#content/pages/read-content.ts'
import type { ShopInfo } from '#content/settings/contract.ts'
import { editShop } from '#content/settings/edit-shop.ts'
import { typedLine } from '#kit/typed-text.ts'
import { email, maybe, text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { administrators } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { SETTINGS_SCHEMA } from './schemas.ts'

/** What the ecosystem calls the site's settings: the shop's name and how to reach it can be written, the rest is how this shop is made. */
export function settingsRoutes(services: ApiServices): Route[] {
  const { db, settings, shopUrl } = services
  const authorize = administrators('rest_forbidden', 'Sem permissão para fazer isso.')
  const show = async () => {
    const { name, tagline, email: address } = await settings.shop()
    return { title: name, description: tagline, url: shopUrl, email: address, ...FIXED, page_on_front: await frontPage(services) }
  }
  return [
    {
      namespace: 'wp/v2',
      path: '/settings',
      schema: SETTINGS_SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({ methods: ['GET'], args: {}, authorize, answer: async () => ({ body: await show() }) }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: {
            title: maybe(text({ minLength: 1, maxLength: 120 })),
            description: maybe(text({ maxLength: 300 })),
            email: maybe(email()),
          },
          authorize,
          answer: async ({ args: { title, description, email: address } }) => {
            const change: Partial<ShopInfo> = {
              ...(title !== undefined && typedLine(title, 120) !== '' && { name: typedLine(title, 120) }),
              ...(description !== undefined && { tagline: typedLine(description, 300) }),
              ...(address !== undefined && { email: address }),
            }
            if (Object.keys(change).length > 0) await editShop(db, change)
            return { body: await show() }
          },
        }),
      ],
    },
  ]
}

/** The page that stands at the shop's root; 0 when there is none. */
export async function frontPage({ db, homeSlug }: Pick<ApiServices, 'db' | 'homeSlug'>): Promise<number> {
  const { items } = await createContentDesk(db).list({
    type: 'page',
    statuses: ['publish'],
    onlyOut: true,
    slugs: [homeSlug],
    orderby: 'id',
    order: 'asc',
    limit: 1,
    offset: 0,
  })
  return items[0]?.id ?? 0
}

const FIXED = {
  timezone: 'America/Sao_Paulo',
  date_format: 'd/m/Y',
  time_format: 'H:i',
  start_of_week: 0,
  language: 'pt_BR',
  use_smilies: false,
  default_category: 0,
  default_post_format: 'standard',
  posts_per_page: 10,
  show_on_front: 'page',
  page_for_posts: 0,
  default_ping_status: 'closed',
  default_comment_status: 'open',
  site_logo: null,
  site_icon: 0,
}
