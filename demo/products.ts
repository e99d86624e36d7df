import { ceramica } from './products/ceramica.ts'
import { cozinhaEMesa } from './products/cozinha-e-mesa.ts'
import { decoracao } from './products/decoracao.ts'
import { papelaria } from './products/papelaria.ts'
import { texteis } from './products/texteis.ts'
import { vestir } from './products/vestir.ts'
import { reviews } from './reviews.ts'
import type { DemoProduct } from './shapes.ts'

/** Every product of the demo, each with the reviews written about it. */
export const products: DemoProduct[] = [...ceramica, ...cozinhaEMesa, ...texteis, ...decoracao, ...vestir, ...papelaria].map(
  (product) => ({ ...product, reviews: reviews[product.slug] }),
)
