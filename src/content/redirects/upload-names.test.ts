import { expect, test } from 'vitest'
import { originalNames, uploadOf } from './upload-names.ts'

test.each([
  ['/wp-content/uploads/2023/05/caneca.jpg', '2023/05/caneca.jpg'],
  ['/loja/wp-content/uploads/sites/2/2023/05/caneca.jpg', 'sites/2/2023/05/caneca.jpg'],
  ['/wp-content/webp-express/webp-images/uploads/2023/05/caneca.jpg.webp', '2023/05/caneca.jpg.webp'],
  ['/wp-content/plugins/x/y.js', undefined],
  ['/wp-content/uploads/', undefined],
])('%s names the upload %s', (path, upload) => expect(uploadOf(path)).toBe(upload))

test.each([
  ['2023/05/caneca-300x300.jpg', '2023/05/caneca.jpg'],
  ['2023/05/caneca-scaled.jpg', '2023/05/caneca.jpg'],
  ['2023/05/caneca-300x200.jpg', '2023/05/caneca-scaled.jpg'],
  ['2023/05/caneca-scaled-300x300.jpg', '2023/05/caneca-scaled.jpg'],
  ['2023/05/caneca-300x300.jpg.webp', '2023/05/caneca.jpg'],
  ['2023/05/caneca-300x300.webp', '2023/05/caneca.jpg'],
  ['2023/05/caneca.webp', '2023/05/caneca.png'],
  ['2023/05/caneca-e1683900000000.jpg', '2023/05/caneca.jpg'],
])('%s may be a form of %s', (upload, original) => expect(originalNames(upload)).toContain(original))

test('what is no picture is a form of nothing', () => expect(originalNames('2023/05/manual.pdf')).toEqual([]))
