import { expect, test } from 'vitest'
import { fileOf, pictureIdOf, picturesOf } from './pictures.ts'

const SHOP = 'https://loja.example'

test.each([
  ['https://loja.example/midia/bule-800.webp', 'bule-800.webp'],
  ['/midia/bule-800.webp', 'bule-800.webp'],
  ['https://outra.example/midia/bule.webp', undefined],
  ['https://loja.example.outra.example/midia/bule.webp', undefined],
  ['https://loja.example/midia/../segredo', undefined],
  ['http://loja.example/midia/bule.webp', undefined],
  ['file:///etc/passwd', undefined],
  ['http://', undefined],
])('«%s» is our file %s', (src, file) => expect(fileOf(src, SHOP)).toBe(file))

const finding = {
  shopUrl: SHOP,
  picturesOfFiles: async (files: string[]) => new Map(files.filter((file) => file === 'a.webp').map((file) => [file, 7])),
}

test('pictures are found by id or by our own address; from elsewhere they are fetched later', async () => {
  const given = [{ id: 3, alt: 'x' }, { src: '/midia/a.webp' }, {}, { src: 'https://outra.example/a.webp', alt: 'y' }]
  expect(await picturesOf(given, 5, finding)).toEqual([
    { id: 3, alt: 'x' },
    { id: 7, alt: undefined },
    { url: 'https://outra.example/a.webp', by: 5, alt: 'y' },
  ])
})
test.each([
  '/midia/b.webp',
  'http://outra.example/a.webp',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://ana:b@outra.example/a',
  'x:',
])('«%s» is refused at once', async (src) => {
  await expect(picturesOf([{ src }], 5, finding)).rejects.toMatchObject({ code: 'woocommerce_product_image_upload_error' })
})
test('the one picture of a category or a variation is of the library', async () => {
  expect(await pictureIdOf({ src: '/midia/a.webp' }, finding)).toBe(7)
  expect(await pictureIdOf(null, finding)).toBeNull()
  expect(await pictureIdOf({}, finding)).toBeNull()
  await expect(pictureIdOf({ src: 'https://outra.example/a.webp' }, finding)).rejects.toMatchObject({ status: 400 })
})
