import { listOf, orNull, shape, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { MOST_RULES } from '#shop/pricing/price-rule.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { stale } from '../wc/problems.ts'

const SCHEMA = itemSchema('price_rules', { rules: 'list', version: 'text' })
const RULE = shape({
  category_id: orNull(whole({ minimum: 1, description: 'For products of this category and those below it.' })),
  product_tag_id: orNull(whole({ minimum: 1, description: 'For products with this tag.' })),
  tag_id: orNull(whole({ minimum: 1, description: 'For customers with this tag alone; null: for everybody.' })),
  units: whole({ minimum: 1, maximum: 9_999, description: 'From so many units of one product on.' }),
  off: whole({ minimum: 1, maximum: 9_999, description: 'Hundredths of a percent that each unit costs less.' }),
})

/** Prices by quantity and group for whole categories and tags, all of them at once. */
function priceRuleRoutes({ priceRules }: Pick<ApiServices, 'priceRules'>): Route[] {
  const told = async () => {
    const { rules, version } = await priceRules.all()
    return {
      rules: rules.map(({ categoryId, labelId, tagId, units, off }) => ({
        category_id: categoryId,
        product_tag_id: labelId,
        tag_id: tagId,
        units,
        off,
      })),
      version,
    }
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/price-rules',
      schema: SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({ methods: ['GET'], args: {}, authorize: wcMay.view, answer: async () => ({ body: await told() }) }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: {
            rules: listOf(RULE, { maxItems: MOST_RULES, description: 'All rules; those that are left out go.' }),
            version: text({ maxLength: 32, description: 'What was read before the change.' }),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { rules, version } }) => {
            const wanted = rules.map(({ category_id: categoryId, product_tag_id: labelId, tag_id: tagId, units, off }) => ({
              categoryId,
              labelId,
              tagId,
              units,
              off,
            }))
            const problem = await priceRules.save(wanted, version)
            if (problem?.kind === 'bad') throw new RestProblem(400, 'vitrine_bad_price_rules', problem.text)
            if (problem?.kind === 'stale') throw stale(await told())
            if (problem) throw new RestProblem(400, 'vitrine_bad_price_rules', UNKNOWN)
            return { body: await told() }
          },
        }),
      ],
    },
  ]
}
export default priceRuleRoutes satisfies ApiRoutes

const UNKNOWN = 'Uma das categorias ou etiquetas não existe mais. Abra a tela de novo.'
