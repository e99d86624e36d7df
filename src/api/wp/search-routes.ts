import { suggestionsOf } from '#shop/search/suggestions.ts'
import { tidyWords } from '#shop/search/words.ts'
import { addressGroup } from '#http/rate-limit.ts'
import { anything, choice, CONTEXT, listOf, maybe, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { badArguments } from '#http/rest/rest-problem.ts'
import { anybody } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { SEARCH_SCHEMA } from './schemas.ts'

/** A person who types quickly asks some three times a second, and pauses. */
const ASKED_PER_ADDRESS = { max: 120, windowSeconds: 60 }
/** Half a minute of the same letters is answered by the browser or a CDN. */
const BRIEF = 'public, max-age=30, s-maxage=30'
const MOST_AT_ONCE = 20

/** What may be meant while somebody types; the form's suggestions and programs ask here alike. */
export const searchRoutes = ({ search, limiter, shopUrl, root }: ApiServices): Route[] => [
  {
    namespace: 'wp/v2',
    path: '/search',
    schema: SEARCH_SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: {
          ...CONTEXT,
          page: whole({ minimum: 1, maximum: 100, default: 1 }),
          per_page: whole({ minimum: 1, maximum: MOST_AT_ONCE, default: 10 }),
          // Whatever is typed is looked for as far as it can be: never an error in a person's face.
          search: maybe(anything()),
          type: maybe(choice(['post'])),
          subtype: maybe(listOf(text({ maxLength: 50 }), { maxItems: 10 })),
        },
        authorize: anybody,
        answer: async ({ args, front }) => {
          limiter.take('search', addressGroup(front.request.ip), ASKED_PER_ADDRESS)
          refuseTwice(front.request.query as Record<string, unknown>)
          const onlyProducts = args.subtype?.length === 1 && args.subtype[0] === 'product'
          const words = tidyWords(args.search)
          const found = await search.find({ words, page: args.page, perPage: args.per_page, onlyProducts, isQuick: true })
          return {
            body: suggestionsOf(found, shopUrl).map((one) => ({ ...one, _links: linksOf(one, root) })),
            headers: { 'cache-control': BRIEF, 'x-wp-total': String(found.total), 'x-wp-totalpages': String(found.pageCount) },
          }
        },
      }),
    ],
  },
]

/** Answers are kept by their address for everybody: one that says two pages at once must not be among them. */
function refuseTwice(query: Record<string, unknown>) {
  const twice = ['page', 'per_page'].filter((name) => Array.isArray(query[name]))
  const troubles = twice.map((name) => [name, { code: 'rest_invalid_type', message: `${name} não é do tipo integer.` }] as const)
  if (troubles.length > 0) throw badArguments(Object.fromEntries(troubles))
}

const LISTS = { page: 'wp/v2/pages', post: 'wp/v2/posts', product: 'wc/v3/products' }
const linksOf = ({ id, subtype }: { id: number; subtype: keyof typeof LISTS }, root: string) => ({
  self: [{ embeddable: true, href: `${root}/${LISTS[subtype]}/${id}` }],
})
