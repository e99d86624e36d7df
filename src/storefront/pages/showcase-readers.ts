import { heading, prose } from '#builder/write-document.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { CatalogReader } from '#shop/catalog/contract.ts'
import { sizeGuideParts } from '#widgets/size-guide/guide.tsx'
import type { ProductDetails } from '../product-details.ts'

/** More than any demo shows. */
const ENOUGH = 24
/** Demos name one product without variations, by this number; all the others have some. */
const SIMPLE_PRODUCT = 11

const SAVED_BLOCK = [
  heading('Um bloco salvo', { header_size: 'h3' }),
  prose('<p>Mude-o uma vez, e ele muda em todas as páginas.</p>'),
].map((element, index) => ({ ...element, id: `bloco${index}` }))

const SIZE_GUIDE = sizeGuideParts({
  id: 0,
  name: 'Camisetas',
  intro: 'Meça uma camiseta que veste bem, estendida sobre a mesa, e compare.',
  columns: [
    { name: 'Tamanho', unit: '' },
    { name: 'Tórax', unit: 'cm' },
    { name: 'Comprimento', unit: 'cm' },
  ],
  rows: [
    ['P', '49', '67'],
    ['M', '52', '70'],
    ['G', '55', '73'],
  ],
})

type Sources = { content: ContentReader; catalog: CatalogReader; productDetails: Pick<ProductDetails, 'parts'> }

/**
 * Demos name pictures and products by numbers of no shop in particular. Here each number stands for one of this shop's own:
 * pictures are those of its posts first and of its products then.
 */
export function createShowcaseReaders({ content, catalog, productDetails }: Sources) {
  return async (): Promise<{
    media: MediaReader
    catalog: CatalogReader
    productDetails: Sources['productDetails']
    content: ContentReader
  }> => {
    const [{ posts }, { products }] = await Promise.all([
      content.posts({ perPage: ENOUGH, page: 1 }),
      catalog.list({ perPage: ENOUGH, page: 1 }),
    ])
    const pictures = [...posts.map(({ picture }) => picture), ...products.map(({ cover }) => cover)].filter(
      (file) => file !== undefined,
    )
    const simple = products.filter(({ type }) => type === 'simple')
    const variable = products.filter(({ type }) => type === 'variable')
    const named = (id: number) => nth(id === SIMPLE_PRODUCT ? simple : variable, id)
    return {
      media: {
        pictures: async (ids) =>
          new Map(ids.flatMap((id): [number, PictureFile][] => (pictures.length > 0 ? [[id, nth(pictures, id - 1)!]] : []))),
      },
      catalog: {
        ...catalog,
        purchase: async (id) => {
          const product = named(id)
          return product && (await catalog.purchase(product.id))
        },
      },
      // A block that any shop could have saved.
      content: { ...content, saved: async (id) => ({ id, document: SAVED_BLOCK }) },
      productDetails: {
        parts: async (id) => {
          const product = named(id)
          const parts = product && (await productDetails.parts(product.id))
          // Few products have measures.
          return parts && { sizeGuide: SIZE_GUIDE, ...parts }
        },
      },
    }
  }
}

const nth = <T>(list: T[], index: number): T | undefined => list[index % list.length]
