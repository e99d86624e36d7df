import type { Static, TObject } from 'typebox'
import { anything, choice, flag, listOf, maybe, moment, orNull, PAGING, shape, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { STATES } from '#kit/brazil/states.ts'
import { typedText } from '#kit/typed-text.ts'
import type { PromotionEditProblem, PromotionInput, StoredPromotion } from '#shop/promotions/editor.ts'
import type { Simulation } from '#shop/promotions/simulate.ts'
import { ruleWords } from '#shop/promotions/words.ts'
import { wcMay } from '../authorize.ts'
import { localDate, readDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { METHOD_ID, METHOD_IDS } from '../wc/method-ids.ts'
import { noSuch, stale } from '../wc/problems.ts'
import { ID, resourceRoutes } from '../wc/resource.ts'

const SCHEMA = itemSchema('promotion', {
  id: 'whole',
  name: 'text',
  words: 'text',
  position: 'whole',
  is_active: 'flag',
  rule: 'object',
  goods: 'object',
  starts_at: 'moment',
  ends_at: 'moment',
  weekdays: 'list',
  hours: 'object?',
  states: 'list',
  payment_methods: 'list',
  combines: 'flag',
  with_coupons: 'flag',
  orders: 'whole',
  given_cents: 'whole',
  version: 'whole',
})
const SIMULATION = itemSchema('promotion_simulation', {
  lines: 'list',
  applied: 'list',
  hints: 'list',
  subtotal_cents: 'whole',
  total_cents: 'whole',
  unknown: 'list',
})

const UFS = Object.keys(STATES)
const ids = () => maybe(listOf(whole({ minimum: 1 }), { maxItems: 500 }))
const NAME = text({ minLength: 1, maxLength: 100 })
const minute = () => text({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
const PROMOTION = {
  is_active: maybe(flag()),
  goods: maybe(
    shape({
      product_ids: ids(),
      category_ids: ids(),
      tag_ids: ids(),
      excluded_product_ids: ids(),
      excluded_category_ids: ids(),
      exclude_sale_items: maybe(flag()),
    }),
  ),
  starts_at: maybe(orNull(moment())),
  ends_at: maybe(orNull(moment())),
  weekdays: maybe(listOf(whole({ minimum: 0, maximum: 6 }), { maxItems: 7 })),
  hours: maybe(orNull(shape({ from: minute(), to: minute() }))),
  states: maybe(listOf(choice(UFS), { maxItems: UFS.length })),
  payment_methods: METHOD_IDS,
  combines: maybe(flag()),
  with_coupons: maybe(flag()),
}

type Services = Pick<ApiServices, 'promotionEditor' | 'promotions' | 'root'>

/** Discounts without a code, in the order in which they are applied. */
function promotionRoutes({ promotionEditor: editor, promotions, root }: Services): Route[] {
  const read = async (id: number) => {
    const row = await editor.read(id)
    if (!row) throw noPromotion()
    return promotionItem(row)
  }
  return [
    ...resourceRoutes({
      root,
      namespace: 'vitrine/v1',
      path: '/promotions',
      schema: SCHEMA,
      what: 'promoções',
      list: endpoint({
        methods: ['GET'],
        args: PAGING,
        authorize: wcMay.list,
        readsReplica: true,
        answer: async (call) => {
          const all = (await editor.list()).map(promotionItem)
          const from = offsetOf(call.args)
          return pageOf(all.slice(from, from + call.args.per_page), all.length, call, root)
        },
      }),
      create: { args: { name: NAME, rule: anything(), ...PROMOTION }, save: (args) => editor.create(inputOf(args)) },
      update: {
        args: { ...ID, name: maybe(NAME), rule: maybe(anything()), ...PROMOTION, version: maybe(whole()) },
        save: (args) => editor.update(args.id, inputOf(args), args.version),
      },
      read,
      remove: editor.remove,
      refusalOf,
    }),
    {
      namespace: 'vitrine/v1',
      path: '/promotions/order',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { ids: listOf(whole({ minimum: 1 }), { maxItems: 100 }) },
          authorize: wcMay.edit,
          answer: async ({ args }) => {
            await editor.order(args.ids)
            return { body: (await editor.list()).map(promotionItem) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/promotions/simulate',
      schema: SIMULATION,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {
            items: listOf(shape({ id: whole({ minimum: 1 }), quantity: whole({ minimum: 1, maximum: 9_999 }) }), {
              maxItems: 50,
            }),
            state: maybe(choice(UFS)),
            payment_method: maybe(METHOD_ID),
            has_coupons: flag({ default: false }),
            tag_id: maybe(orNull(whole({ minimum: 1, description: 'A tag of customers, whose prices count.' }))),
            at: maybe(moment()),
          },
          authorize: wcMay.view,
          answer: async ({
            args: { items, state, payment_method: paymentMethod, has_coupons: hasCoupons, tag_id: tagId, at },
          }) => {
            const found = await promotions.simulate({
              units: items,
              uf: state,
              paymentMethod,
              hasCoupons,
              tagId: tagId ?? undefined,
              ...(at && { at: readDate(at) }),
            })
            return { body: simulationItem(found) }
          },
        }),
      ],
    },
  ]
}
export default promotionRoutes satisfies ApiRoutes

type Written = Static<TObject<typeof PROMOTION>> & { name?: string; rule?: unknown }
const inputOf = (args: Written): PromotionInput => ({
  ...(args.name !== undefined && { name: typedText(args.name, 100) }),
  ...('rule' in args && { rule: args.rule }),
  isActive: args.is_active,
  goods: args.goods && {
    productIds: args.goods.product_ids ?? [],
    categoryIds: args.goods.category_ids ?? [],
    tagIds: args.goods.tag_ids ?? [],
    excludedProductIds: args.goods.excluded_product_ids ?? [],
    excludedCategoryIds: args.goods.excluded_category_ids ?? [],
    excludeSaleItems: args.goods.exclude_sale_items ?? false,
  },
  startsAt: args.starts_at ? readDate(args.starts_at) : (args.starts_at as null | undefined), // an empty text is no moment
  endsAt: args.ends_at ? readDate(args.ends_at) : (args.ends_at as null | undefined),
  weekdays: args.weekdays,
  hours: args.hours && { from: minutesOf(args.hours.from), to: minutesOf(args.hours.to) },
  ufs: args.states,
  paymentMethods: args.payment_methods,
  combines: args.combines,
  withCoupons: args.with_coupons,
})

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const promotionItem = (row: StoredPromotion) => ({
  id: row.id,
  name: row.name,
  words: ruleWords(row.rule),
  position: row.position,
  is_active: row.is_active,
  rule: row.rule,
  goods: {
    product_ids: row.goods.productIds ?? [],
    category_ids: row.goods.categoryIds ?? [],
    tag_ids: row.goods.tagIds ?? [],
    excluded_product_ids: row.goods.excludedProductIds ?? [],
    excluded_category_ids: row.goods.excludedCategoryIds ?? [],
    exclude_sale_items: row.goods.excludeSaleItems ?? false,
  },
  starts_at: localDate(row.starts_at),
  ends_at: localDate(row.ends_at),
  weekdays: row.weekdays,
  hours:
    row.from_minute === null || row.to_minute === null ? null : { from: clockOf(row.from_minute), to: clockOf(row.to_minute) },
  states: row.ufs,
  payment_methods: row.payment_methods,
  combines: row.combines,
  with_coupons: row.with_coupons,
  orders: row.orders,
  given_cents: Number(row.given_cents),
  version: row.version,
})
export type PromotionRecord = ReturnType<typeof promotionItem>

const simulationItem = ({ lines, applied, hints, subtotalCents, totalCents, unknown }: Simulation) => ({
  lines: lines.map(({ id, name, quantity, cents, ...line }) => ({
    id,
    name,
    quantity,
    unit_cents: cents,
    discount_cents: line.discountCents,
    total_cents: line.totalCents,
    tier: line.tier ? { units: line.tier.units, is_group: line.tier.group } : null,
  })),
  applied: applied.map(({ id, name, discountCents }) => ({ id, name, discount_cents: discountCents })),
  hints,
  subtotal_cents: subtotalCents,
  total_cents: totalCents,
  unknown,
})
export type PromotionSimulationRecord = ReturnType<typeof simulationItem>

const noPromotion = () => noSuch('vitrine_promotion_invalid_id')

function refusalOf(problem: PromotionEditProblem): RestProblem {
  switch (problem.kind) {
    case 'gone':
      return noPromotion()
    case 'stale':
      return stale()
    case 'too-many':
      return new RestProblem(400, 'vitrine_promotion_too_many', 'A loja já tem promoções demais. Exclua as que não usa.')
    case 'bad':
      return new RestProblem(400, 'vitrine_promotion_invalid', problem.text)
  }
}
