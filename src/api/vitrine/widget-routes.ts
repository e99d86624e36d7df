import { CONTEXT, PAGING, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { itemSchema } from '../item-schema.ts'
import { merchants } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { elementSettings, widgetShape } from './widget-shape.ts'

const authorize = merchants('rest_cannot_view', 'Sem permissão para ver os widgets.')
const SCHEMA = itemSchema('widget', {
  name: 'text',
  title: 'text',
  group: 'text',
  group_title: 'text',
  container: 'flag',
  skins: 'list',
  settings: 'list',
  style: 'list',
})

const FIELD_SCHEMA = itemSchema('element-setting', {
  name: 'text',
  label: 'text',
  control: 'text',
  fallback: 'any',
  per_device: 'flag',
  many: 'flag',
  options: 'list',
  min: 'any',
  max: 'any',
  max_length: 'any',
  units: 'list',
  signs: 'any',
  max_items: 'any',
  settings: 'list',
  when: 'any',
  part: 'any',
  state: 'text',
})

/** What a page can be made of: every widget with the form that its settings ask for, and what every element has besides. */
function widgetRoutes({ widgets, root }: ApiServices): Route[] {
  // Those of extensions come and go.
  const list = () =>
    [...widgets.values()]
      .map(({ definition }) => widgetShape(definition))
      .toSorted((one, other) => one.title.localeCompare(other.title, 'pt-BR'))
  return [
    {
      namespace: 'vitrine/v1',
      path: '/widgets',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...CONTEXT, ...PAGING, per_page: whole({ minimum: 1, maximum: 100, default: 100 }) },
          authorize,
          answer: async (call) => {
            const all = list()
            const from = offsetOf(call.args)
            return pageOf(all.slice(from, from + call.args.per_page), all.length, call, root)
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/element-settings',
      schema: FIELD_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: CONTEXT,
          authorize,
          answer: async () => ({ body: elementSettings() }),
        }),
      ],
    },
  ]
}
export default widgetRoutes satisfies ApiRoutes
