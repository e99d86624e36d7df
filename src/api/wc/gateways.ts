import { anything, flag, maybe, text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import type { DescribedMethod } from '#shop/payments/edit-methods.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../may.ts'
import type { ApiServices } from '../services.ts'
import { noSuch, stale, VERSION } from './problems.ts'

const SCHEMA = itemSchema('payment_gateway', {
  id: 'text',
  title: 'text',
  description: 'text',
  order: 'whole',
  enabled: 'flag',
  method_title: 'text',
  method_description: 'text',
  method_supports: 'list',
  settings: 'object',
  needs_setup: 'flag',
  post_install_scripts: 'list',
  settings_url: 'text',
  connection_url: 'any',
  setup_help_text: 'any',
  required_settings_keys: 'list',
  version: 'whole',
})
const TYPES = { text: 'text', lines: 'textarea', number: 'number' }

const id = () => text({ maxLength: 40, pattern: '^[a-z0-9_]+$' })
const words = (maxLength: number) => maybe(text({ maxLength, minLength: 1, pattern: '^[^\\p{Cc}<>]*$' }))

/** The ways to pay, and what a merchant sets of each. */
export function gatewayRoutes({
  methodEditing,
  root,
  shopUrl,
}: Pick<ApiServices, 'methodEditing' | 'root' | 'shopUrl'>): Route[] {
  const itemOf = (method: DescribedMethod) => ({
    id: method.id,
    title: method.title,
    description: method.description,
    order: method.position,
    enabled: method.enabled,
    method_title: method.deskName,
    method_description: method.deskHelp,
    method_supports: ['products', 'refunds'],
    settings: Object.fromEntries(
      method.fields.map(({ name, label, description, kind, value, fallback }) => [
        name,
        { id: name, label, description, type: TYPES[kind], value, default: fallback, tip: description, placeholder: '' },
      ]),
    ),
    needs_setup: method.needsSetup,
    post_install_scripts: [],
    settings_url: `${shopUrl}/wp-admin/`,
    connection_url: null,
    setup_help_text: null,
    required_settings_keys: [],
    version: method.version,
    _links: {
      self: [{ href: `${root}/wc/v3/payment_gateways/${method.id}` }],
      collection: [{ href: `${root}/wc/v3/payment_gateways` }],
    },
  })
  const known = async (wanted: string) => {
    const method = (await methodEditing.describe()).find((one) => one.id === wanted)
    if (!method) throw noSuch('woocommerce_rest_payment_gateway_invalid', 'Não existe esta forma de pagamento.')
    return itemOf(method)
  }
  return [
    {
      namespace: 'wc/v3',
      path: '/payment_gateways',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {},
          may: wcMay.list,
          answer: async () => ({ body: (await methodEditing.describe()).map(itemOf) }),
        }),
      ],
    },
    {
      namespace: 'wc/v3',
      path: '/payment_gateways/{id}',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: id() },
          may: wcMay.view,
          answer: async ({ args }) => ({ body: await known(args.id) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: {
            id: id(),
            enabled: maybe(flag()),
            title: words(100),
            description: words(500),
            settings: maybe(anything()),
            version: VERSION(),
          },
          may: wcMay.edit,
          // Where money goes to.
          asksPassword: ({ settings }) => settings !== undefined,
          answer: async ({ args: { id: wanted, settings, version, ...wish } }) => {
            await known(wanted)
            const changed = await methodEditing.change(wanted, { ...wish, ...(isFields(settings) && { settings }) }, version)
            if (!changed.ok && changed.problem === 'stale') throw stale(await known(wanted))
            if (!changed.ok)
              throw new RestProblem(
                400,
                'rest_setting_value_invalid',
                `Foi passado um valor inválido para a configuração${'name' in changed ? ` “${changed.name}”. ${changed.hint}`.trimEnd() : '.'}`,
              )
            return { body: await known(wanted) }
          },
        }),
      ],
    },
  ]
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
