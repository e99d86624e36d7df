import { CONTEXT, flag, text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { typedLine } from '#kit/typed-text.ts'
import { STANDARD, type TaxClass, type Taxes } from '#shop/taxes/service.ts'
import { wcMay } from '../authorize.ts'
import { askForce, noSuch } from './problems.ts'
import { TAX_CLASS_SCHEMA } from './schemas.ts'

const PATH = '/taxes/classes'

/** What goods are taxed as. The standard one is always there. */
export function taxClassRoutes({ taxes, root }: { taxes: Taxes; root: string }): Route[] {
  const itemOf = ({ slug, name }: TaxClass) => ({
    slug,
    name,
    _links: { collection: [{ href: `${root}/wc/v3${PATH}` }] },
  })
  const known = async (slug: string) => {
    const found = (await taxes.classes()).find((one) => one.slug === slug)
    if (!found) throw noSuch('woocommerce_rest_tax_class_invalid_slug', 'Não existe esta classe de imposto.')
    return found
  }
  return [
    {
      namespace: 'wc/v3',
      path: PATH,
      schema: TAX_CLASS_SCHEMA,
      response: 'list',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: CONTEXT,
          authorize: wcMay.list,
          answer: async () => ({ body: (await taxes.classes()).map(itemOf) }),
        }),
        endpoint({
          methods: ['POST'],
          args: { name: text({ minLength: 1, maxLength: 200 }) },
          authorize: wcMay.create,
          answer: async ({ args }) => {
            const made = await taxes.createClass(typedLine(args.name, 200))
            if (!made)
              throw new RestProblem(
                400,
                'woocommerce_rest_tax_class_exists',
                'Já existe uma classe de imposto com este nome, ou o nome não tem letras.',
              )
            return { status: 201, body: itemOf(made), headers: { location: `${root}/wc/v3${PATH}/${made.slug}` } }
          },
        }),
      ],
    },
    {
      namespace: 'wc/v3',
      path: `${PATH}/{slug}`,
      schema: TAX_CLASS_SCHEMA,
      response: 'list',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { slug: text({ maxLength: 200 }), ...CONTEXT },
          authorize: wcMay.view,
          // A list with one of them is what the ecosystem answers here.
          answer: async ({ args }) => ({ body: [itemOf(await known(args.slug))] }),
        }),
        endpoint({
          methods: ['DELETE'],
          args: { slug: text({ maxLength: 200 }), force: flag({ default: false }) },
          authorize: wcMay.delete,
          answer: async ({ args }) => {
            const found = await known(args.slug)
            askForce(args.force, 'classes de imposto')
            if (found.slug === STANDARD.slug)
              throw new RestProblem(400, 'woocommerce_rest_tax_class_standard', 'A classe padrão não pode ser apagada.')
            await taxes.removeClass(found.slug)
            return { body: itemOf(found) }
          },
        }),
      ],
    },
  ]
}
