import { listOf, orNull, shape, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { MOST_TIERS } from '#kit/tier-rule.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noProduct, stale } from '../wc/problems.ts'

const SCHEMA = itemSchema('price_tiers', { tiers: 'list', version: 'text' })
const TIER = shape({
  variation_id: orNull(
    whole({ minimum: 1, description: 'Of this variation alone; null: units of all variations count together.' }),
  ),
  tag_id: orNull(whole({ minimum: 1, description: 'For customers with this tag alone; null: for everybody.' })),
  units: whole({ minimum: 1, maximum: 9_999, description: 'From so many units on.' }),
  cents: whole({ minimum: 1, maximum: 100_000_000, description: 'What each unit costs then.' }),
})

/** Prices of a product by quantity and by group of customers, all of them at once. */
function priceTierRoutes({ catalogEditor, pricing }: Pick<ApiServices, 'catalogEditor' | 'pricing'>): Route[] {
  const told = async (id: number) => {
    if ((await catalogEditor.products.read([id])).length === 0) throw noProduct()
    const { tiers, version } = await pricing.tiersOf(id)
    const rows = tiers.map(({ variationId, tagId, units, cents }) => ({ variation_id: variationId, tag_id: tagId, units, cents }))
    return { tiers: rows, version }
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/products/{id}/price-tiers',
      schema: SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await told(args.id) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: {
            id: whole(),
            tiers: listOf(TIER, { maxItems: MOST_TIERS, description: 'All prices; those that are left out go.' }),
            version: text({ maxLength: 32, description: 'What was read before the change.' }),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { id, tiers, version } }) => {
            await told(id)
            const rows = tiers.map(({ variation_id: variationId, tag_id: tagId, units, cents }) => ({
              variationId,
              tagId,
              units,
              cents,
            }))
            const problem = await pricing.saveTiers(id, rows, version)
            if (problem?.kind === 'bad') throw new RestProblem(400, 'vitrine_bad_price_tiers', problem.text)
            if (problem?.kind === 'stale') throw stale(await told(id))
            if (problem?.kind === 'unknown') throw new RestProblem(400, 'vitrine_bad_price_tiers', UNKNOWN)
            if (problem) throw noProduct()
            return { body: await told(id) }
          },
        }),
      ],
    },
  ]
}
export default priceTierRoutes satisfies ApiRoutes

const UNKNOWN = 'Uma das variações ou etiquetas não existe mais. Abra o produto de novo.'
