import { choice, decimal, flag, listOf, maybe, shape, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { FIELD_NOUNS } from '#db/field-rules.ts'
import { FIELD_KINDS, type FieldOptions, LARGEST_NUMBER, MOST_CHOICES, MOST_DECIMALS } from '#kit/typed-fields/definition.ts'
import { type CustomField, type FieldInput, type FieldProblem, LINK_TARGETS, MOST_FIELDS } from '#shop/fields/contract.ts'
import { NO_STORE, wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noSuch, stale } from '../wc/problems.ts'
import { ID, REMOVED, resourceRoutes } from '../wc/resource.ts'

const SCHEMA = itemSchema('custom_field', {
  id: 'whole',
  noun: 'text',
  key: 'text',
  name: 'text',
  help: 'text',
  kind: 'text',
  options: 'object',
  required: 'flag',
  seen_by: 'text',
  on_page: 'flag',
  on_card: 'flag',
  filterable: 'flag',
  searchable: 'flag',
  asked: 'flag',
  version: 'whole',
  removed_at: 'moment?',
})
const NOUN = choice(FIELD_NOUNS, { description: 'What the field is about.' })
const bound = (description: string) => maybe(decimal({ minimum: -LARGEST_NUMBER, maximum: LARGEST_NUMBER, description }))
const OPTIONS = shape(
  {
    unit: maybe(text({ maxLength: 20, description: 'Of a number: what it is counted in.' })),
    least: bound('Of a number: the least.'),
    most: bound('Of a number: the most.'),
    decimals: maybe(whole({ minimum: 0, maximum: MOST_DECIMALS, description: 'Of a number: how many decimals.' })),
    longest: maybe(whole({ minimum: 1, maximum: 10_000, description: 'Of a text: how many characters.' })),
    choices: maybe(listOf(text({ maxLength: 200 }), { maxItems: MOST_CHOICES, description: 'Of a choice: its options.' })),
    target: maybe(choice(LINK_TARGETS, { description: 'Of a link: what it leads to.' })),
  },
  { description: 'What bounds its values, by its kind.' },
)
const CHANGE = {
  name: text({ minLength: 1, maxLength: 200, description: 'What people call it.' }),
  help: maybe(text({ maxLength: 600, description: 'What whoever fills it in is told.' })),
  options: maybe(OPTIONS),
  required: flag({ default: false, description: 'Whether it may not be emptied.' }),
  seen_by: choice(['customers', 'merchants'], { default: 'customers', description: 'Who sees its values.' }),
  on_page: flag({ default: true, description: 'Among the facts of the page.' }),
  on_card: flag({ default: false, description: 'Of products: on their cards in lists.' }),
  filterable: flag({ default: false, description: 'Lists of products can be narrowed by it.' }),
  searchable: flag({ default: false, description: 'The search looks through its values.' }),
  asked: flag({ default: false, description: 'Of customers: asked in their account; of orders: at the checkout.' }),
}
type Change = {
  name: string
  help?: string
  options?: FieldOptions
  required: boolean
  seen_by: 'customers' | 'merchants'
  on_page: boolean
  on_card: boolean
  filterable: boolean
  searchable: boolean
  asked: boolean
}

/** The merchant's own fields of products, variations, categories, customers and orders. Values are written as `meta_data`. */
const customFieldRoutes = ({ customFields, root }: Pick<ApiServices, 'customFields' | 'root'>): Route[] => {
  const read = async (id: number) => {
    const field = await customFields.read(id)
    if (!field) throw noField()
    return fieldItem(field)
  }
  return [
    ...resourceRoutes({
      root,
      namespace: 'vitrine/v1',
      path: '/custom-fields',
      schema: SCHEMA,
      list: endpoint({
        methods: ['GET'],
        args: { noun: maybe(NOUN), ...REMOVED },
        authorize: wcMay.list,
        answer: async ({ args: { noun, removed } }) => ({
          body: (await customFields.list(noun, { removed })).map(fieldItem),
          headers: NO_STORE,
        }),
      }),
      create: {
        args: {
          ...CHANGE,
          noun: NOUN,
          kind: choice(FIELD_KINDS, { description: 'What its values are.' }),
          key: maybe(text({ maxLength: 60, description: 'Its name in meta_data; left out, it is made from the name.' })),
        },
        save: ({ noun, kind, key, ...change }) => customFields.create(noun, { ...inputOf(change), kind, ...(key && { key }) }),
      },
      update: {
        args: { ...ID, ...CHANGE, version: maybe(whole({ description: 'As it was read.' })) },
        save: (args) => customFields.update(args.id, args.version, inputOf(args)),
      },
      read,
      remove: customFields.remove,
      restore: customFields.restore,
      refusalOf,
    }),
    {
      namespace: 'vitrine/v1',
      path: '/custom-fields/order',
      schema: itemSchema('custom_field_order', { noun: 'text', ids: 'list' }),
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['POST', 'PUT'],
          args: { noun: NOUN, ids: listOf(whole(), { maxItems: MOST_FIELDS, description: 'All of them, in their order.' }) },
          authorize: wcMay.edit,
          answer: async ({ args: { noun, ids } }) => {
            await customFields.arrange(noun, ids)
            return { body: { noun, ids } }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/custom-fields/{id}/uses',
      schema: itemSchema('custom_field_uses', { count: 'whole' }),
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: ID,
          authorize: wcMay.view,
          answer: async ({ args }) => {
            const count = await customFields.uses(args.id)
            if (count === undefined) throw noField()
            return { body: { count }, headers: NO_STORE }
          },
        }),
      ],
    },
  ]
}
export default customFieldRoutes satisfies ApiRoutes

const inputOf = ({ help = '', options = {}, seen_by, on_page, on_card, ...rest }: Change): Omit<FieldInput, 'kind'> => ({
  name: rest.name,
  help,
  options,
  required: rest.required,
  seenBy: seen_by,
  onPage: on_page,
  onCard: on_card,
  filterable: rest.filterable,
  searchable: rest.searchable,
  asked: rest.asked,
})

const fieldItem = ({ seenBy, onPage, onCard, removedAt, position: _place, ...field }: CustomField) => ({
  ...field,
  seen_by: seenBy,
  on_page: onPage,
  on_card: onCard,
  removed_at: removedAt?.toISOString() ?? null,
})
export type FieldRecord = ReturnType<typeof fieldItem>

const noField = () => noSuch('vitrine_custom_field_invalid_id', 'O campo não existe mais.')

function refusalOf(problem: FieldProblem): RestProblem {
  switch (problem.kind) {
    case 'unknown':
      return noField()
    case 'stale':
      return stale()
    case 'key-taken':
      return new RestProblem(400, 'vitrine_custom_field_exists', 'Já existe um campo com esta chave. Escolha outra.')
    case 'too-many':
      return new RestProblem(400, 'vitrine_too_many_custom_fields', `Já há ${MOST_FIELDS} campos próprios, e mais não cabem.`)
    case 'refused':
      return new RestProblem(400, 'vitrine_invalid_custom_field', problem.text)
  }
}
