import { expect, test } from 'vitest'
import { designTypeOf } from './design-types.ts'

test.each([
  ['e-landing-page', '', 'page'],
  ['jkit-footer', 'Rodapé', 'footer'],
  ['elementskit_template', 'header', 'header'],
  ['elementskit_template', 'https://x.example/?elementskit_template=footer', 'footer'],
  ['elementor-hf', 'type_header', 'header'],
  ['elementor-hf', 'type_before_footer', 'section'],
  ['elementor-hf', 'custom', 'section'],
  ['metform-form', 'Contato', 'section'],
  ['product', 'header', undefined],
  ['constructor', 'header', undefined],
])('a post of the type «%s» that says «%s» is the design %s', (type, said, design) => {
  expect(designTypeOf(type, said)).toBe(design)
})
