import { text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { keepProductFiscal, productFiscal } from '#shop/invoices/fiscal.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noProduct } from '../wc/problems.ts'

const SCHEMA = itemSchema('product_fiscal', {
  ncm: 'text',
  cest: 'text',
  cfop: 'text',
  origin: 'whole',
  unit: 'text',
  cst_ibs_cbs: 'text',
  class_trib: 'text',
  version: 'whole',
})

/** What a product's invoices say of it. Its GTIN stands with the product, as the ecosystem has it. */
function fiscalRoutes({ db, catalogEditor }: Pick<ApiServices, 'db' | 'catalogEditor'>): Route[] {
  const told = async (id: number) => {
    if ((await catalogEditor.products.read([id])).length === 0) throw noProduct()
    const { cstIbsCbs, classTrib, ...fiscal } = await productFiscal(db, id)
    return { ...fiscal, cst_ibs_cbs: cstIbsCbs, class_trib: classTrib }
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/products/{id}/fiscal',
      schema: SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await told(args.id) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: {
            id: whole(),
            ncm: text({ default: '', pattern: '^(\\d{8})?$' }),
            cest: text({ default: '', pattern: '^(\\d{7})?$' }),
            cfop: text({ default: '', pattern: '^([1-7]\\d{3})?$' }),
            origin: whole({ default: 0, maximum: 8 }),
            unit: text({ default: 'UN', pattern: '^[A-Z0-9]{1,6}$' }),
            cst_ibs_cbs: text({ default: '', pattern: '^(\\d{3})?$' }),
            class_trib: text({ default: '', pattern: '^(\\d{6})?$' }),
            version: whole({ maximum: 2_000_000_000 }),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { id, cst_ibs_cbs: cstIbsCbs, class_trib: classTrib, ...fiscal } }) => {
            await told(id)
            if (!(await keepProductFiscal(db, id, { ...fiscal, cstIbsCbs, classTrib })))
              throw new RestProblem(
                409,
                'vitrine_stale',
                'Outra pessoa mudou estes dados. Abra o produto de novo e repita a sua mudança.',
              )
            return { body: await told(id) }
          },
        }),
      ],
    },
  ]
}
export default fiscalRoutes satisfies ApiRoutes
