import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Installed } from '#extensions/load.ts'
import type { ShownSetting } from '#extensions/settings.ts'
import { anything, flag, maybe, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { administrators } from '../authorize.ts'
import { describedSetting } from '../described-setting.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SCHEMA = itemSchema('extension', {
  id: 'text',
  title: 'text',
  description: 'text',
  version: 'text',
  is_active: 'flag',
  has_section: 'flag',
  problems: 'list',
  settings: 'list',
  settings_version: 'whole',
})
const authorize = administrators('vitrine_rest_forbidden', 'Só a administração da loja pode mudar as extensões.')

const described = ({ value, isSet, ...field }: ShownSetting) =>
  describedSetting(field, { value: typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value), isSet })

/** The extensions that are installed: what they are, whether they are on, and their settings. Secrets are told to nobody. */
function extensionRoutes({ extensions }: Pick<ApiServices, 'extensions'>): Route[] {
  const itemOf = async (one: Installed) => {
    const common = {
      id: one.name,
      is_active: extensions.isActive(one.name),
      has_section: existsSync(join(one.folder, 'admin.tsx')),
    }
    if ('problems' in one)
      return {
        ...common,
        title: one.name,
        description: '',
        version: '',
        problems: one.problems,
        settings: [],
        settings_version: 0,
      }
    const { title, description, version, settings = [] } = one.definition
    const shown = await extensions.settings.show(one.name, settings)
    return {
      ...common,
      title,
      description,
      version,
      problems: [] as string[],
      settings: shown.fields.map(described),
      settings_version: shown.version,
    }
  }
  const find = (name: string) => {
    const one = extensions.installed.find((installed) => installed.name === name)
    if (!one) throw new RestProblem(404, 'vitrine_extension_unknown', 'Esta extensão não está instalada.')
    return one
  }

  const list = endpoint({
    methods: ['GET'],
    args: {},
    authorize,
    answer: async () => {
      const items = await Promise.all(extensions.installed.map(itemOf))
      return { body: items, headers: { 'X-WP-Total': String(items.length), 'X-WP-TotalPages': '1' } }
    },
  })
  const one = endpoint({
    methods: ['GET'],
    args: { id: text({ maxLength: 40 }) },
    authorize,
    answer: async ({ args }) => ({ body: await itemOf(find(args.id)) }),
  })
  const change = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: {
      id: text({ maxLength: 40 }),
      is_active: maybe(flag()),
      values: maybe(anything({ description: 'Settings by their names; those left out stay.' })),
      settings_version: maybe(whole()),
    },
    authorize,
    answer: async ({ args: { id, is_active: isOn, values, settings_version: version } }) => {
      const installed = find(id)
      if ('problems' in installed) throw new RestProblem(409, 'vitrine_extension_broken', installed.problems.join(' '))
      if (typeof values === 'object' && values !== null) {
        const fields = installed.definition.settings ?? []
        const outcome = await extensions.settings.change(id, fields, { values: values as Record<string, unknown>, version })
        if (!outcome.ok && outcome.problem === 'stale')
          throw new RestProblem(
            409,
            'vitrine_stale',
            'Alguém mudou esta extensão depois que você a abriu. Confira o que vale agora.',
          )
        if (!outcome.ok)
          throw new RestProblem(
            400,
            'vitrine_bad_value',
            `Foi passado um valor inválido para a configuração “${outcome.label}”. ${outcome.hint}`,
          )
      }
      if (isOn !== undefined && isOn !== extensions.isActive(id)) {
        const switched = await extensions.switchTo(id, isOn)
        if (!switched.ok)
          throw new RestProblem(
            409,
            'vitrine_extension_broken',
            switched.problem === 'broken' ? switched.text : 'Esta extensão não está instalada.',
          )
      }
      return { body: await itemOf(installed) }
    },
  })
  const route = (path: string, endpoints: Route['endpoints']): Route => ({
    namespace: 'vitrine/v1',
    path,
    schema: SCHEMA,
    endpoints,
  })
  return [route('/extensions', [list]), route('/extensions/{id}', [one, change])]
}
export default extensionRoutes satisfies ApiRoutes
