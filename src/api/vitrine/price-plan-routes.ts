import { choice, maybe, moment, orNull, whole } from '#http/rest/arguments.ts'
import { type Answer, endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { isDay } from '#kit/calendar-day.ts'
import type { PlanProblem, PricePlan } from '#shop/pricing/plans/service.ts'
import { wcMay } from '../authorize.ts'
import { localDate, readDate, utcDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noProduct, noSuch } from '../wc/problems.ts'

const SCHEMA = itemSchema('price_plan', {
  id: 'whole',
  variation_id: 'whole',
  kind: 'text',
  cents: 'whole',
  starts_at: 'moment',
  starts_at_gmt: 'moment',
  ends_at: 'moment',
  ends_at_gmt: 'moment',
  state: 'text',
  skipped: 'text?',
})

const planItem = ({ id, variationId, kind, cents, startsAt, endsAt, state, skipped }: PricePlan) => ({
  id,
  variation_id: variationId ?? 0,
  kind,
  cents,
  starts_at: localDate(startsAt),
  starts_at_gmt: utcDate(startsAt),
  ends_at: localDate(endsAt),
  ends_at_gmt: utcDate(endsAt),
  state,
  skipped,
})
export type PricePlanRecord = ReturnType<typeof planItem>

/** 30 February is none. */
function momentOf(text: string): Date {
  if (isDay(text.slice(0, 10))) return readDate(text)
  throw new RestProblem(400, 'vitrine_bad_price_plan', 'Escreva um dia que existe no calendário.')
}

/** Prices and sales of a product that begin later: what is open first, then what is over. */
function pricePlanRoutes({ catalogEditor, pricePlans }: Pick<ApiServices, 'catalogEditor' | 'pricePlans'>): Route[] {
  const told = async (id: number, problem?: PlanProblem): Promise<Answer> => {
    if (problem?.kind === 'bad') throw new RestProblem(400, 'vitrine_bad_price_plan', problem.text)
    if (problem || (await catalogEditor.products.read([id])).length === 0) throw noProduct()
    return { body: (await pricePlans.of(id)).map(planItem) }
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/products/{id}/price-plans',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: wcMay.view,
          answer: ({ args }) => told(args.id),
        }),
        endpoint({
          methods: ['POST'],
          args: {
            id: whole(),
            variation_id: maybe(
              orNull(whole({ minimum: 1, description: 'Of this variation alone; null: of each variation, or of the product.' })),
            ),
            kind: choice(['price', 'sale'], { description: 'A new full price, or a sale beside it.' }),
            cents: whole({ minimum: 1, maximum: 100_000_000_000, description: 'What it costs then, in centavos.' }),
            starts_at: maybe(orNull(moment({ description: "Begin, in the shop's time; null: at once." }))),
            ends_at: maybe(orNull(moment({ description: "End, in the shop's time; null: without an end." }))),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { id, variation_id, kind, cents, starts_at, ends_at } }) => {
            const input = {
              variationId: variation_id ?? null,
              kind,
              cents,
              startsAt: starts_at ? momentOf(starts_at) : undefined,
              endsAt: ends_at ? momentOf(ends_at) : null,
            }
            return await told(id, await pricePlans.plan(id, input))
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/products/{id}/price-plans/{plan_id}',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['DELETE'],
          args: { id: whole(), plan_id: whole({ description: 'Number of the planned price.' }) },
          authorize: wcMay.edit,
          answer: async ({ args }) => {
            const problem = await pricePlans.undo(args.id, args.plan_id)
            if (problem?.kind === 'gone') throw noSuch('vitrine_unknown_price_plan')
            return await told(args.id, problem)
          },
        }),
      ],
    },
  ]
}
export default pricePlanRoutes satisfies ApiRoutes
