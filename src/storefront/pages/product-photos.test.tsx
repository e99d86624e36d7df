import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProductPage } from '#shop/catalog/contract.ts'
import { ProductPhotos } from './product-photos.tsx'

const aProduct = { id: 7, name: 'Torta de limão', gallery: [] } as unknown as ProductPage // all that its photos need

test('a product without photos shows where they will stand, and nothing that a keyboard stops at', () => {
  const markup = renderToString(<ProductPhotos product={aProduct} isRemembered />)
  expect(markup).toContain('product-photo-blank')
  expect(markup).toContain('data-remember="7"')
  expect(markup).not.toContain('tabindex')
  expect(markup).not.toContain('role="group"')
})

test('one with a video alone shows the video', () => {
  const video = { provider: 'youtube', id: 'abcdef12345' } as const
  const markup = renderToString(<ProductPhotos product={aProduct} video={video} />)
  expect(markup).toContain('Ver o vídeo de Torta de limão')
  expect(markup).not.toContain('product-photo-blank')
})
