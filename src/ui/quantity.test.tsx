import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Quantity } from './quantity.tsx'

test('[QTY-1] a quantity has a name that can be heard, and its bounds in the page', () => {
  const html = renderToStaticMarkup(<Quantity id="q" product="Caneca Serra" max={7} />)
  expect(html).toContain('<label class="screen-reader-text" for="q">Quantidade de Caneca Serra</label>')
  const [field] = /<input[^>]*>/.exec(html)!
  for (const part of ['id="q"', 'name="quantity"', 'min="1"', 'max="7"', 'step="1"']) expect(field).toContain(part)
})

test('where nothing bounds it, it has no upper end', () => {
  expect(renderToStaticMarkup(<Quantity id="q" product="Caneca Serra" />)).not.toContain('max=')
})
