import { anything, listOf, maybe, text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { type Problem, problemOf } from '#http/problem.ts'
import { problemBody } from '#http/rest/rest-problem.ts'
import { batchSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { badSetting, noSuch, stale } from './problems.ts'
import { SETTING_GROUP_SCHEMA, SETTING_SCHEMA } from './schemas.ts'
import { type Setting, unfitWords } from './setting-kinds.ts'
import { keepSetting, storedFor } from './settings-keep.ts'
import { GROUPS, SETTINGS } from './settings-table.ts'

const name = () => text({ maxLength: 100 })
const UPDATES = listOf(anything(), { default: [] })

/** The shop's settings in groups, each with its description, so that a form can draw itself. */
export function settingRoutes({
  settings,
  db,
  root,
  textLock,
}: Pick<ApiServices, 'settings' | 'db' | 'root' | 'textLock'>): Route[] {
  const address = `${root}/wc/v3/settings`
  const tell = async (some: readonly Setting[]) => {
    const stored = await storedFor(settings, some)
    return some.map(({ group, id, label, description, type, fallback, options, write }, at) => ({
      id,
      group_id: group,
      label,
      description,
      type,
      default: fallback,
      tip: description,
      value: write(stored[at]),
      ...(options && { options }),
      _links: { self: [{ href: `${address}/${group}/${id}` }], collection: [{ href: `${address}/${group}` }] },
    }))
  }
  const inGroup = (group: string) => {
    if (!Object.hasOwn(GROUPS, group)) throw noSuch('rest_setting_setting_group_invalid', 'Grupo de configurações inválido.')
    return SETTINGS.filter((setting) => setting.group === group)
  }
  const known = (group: string, id: string) => {
    const setting = inGroup(group).find((one) => one.id === id)
    if (!setting) throw noSuch('rest_setting_setting_invalid', 'Configuração inválida.')
    return setting
  }
  /** `was`: the value that the caller had read; what somebody else wrote since is not overwritten. */
  const change = async (setting: Setting, value: unknown, was?: unknown) => {
    const read = typeof value === 'string' ? setting.read(value) : undefined
    if (read === undefined)
      throw badSetting(setting.label, typeof value === 'string' ? whyNot(setting, value.slice(0, 1_000)) : '')
    const isSecret = setting.type === 'password' && typeof read === 'string' && read !== ''
    const kept = await keepSetting(db, setting, { value: isSecret ? textLock.close(read) : read, was })
    if (!kept.ok) throw stale((await tell([setting]))[0]!.value)
    return (await tell([setting]))[0]!
  }
  /** Each as if it were alone; what is refused says why. */
  const changeSome = async (update: unknown[], group?: string) => {
    const told: unknown[] = []
    for (const entry of update) {
      const {
        id,
        group_id: ofGroup,
        value,
        was,
      } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>
      try {
        told.push(await change(known(group ?? String(ofGroup), String(id)), value, was))
      } catch (error) {
        const problem: Problem = problemOf(error)
        if (problem.status >= 500) throw error
        told.push({ id: String(id).slice(0, 100), error: problemBody(problem) })
      }
    }
    return { body: { update: told } }
  }
  const batch = (path: string, args: object): Route => ({
    namespace: 'wc/v3',
    path,
    schema: batchSchema(SETTING_SCHEMA, ['update']),
    endpoints: [
      endpoint({
        methods: ['POST', 'PUT', 'PATCH'],
        args: { ...args, update: UPDATES },
        authorize: wcMay.batch,
        answer: async ({ args: sent }) => {
          const { group_id: group, update } = sent as { group_id?: string; update: unknown[] }
          if (group !== undefined) inGroup(group)
          return await changeSome(update, group)
        },
      }),
    ],
  })

  return [
    {
      namespace: 'wc/v3',
      path: '/settings',
      schema: SETTING_GROUP_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {},
          authorize: wcMay.list,
          answer: async () => ({
            body: Object.entries(GROUPS).map(([id, group]) => ({
              id,
              ...group,
              parent_id: '',
              sub_groups: [],
              _links: { options: [{ href: `${address}/${id}` }] },
            })),
          }),
        }),
      ],
    },
    batch('/settings/batch', {}),
    batch('/settings/{group_id}/batch', { group_id: name() }),
    {
      namespace: 'wc/v3',
      path: '/settings/{group_id}',
      schema: SETTING_SCHEMA,
      response: 'list',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { group_id: name() },
          authorize: wcMay.list,
          answer: async ({ args }) => ({ body: await tell(inGroup(args.group_id)) }),
        }),
      ],
    },
    {
      namespace: 'wc/v3',
      path: '/settings/{group_id}/{id}',
      schema: SETTING_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { group_id: name(), id: name() },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: (await tell([known(args.group_id, args.id)]))[0] }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { group_id: name(), id: name(), value: anything(), was: maybe(text({ maxLength: 20_000 })) },
          authorize: wcMay.edit,
          answer: async ({ args }) => ({ body: await change(known(args.group_id, args.id), args.value, args.was) }),
        }),
      ],
    },
  ]
}

function whyNot({ wrong, options }: Setting, value: string): string {
  if (wrong) return wrong(value)
  if (options) return 'Escolha uma das opções.'
  return unfitWords(value)
}
