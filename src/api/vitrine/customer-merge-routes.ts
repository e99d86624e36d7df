import { flag, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { UNDO_MERGE_DAYS } from '#shop/customers/contract.ts'
import type { MergePlan } from '#shop/customers/merge-rule.ts'
import type { Merge } from '#shop/customers/merges.ts'
import { wcMay } from '../authorize.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { amountOf } from '../wc/amounts.ts'
import { actorOf } from '../wc/orders.ts'
import { noSuch } from '../wc/problems.ts'
import { PROFILE_SCHEMA, profileItem } from './customer-profile-shape.ts'

const PLAN = itemSchema('customer_merge_plan', {
  kept_id: 'whole',
  gone_id: 'whole',
  orders_count: 'whole',
  total_spent: 'text',
  tags: 'list',
  new_percent_off: 'whole',
  is_done: 'flag',
})
const MERGE = itemSchema('customer_merge', {
  id: 'whole',
  kept_id: 'whole',
  gone_id: 'whole',
  orders_count: 'whole',
  email: 'text',
  name: 'text',
  author: 'text',
  can_undo: 'flag',
  date_created: 'moment',
  date_created_gmt: 'moment',
})
const DUPLICATE = {
  ...PROFILE_SCHEMA,
  title: 'customer_duplicate',
  properties: { ...PROFILE_SCHEMA.properties, reason: { type: 'string' } },
}

/** Two customers that are one: what is suggested, what would happen, done, and taken back. */
function customerMergeRoutes(services: Pick<ApiServices, 'customerMerges' | 'customerProfiles'>): Route[] {
  const { customerMerges, customerProfiles } = services
  return [
    {
      namespace: 'vitrine/v1',
      path: '/customer-profiles/{id}/duplicates',
      schema: DUPLICATE,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => {
            const suggested = await customerMerges.suggest(args.id)
            const found = await Promise.all(
              suggested.map(async ({ id, reason }) => ({ reason, profile: await customerProfiles.find(id) })),
            )
            return { body: found.flatMap(({ profile, reason }) => (profile ? [{ ...profileItem(profile), reason }] : [])) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/customer-profiles/{id}/merge',
      schema: PLAN,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {
            id: whole(),
            other: whole({ description: 'Number of the other customer.' }),
            dry_run: flag({ default: true, description: 'Only tells what would happen.' }),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { id, other, dry_run: isOnlyAsked }, caller }) => {
            const outcome = isOnlyAsked
              ? await customerMerges.plan(id, other)
              : await customerMerges.merge(id, other, actorOf(caller))
            if (outcome.ok) return { body: { ...planItem(outcome.plan), is_done: !isOnlyAsked } }
            if (outcome.problem === 'unknown') throw noSuch('vitrine_customer_invalid_id')
            throw new RestProblem(400, 'vitrine_customer_merge', REFUSALS[outcome.problem])
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/customer-profiles/{id}/merges',
      schema: MERGE,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: (await customerMerges.of(args.id)).map(mergeItem) }),
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/customer-merges/{id}/undo',
      schema: PROFILE_SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { id: whole() },
          authorize: wcMay.edit,
          answer: async ({ args }) => {
            const undone = await customerMerges.undo(args.id)
            const back = undone.ok ? await customerProfiles.find(undone.goneId) : undefined
            if (back) return { body: profileItem(back) }
            if (!undone.ok && undone.problem === 'too-late')
              throw new RestProblem(
                400,
                'vitrine_customer_merge_too_late',
                `Esta junção já foi desfeita ou passou dos ${UNDO_MERGE_DAYS} dias em que pode ser.`,
              )
            throw noSuch('vitrine_customer_merge_invalid_id')
          },
        }),
      ],
    },
  ]
}
export default customerMergeRoutes satisfies ApiRoutes

const REFUSALS = {
  same: 'Escolha dois clientes diferentes.',
  'two-accounts': 'Os dois têm conta na loja, e cada conta tem a sua senha: elas não podem virar uma só.',
}

const planItem = (plan: MergePlan) => ({
  kept_id: plan.keptId,
  gone_id: plan.goneId,
  orders_count: plan.purchases,
  total_spent: amountOf(plan.spentCents),
  tags: plan.tags.map(({ id, name, percentOff }) => ({ id, name, percent_off: percentOff })),
  new_percent_off: plan.newPercentOff,
})
export type CustomerMergePlanRecord = ReturnType<typeof planItem>

const mergeItem = (merge: Merge & { canUndo: boolean }) => ({
  id: merge.id,
  kept_id: merge.keptId,
  gone_id: merge.goneId,
  orders_count: merge.orders,
  email: merge.email,
  name: merge.name,
  author: merge.actor,
  can_undo: merge.canUndo,
  ...bothDates('date_created', merge.createdAt),
})
export type CustomerMergeRecord = ReturnType<typeof mergeItem>
