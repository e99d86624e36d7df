import type { State } from '../state.ts'
import { atWorkbench, screen } from '../steps.ts'

export const states: State[] = [
  screen('products', '/products', { isCompared: true }),
  screen('product', ({ ids }) => `/products/${ids.products['vaso-jequitinhonha']}`),
  screen('product with variations', ({ ids }) => `/products/${ids.products['camiseta-algodao-organico']}`),
  screen('new product', '/products/create'),
  {
    name: 'new product with errors',
    as: 'merchant',
    open: async (opened, shop) => {
      await atWorkbench(opened, shop, '/products/create')
      await opened.getByRole('button', { name: 'Criar o produto' }).click()
      await opened.locator('[aria-invalid="true"]').first().waitFor()
    },
  },
  screen('categories', '/categories'),
  screen('tags', '/tags'),
  screen('attributes', '/attributes'),
  screen('size guides', '/guias-de-medidas'),
  {
    name: 'size guide, changed',
    as: 'merchant',
    open: async (opened, shop) => {
      await atWorkbench(opened, shop, '/guias-de-medidas')
      await opened.getByRole('button', { name: 'Editar: Camisas' }).click()
      await opened.getByRole('dialog').getByLabel('Introdução').waitFor()
      const content = opened.locator('.MuiDialogContent-root')
      await content.evaluate((one) => one.scrollTo(0, one.scrollHeight))
    },
  },
  screen('import', '/importar'),
  screen('export', '/exportar'),
  screen('media', '/media'),
  screen('products of a new shop', '/products', { isEmptyShop: true }),
  screen('categories of a new shop', '/categories', { isEmptyShop: true }),
  screen('attributes of a new shop', '/attributes', { isEmptyShop: true }),
  screen('size guides of a new shop', '/guias-de-medidas', { isEmptyShop: true }),
  screen('media of a new shop', '/media', { isEmptyShop: true }),
]
