import { endpoint, type Route } from '#http/rest/contract.ts'
import { merchants } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SCHEMA = itemSchema('page_template', { id: 'text', title: 'text', document: 'list' })

/** What a page may begin with besides nothing; extensions bring them. */
const pageTemplateRoutes = ({ extensions }: Pick<ApiServices, 'extensions'>): Route[] => [
  {
    namespace: 'vitrine/v1',
    path: '/page-templates',
    schema: SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: {},
        authorize: merchants('rest_cannot_view', 'Sem permissão para ver os modelos de página.'),
        answer: async () => ({ body: extensions.templates() }),
      }),
    ],
  },
]
export default pageTemplateRoutes satisfies ApiRoutes
