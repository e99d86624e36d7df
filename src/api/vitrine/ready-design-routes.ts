import { flag, text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { merchants } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { READY_SCHEMA, readyItem } from './library-item.ts'

const authorize = merchants('rest_cannot_view', 'Sem permissão para ver os modelos prontos.')

/** Sections and pages that the shop comes with, drawn with its own words, goods and pictures. */
const readyDesignRoutes = ({ readyDesigns, examplePictures }: Pick<ApiServices, 'readyDesigns' | 'examplePictures'>): Route[] => [
  {
    namespace: 'vitrine/v1',
    path: '/ready-designs',
    schema: READY_SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: {},
        authorize,
        answer: async () => ({ body: readyDesigns.list().map(readyItem) }),
      }),
    ],
  },
  {
    namespace: 'vitrine/v1',
    path: '/ready-designs/pictures',
    schema: itemSchema('example-pictures', { made: 'whole' }),
    response: 'one',
    endpoints: [
      endpoint({
        methods: ['POST'],
        args: {},
        authorize: merchants('rest_cannot_create', 'Sem permissão para criar imagens.'),
        answer: async ({ caller }) => ({ body: { made: await examplePictures(caller.user!.id) } }),
      }),
    ],
  },
  {
    namespace: 'vitrine/v1',
    path: '/ready-designs/{id}',
    schema: READY_SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: {
          id: text({ maxLength: 80, pattern: '^[a-z0-9-]+$', description: 'Name of the design.' }),
          is_first: flag({ default: false, description: 'Whether it begins its page: its title is then the title of the page.' }),
        },
        authorize,
        answer: async ({ args: { id, is_first: isFirst } }) => {
          const design = readyDesigns.find(id)
          if (!design) throw new RestProblem(404, 'rest_design_invalid_id', 'Este modelo não existe.')
          return { body: { ...readyItem(design), document: await readyDesigns.draw([id], isFirst) } }
        },
      }),
    ],
  },
]
export default readyDesignRoutes satisfies ApiRoutes
