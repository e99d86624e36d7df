import { maybe, whole } from '#http/rest/arguments.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { bundleText } from '#shop/catalog/editing/bundle-text.ts'
import type { EditProblem } from '#shop/catalog/editing/contract.ts'
import { BAD_EXTERNAL_URL, LIMITS_CROSSED, BAD_PRESALE_DAY } from '#shop/catalog/product-kind.ts'

/** Deleting for good is asked for by name where nothing is kept in a trash. */
export function askForce(force: boolean, what: string): void {
  if (!force)
    throw new RestProblem(
      501,
      'woocommerce_rest_trash_not_supported',
      `Não há lixeira para ${what}. Para excluir de vez, envie force=true.`,
    )
}

export const noSuch = (code: string, message = 'ID inválido.') => new RestProblem(404, code, message)
/** What is told to programs that would take away what must stay. */
export const keptInBooks = (message: string) => new RestProblem(403, 'woocommerce_rest_cannot_delete', message)
export const noProduct = () => noSuch('woocommerce_rest_product_invalid_id')

const UNKNOWN: Record<Extract<EditProblem, { kind: 'unknown' }>['what'], [code: string, words: string]> = {
  category: ['woocommerce_rest_product_invalid_category', 'Não existe a categoria'],
  tag: ['woocommerce_rest_product_invalid_tag', 'Não existe a etiqueta'],
  picture: ['woocommerce_product_invalid_image_id', 'Não existe na biblioteca de mídia a imagem'],
  product: ['woocommerce_rest_product_invalid_linked_id', 'Não existe o produto'],
  attribute: ['woocommerce_rest_product_invalid_attribute', 'Não existe o atributo'],
  term: ['woocommerce_rest_product_invalid_attribute_option', 'Este produto não tem o valor de atributo'],
}

export const tooMuchMeta = () =>
  new RestProblem(400, 'woocommerce_rest_too_much_meta_data', 'meta_data tem itens demais ou é grande demais.')

/** What a field of the merchant's own does not take. */
export const badFields = (text: string) => new RestProblem(400, 'vitrine_invalid_custom_field', text)

/** Why a change of the catalogue was refused, in the codes that clients know. */
export function refusalOf(problem: EditProblem): RestProblem {
  switch (problem.kind) {
    case 'gone':
      return noProduct()
    case 'stale':
      return stale()
    case 'sale-not-below':
      return new RestProblem(
        400,
        'woocommerce_rest_invalid_sale_price',
        'O preço promocional precisa ser menor que o preço normal.',
      )
    case 'sale-ends-early':
      return new RestProblem(400, 'woocommerce_rest_invalid_sale_dates', 'A oferta precisa terminar depois de começar.')
    case 'too-much-meta':
      return tooMuchMeta()
    case 'bad-fields':
      return badFields(problem.text)
    case 'too-many-variations':
      return new RestProblem(400, 'woocommerce_rest_too_many_variations', 'Este produto já tem todas as variações que pode ter.')
    case 'bad-external-url':
      return new RestProblem(400, 'woocommerce_rest_product_invalid_external_url', BAD_EXTERNAL_URL)
    case 'limits-crossed':
      return new RestProblem(400, 'woocommerce_rest_product_limits_crossed', LIMITS_CROSSED)
    case 'bad-presale-day':
      return new RestProblem(400, 'woocommerce_rest_product_invalid_presale', BAD_PRESALE_DAY)
    case 'bundle':
      return new RestProblem(400, 'woocommerce_rest_invalid_bundled_items', bundleText(problem))
    case 'not-variable':
      return new RestProblem(400, 'woocommerce_rest_product_not_variable', 'Só produtos variáveis têm variações.')
    case 'sku-taken':
      return new RestProblem(400, 'product_invalid_sku', 'SKU inválido ou duplicado.', {
        resource_id: problem.id,
        unique_sku: problem.suggestion,
      })
    case 'unknown': {
      const [code, words] = UNKNOWN[problem.what]
      return new RestProblem(400, code, `${words} “${problem.id}”.`)
    }
  }
}

/** A setting that makes no sense: by the name that people read, with what would. */
export const badSetting = (label: string, hint = '') =>
  new RestProblem(
    400,
    'rest_setting_value_invalid',
    `Foi passado um valor inválido para a configuração “${label}”. ${hint}`.trimEnd(),
  )

/** Two people with the same thing open: the second is told; `current`: what it is now. */
export const stale = (current?: unknown) =>
  new RestProblem(
    409,
    'woocommerce_rest_stale_version',
    'Alguém alterou este item depois que você o abriu. Carregue-o de novo e refaça a alteração.',
    current === undefined ? {} : { current },
  )
/** The version that a client had read. Those that name none are not asked. */
export const VERSION = () =>
  maybe(whole({ maximum: 2_147_483_647, description: 'The version that was read; a newer one is not overwritten.' }))
