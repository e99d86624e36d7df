import { listOf, maybe, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import type { CustomerTag } from '#shop/customers/contract.ts'
import type { TagProblem } from '#shop/customers/tags.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SCHEMA = itemSchema('customer_tag', { id: 'whole', name: 'text', percent_off: 'whole', customers: 'whole' })
const MARKED = itemSchema('marked_customers', { customers: 'whole' })
const NAME = { minLength: 1, maxLength: 60, pattern: '^[^\\p{Cc}<>]*\\S[^\\p{Cc}<>]*$' }
const PERCENT = { minimum: 0, maximum: 90, description: 'What signed-in customers with the tag pay less, in percent.' }
const MOST_AT_ONCE = 100

/** What merchants mark customers with. */
function customerTagRoutes({ customerTags }: Pick<ApiServices, 'customerTags'>): Route[] {
  const told = async (id: number) => {
    const tag = (await customerTags.list()).find((one) => one.id === id)
    if (!tag) throw refused('unknown')
    return tagItem(tag)
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/customer-tags',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {},
          authorize: wcMay.list,
          answer: async () => ({ body: (await customerTags.list()).map(tagItem) }),
        }),
        endpoint({
          methods: ['POST'],
          args: { name: text(NAME), percent_off: whole({ ...PERCENT, default: 0 }) },
          authorize: wcMay.create,
          answer: async ({ args }) => {
            const made = await customerTags.create({ name: args.name.trim(), percentOff: args.percent_off })
            if (!made.ok) throw refused(made.problem)
            return { status: 201, body: await told(made.id) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/customer-tags/{id}',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await told(args.id) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { id: whole(), name: maybe(text(NAME)), percent_off: maybe(whole(PERCENT)) },
          authorize: wcMay.edit,
          answer: async ({ args }) => {
            const changed = await customerTags.update(args.id, {
              ...(args.name !== undefined && { name: args.name.trim() }),
              ...(args.percent_off !== undefined && { percentOff: args.percent_off }),
            })
            if (!changed.ok) throw refused(changed.problem)
            return { body: await told(args.id) }
          },
        }),
        endpoint({
          methods: ['DELETE'],
          args: { id: whole() },
          authorize: wcMay.delete,
          answer: async ({ args }) => {
            const was = await told(args.id)
            await customerTags.remove(args.id)
            return { body: was }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/customer-profiles/tags',
      schema: MARKED,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {
            customers: listOf(whole(), { maxItems: MOST_AT_ONCE, description: 'Numbers of the customers.' }),
            add: listOf(text(NAME), {
              default: [],
              maxItems: 20,
              description: 'Names of tags; those that are not there yet are made.',
            }),
            remove: listOf(whole(), { default: [], description: 'Numbers of tags that are taken off.' }),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { customers, add, remove } }) => {
            const marked = customers.length === 0 ? undefined : await customerTags.mark(customers, { add, remove })
            if (marked && !marked.ok) throw refused(marked.problem)
            return { body: { customers: customers.length } }
          },
        }),
      ],
    },
  ]
}
export default customerTagRoutes satisfies ApiRoutes

const tagItem = ({ id, name, percentOff, customers }: CustomerTag & { customers: number }) => ({
  id,
  name,
  percent_off: percentOff,
  customers,
})
export type CustomerTagRecord = ReturnType<typeof tagItem>

const PROBLEMS: Record<TagProblem, [status: number, message: string]> = {
  unknown: [404, 'Esta etiqueta não existe mais.'],
  taken: [400, 'Já existe uma etiqueta com este nome.'],
  'too-many': [400, 'A loja já tem etiquetas demais. Exclua as que não usa.'],
}
function refused(problem: TagProblem): RestProblem {
  const [status, message] = PROBLEMS[problem]
  return new RestProblem(status, `vitrine_customer_tag_${problem.replace('-', '_')}`, message)
}
