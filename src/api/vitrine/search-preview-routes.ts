import { text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { explained } from '#shop/search/rules/explain.ts'
import { phraseOf } from '#shop/search/rules/read-input.ts'
import { readSearchRules } from '#shop/search/rules/read-rules.ts'
import { tidyWords } from '#shop/search/words.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

export type SearchPreview = {
  phrase: string
  total: number
  /** There are more than are counted. */
  is_least: boolean
  /** Nothing has all the words: these have some of them. */
  is_partial: boolean
  corrected: string
  leads_to: string
  synonyms: { words: string[]; means: string[] }[]
  products: {
    id: number
    name: string
    slug: string
    price: number
    in_stock: boolean
    picture: string
    is_pinned: boolean
    because: string[]
  }[]
  pages: { id: number; title: string; url: string }[]
}
const SCHEMA = itemSchema('search_preview', {
  phrase: 'text',
  total: 'whole',
  is_least: 'flag',
  is_partial: 'flag',
  corrected: 'text',
  leads_to: 'text',
  synonyms: 'list',
  products: 'list',
  pages: 'list',
})

/** What a visitor finds, and why each product stands where it stands. */
function searchPreviewRoutes({ db, search }: Pick<ApiServices, 'db' | 'search'>): Route[] {
  return [
    {
      namespace: 'vitrine/v1',
      path: '/search-preview',
      schema: SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {
            words: text({ maxLength: 400, description: 'What is searched for.' }),
            per_page: whole({ minimum: 1, maximum: 50, default: 24, description: 'How many of the first results.' }),
          },
          authorize: wcMay.view,
          answer: async ({ args }): Promise<{ body: SearchPreview }> => {
            const words = tidyWords(args.words)
            const phrase = phraseOf(words)
            const [found, rules] = await Promise.all([
              search.find({ words, perPage: args.per_page, isFresh: true }),
              readSearchRules(db),
            ])
            const reasons = explained(found, rules)
            return {
              body: {
                phrase,
                total: found.total,
                is_least: found.isLeast,
                is_partial: found.isPartial,
                corrected: found.corrected ?? '',
                leads_to: rules.phrases.get(phrase)?.leadsTo ?? '',
                synonyms: found.synonyms.map(({ words: same, means }) => ({ words: same, means })),
                products: found.products.map(({ id, name, url, price, inStock, cover }) => ({
                  id,
                  name,
                  slug: url.split('/').at(-2) ?? '',
                  price: price.cents,
                  in_stock: inStock,
                  picture: cover?.sizes[0]?.webp ?? '',
                  is_pinned: found.because.some((one) => one.id === id && one.tier === 0),
                  because: reasons.get(id) ?? [],
                })),
                pages: found.pages.map(({ id, title, url }) => ({ id, title, url })),
              },
            }
          },
        }),
      ],
    },
  ]
}
export default searchPreviewRoutes satisfies ApiRoutes
