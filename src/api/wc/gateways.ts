import { describedSetting } from '../described-setting.ts'
import { anything, flag, maybe, text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import type { DescribedMethod } from '#shop/payments/edit-methods.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { badSetting, noSuch, stale, VERSION } from './problems.ts'

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
  is_test: 'flag',
  has_service: 'flag',
  is_set_up: 'flag',
  is_in_test_mode: 'flag',
})

const id = () => text({ maxLength: 40, pattern: '^[a-z0-9_]+$' })
/** Longer than what is kept: whoever wrote too much is told so by the field's name. */
const words = () => maybe(text({ maxLength: 5_000 }))

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
      method.fields.map((field) => [field.name, { ...describedSetting(field, field), tip: field.description, placeholder: '' }]),
    ),
    needs_setup: method.needsSetup,
    post_install_scripts: [],
    settings_url: `${shopUrl}/wp-admin/`,
    connection_url: null,
    setup_help_text: null,
    required_settings_keys: [],
    version: method.version,
    is_test: method.isTest,
    has_service: method.hasService,
    is_set_up: method.isSetUp,
    is_in_test_mode: method.isInTestMode,
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
          authorize: wcMay.list,
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
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await known(args.id) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: {
            id: id(),
            enabled: maybe(flag()),
            title: words(),
            description: words(),
            settings: maybe(anything()),
            version: VERSION(),
          },
          authorize: wcMay.edit,
          // Where money goes to.
          requiresReauth: ({ settings }) => settings !== undefined,
          answer: async ({ args: { id: wanted, settings, version, ...input } }) => {
            await known(wanted)
            refuseWords(input)
            const changed = await methodEditing.change(wanted, { ...input, ...(isFields(settings) && { settings }) }, version)
            if (!changed.ok && changed.problem === 'bad-value') throw badSetting(changed.label, changed.hint)
            if (!changed.ok) throw stale(await known(wanted))
            return { body: await known(wanted) }
          },
        }),
      ],
    },
  ]
}

/** How shoppers read of it: a name, and as many lines about it as the merchant likes, or none. */
function refuseWords({ title, description }: { title?: string; description?: string }) {
  if (title !== undefined && (title.trim() === '' || title.length > 100 || /[\p{Cc}<>]/u.test(title)))
    throw badSetting('Nome na loja', 'Escreva um nome com até 100 letras, sem < nem >.')
  if (description !== undefined && (description.length > 500 || /[^\P{Cc}\n\r]|[<>]/u.test(description)))
    throw badSetting('Explicação na loja', 'Escreva até 500 letras, sem < nem >.')
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
