import { anything, CONTEXT, maybe, PAGING, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../may.ts'
import type { ApiServices } from '../services.ts'
import { noSuch } from './problems.ts'

const SCHEMA = itemSchema('product_shipping_class', {
  id: 'whole',
  name: 'text',
  slug: 'text',
  description: 'text',
  count: 'whole',
})

/** This shop sends by weight, size and zone: it has no classes of freight, and says so. */
export const shippingClassRoutes = ({ root }: Pick<ApiServices, 'root'>): Route[] => [
  {
    namespace: 'wc/v3',
    path: '/products/shipping_classes',
    schema: SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { ...PAGING, ...CONTEXT },
        may: wcMay.list,
        answer: async (call) => pageOf([], 0, call, root),
      }),
      endpoint({
        methods: ['POST'],
        args: { name: maybe(anything()) },
        may: wcMay.create,
        answer: async () => {
          throw new RestProblem(
            501,
            'woocommerce_rest_shipping_classes_not_supported',
            'Esta loja calcula o frete por peso, tamanho e região; não há classes de entrega.',
          )
        },
      }),
    ],
  },
  {
    namespace: 'wc/v3',
    path: '/products/shipping_classes/{id}',
    schema: SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { id: whole(), ...CONTEXT },
        may: wcMay.view,
        answer: async () => {
          throw noSuch('woocommerce_rest_term_invalid', 'O recurso não existe.')
        },
      }),
    ],
  },
]
