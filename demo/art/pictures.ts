import type { DemoPicture } from '../shapes.ts'
import { blogPictures } from './pictures/blog.ts'
import { coverPictures } from './pictures/capas.ts'
import { categoryPictures } from './pictures/categorias.ts'
import { ceramicPictures } from './pictures/ceramica.ts'
import { kitchenPictures } from './pictures/cozinha.ts'
import { decorPictures } from './pictures/decoracao.ts'
import { stationeryPictures } from './pictures/papelaria.ts'
import { textilePictures } from './pictures/texteis.ts'
import { clothingPictures } from './pictures/vestir.ts'

/** Every picture of the demo shop, drawn when its `svg` is called. */
export const demoPictures: DemoPicture[] = [
  ...ceramicPictures,
  ...kitchenPictures,
  ...textilePictures,
  ...decorPictures,
  ...clothingPictures,
  ...stationeryPictures,
  ...categoryPictures,
  ...coverPictures,
  ...blogPictures,
]
