import { sql } from 'kysely'
import { text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { countJobs } from '#jobs/queue.ts'
import { STATUSES } from '#shop/orders/status.ts'
import { STATUS_NAMES } from '#shop/orders/text.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { noSuch } from './problems.ts'
import { SYSTEM_STATUS_SCHEMA, TOOL_SCHEMA } from './schemas.ts'

type Services = Pick<
  ApiServices,
  'db' | 'root' | 'shopUrl' | 'version' | 'orders' | 'catalog' | 'comingSoon' | 'reports' | 'customerProfiles'
>
type Tool = { id: string; name: string; action: string; description: string; run: () => Promise<string> }

/** How the shop is doing, for whoever helps the merchant. Nothing in it opens anything. */
export function systemStatusRoutes(services: Services): Route[] {
  const { db, root } = services
  const tools = toolsOf(services)
  const itemOf = ({ run: _run, ...tool }: Tool) => ({
    ...tool,
    _links: { item: [{ embeddable: true, href: `${root}/wc/v3/system_status/tools/${tool.id}` }] },
  })
  const known = (id: string) => {
    const tool = tools.find((one) => one.id === id)
    if (!tool) throw noSuch('woocommerce_rest_system_status_tool_invalid_id', 'Não existe esta ferramenta.')
    return tool
  }

  return [
    {
      namespace: 'wc/v3',
      path: '/system_status',
      schema: SYSTEM_STATUS_SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({ methods: ['GET'], args: {}, authorize: wcMay.view, answer: async () => ({ body: await statusOf(services) }) }),
      ],
    },
    {
      namespace: 'wc/v3',
      path: '/system_status/tools',
      schema: TOOL_SCHEMA,
      endpoints: [
        endpoint({ methods: ['GET'], args: {}, authorize: wcMay.view, answer: async () => ({ body: tools.map(itemOf) }) }),
      ],
    },
    {
      namespace: 'wc/v3',
      path: '/system_status/tools/{id}',
      schema: TOOL_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: text({ maxLength: 60 }) },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: itemOf(known(args.id)) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { id: text({ maxLength: 60 }) },
          authorize: wcMay.edit,
          answer: async ({ args }) => {
            const tool = known(args.id)
            const message = await tool.run()
            return { body: { ...itemOf(tool), success: true, message } }
          },
        }),
      ],
    },
  ]

  async function statusOf({ shopUrl, version, comingSoon }: Services) {
    const [{ rows }, jobs, isComing] = await Promise.all([
      sql<{ version: string; bytes: number; orders: number; products: number }>`
        select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
          (select count(*) from orders) as orders, (select count(*) from products) as products`.execute(db),
      countJobs(db),
      comingSoon.isOn(),
    ])
    const database = rows[0]!
    return {
      environment: {
        home_url: shopUrl,
        site_url: shopUrl,
        version,
        server_info: `Node.js ${process.versions.node}`,
        language: 'pt_BR',
        default_timezone: 'America/Sao_Paulo',
        secure_connection: shopUrl.startsWith('https:'),
      },
      database: {
        server: `PostgreSQL ${database.version}`,
        database_size_bytes: database.bytes,
        post_type_counts: [
          { type: 'shop_order', count: database.orders },
          { type: 'product', count: database.products },
        ],
      },
      jobs,
      active_plugins: [],
      theme: { name: 'Vitrine', version },
      settings: {
        api_enabled: true,
        currency: 'BRL',
        currency_symbol: 'R$',
        currency_position: 'left_space',
        thousand_separator: '.',
        decimal_separator: ',',
        number_of_decimals: 2,
        order_statuses: Object.fromEntries(STATUSES.map((slug) => [slug, STATUS_NAMES[slug]])),
        coming_soon: isComing,
      },
      security: { secure_connection: shopUrl.startsWith('https:'), hide_errors: true },
    }
  }
}

function toolsOf({ orders, catalog, reports, customerProfiles }: Services): Tool[] {
  return [
    {
      id: 'expire_holds',
      name: 'Reservas vencidas',
      action: 'Encerrar reservas',
      description:
        'Cancela pedidos cujo prazo de pagamento acabou e devolve as unidades ao estoque. A loja já faz isso a cada minuto.',
      run: async () => `Reservas encerradas: ${await orders.expireHolds()}.`,
    },
    {
      id: 'refresh_lists',
      name: 'Listas de produtos',
      action: 'Atualizar listas',
      description:
        'Refaz preços e filtros das listas depois de ofertas que começaram ou acabaram. A loja já faz isso a cada minuto.',
      run: async () => {
        await catalog.followClock()
        return 'As listas de produtos estão em dia.'
      },
    },
    {
      id: 'recount_sales',
      name: 'Somas das vendas',
      action: 'Contar vendas',
      description:
        'Soma de novo as vendas de cada dia, a partir dos pedidos. A loja já faz isso com os dias que mudam; use quando o diagnóstico pedir.',
      run: async () => `Dias a somar de novo: ${await reports.recount()}. Até lá os relatórios contam os pedidos um a um.`,
    },
    {
      id: 'recount_customers',
      name: 'Compras dos clientes',
      action: 'Contar clientes',
      description:
        'Soma de novo o que cada cliente comprou, a partir dos pedidos. A loja já faz isso a cada pedido; use quando o diagnóstico pedir.',
      run: async () => `Clientes corrigidos: ${await customerProfiles.recount()}.`,
    },
  ]
}
