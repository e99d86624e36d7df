import type { Static, TObject } from 'typebox'
import { choice, flag, listOf, maybe, shape, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { badArguments, RestProblem } from '#http/rest/rest-problem.ts'
import {
  COLLECTION_FIELDS,
  type CollectionRules,
  LONGEST_TEXT,
  MOST_VALUES,
  readCollectionRules,
} from '#shop/catalog/collections/rules.ts'
import { type Collection, type CollectionKind, MOST_COLLECTIONS } from '#shop/catalog/collections/service.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

export type CollectionRecord = {
  kind: CollectionKind
  id: number
  name: string
  slug: string
  rules: CollectionRules
  sorted_by: Collection['sortedBy']
  count: number
  by_hand: number
  is_filling: boolean
}
export type CollectionPreview = {
  count: number
  examples: { id: number; name: string; slug: string; price: number; in_stock: boolean }[]
}

const SCHEMA = itemSchema('collection', {
  kind: 'text',
  id: 'whole',
  name: 'text',
  slug: 'text',
  rules: 'object',
  sorted_by: 'text',
  count: 'whole',
  by_hand: 'whole',
  is_filling: 'flag',
})
const PREVIEW = itemSchema('collection_preview', { count: 'whole', examples: 'list' })

const AMOUNT = whole({ description: 'Centavos of a price, or units sold.' })
const CONDITION = shape({
  field: choice(COLLECTION_FIELDS, { description: 'What of a product is looked at.' }),
  not: maybe(flag({ description: 'The other way round.' })),
  ids: maybe(
    listOf(whole({ minimum: 1 }), {
      maxItems: MOST_VALUES,
      description: 'Categories, tags or values of attributes: one of them.',
    }),
  ),
  texts: maybe(
    listOf(text({ maxLength: LONGEST_TEXT }), { maxItems: MOST_VALUES, description: 'Brands, or parts of a name: one of them.' }),
  ),
  least: maybe(AMOUNT),
  most: maybe(AMOUNT),
  days: maybe(whole({ description: 'So many days back.' })),
  attribute: maybe(whole({ description: 'Which attribute the values are of.' })),
})
const RULES = {
  rules: shape({ match: choice(['all', 'any'], { default: 'all' }), conditions: listOf(CONDITION, { maxItems: 20 }) }),
  sorted_by: choice(['menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc'], {
    default: 'menu_order',
    description: 'How its products stand unless a visitor asks for something else.',
  }),
}

/** Categories and tags whose products follow from rules. */
function collectionRoutes({ collections }: Pick<ApiServices, 'collections'>): Route[] {
  const one = async (kind: CollectionKind, id: number, isFilling = false) => {
    const found = await collections.find(kind, id)
    return { body: found ? recordOf(found, isFilling) : notThere() }
  }
  const ofKind = (kind: CollectionKind, path: string): Route => ({
    namespace: 'vitrine/v1',
    path,
    schema: SCHEMA,
    response: 'one',
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { id: whole() },
        authorize: wcMay.view,
        answer: ({ args }) => one(kind, args.id),
      }),
      endpoint({
        methods: ['POST', 'PUT', 'PATCH'],
        args: { id: whole(), ...RULES },
        authorize: wcMay.edit,
        answer: async ({ args }) => {
          const saved = await collections.save(kind, args.id, { rules: rulesOf(args.rules), sortedBy: args.sorted_by })
          if (saved.ok) return await one(kind, args.id, saved.isFilling)
          if (saved.problem === 'gone') return notThere()
          throw new RestProblem(400, 'vitrine_too_many_collections', `A loja leva até ${MOST_COLLECTIONS} listas por regras.`)
        },
      }),
      endpoint({
        methods: ['DELETE'],
        args: {
          id: whole(),
          restore: flag({
            default: false,
            description: 'The products that were chosen by hand before come back; else those in it stay.',
          }),
        },
        authorize: wcMay.edit,
        answer: async ({ args }) => {
          const before = await one(kind, args.id)
          await collections.remove(kind, args.id, { restores: args.restore })
          return before
        },
      }),
    ],
  })
  return [
    {
      namespace: 'vitrine/v1',
      path: '/collections',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {},
          authorize: wcMay.list,
          answer: async () => ({ body: (await collections.list()).map((found) => recordOf(found)) }),
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/collections/preview',
      schema: PREVIEW,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: RULES,
          authorize: wcMay.view,
          answer: async ({ args }): Promise<{ body: CollectionPreview }> => {
            const { count, examples } = await collections.preview(rulesOf(args.rules), args.sorted_by)
            return {
              body: {
                count,
                examples: examples.map(({ inStock, cents, ...rest }) => ({ ...rest, price: cents, in_stock: inStock })),
              },
            }
          },
        }),
      ],
    },
    ofKind('category', '/collections/categories/{id}'),
    ofKind('tag', '/collections/tags/{id}'),
  ]
}
export default collectionRoutes satisfies ApiRoutes

function rulesOf(raw: Static<TObject<typeof RULES>>['rules']): CollectionRules {
  const read = readCollectionRules(raw)
  if (!read.ok) throw badArguments({ rules: { code: 'vitrine_bad_rules', message: read.problem } })
  return read.rules
}

const recordOf = ({ sortedBy, byHand, ...rest }: Collection, isFilling = false): CollectionRecord => ({
  ...rest,
  sorted_by: sortedBy,
  by_hand: byHand,
  is_filling: isFilling,
})

function notThere(): never {
  throw new RestProblem(404, 'vitrine_no_collection', 'Esta lista por regras não existe.')
}
