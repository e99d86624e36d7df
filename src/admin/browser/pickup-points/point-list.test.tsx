import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Point } from './point-dialog.tsx'
import { PointList } from './point-list.tsx'

const nothing = () => undefined
const atelier: Point = {
  name: 'Ateliê do Centro',
  address: 'Rua do Amparo, 30',
  city: 'Olinda',
  state: 'PE',
  postcode: '',
  hours: '',
  phone: '',
  whatsapp: '',
  picture_id: 0,
  method_id: 0,
}

test('a shop without places is told what they are for, and one with them sees each', () => {
  const drawn = (points: Parameters<typeof PointList>[0]['points']) =>
    renderToStaticMarkup(<PointList points={points} isBusy={false} onChange={nothing} onRemove={nothing} />)
  expect(drawn([])).toContain('Nenhuma loja ainda.')
  expect(drawn([atelier])).toContain('Ateliê do Centro')
})
