import type { Tree } from '../../documents/tree.ts'
import { restNonce } from '../../shared/rest-nonce.ts'
import type { Previewed } from './previewed.ts'

export const frameName = (number: number) => `previa-${number}`

/** Has the whole page drawn into a frame. A form tells it to the shop: a page of the shop comes with its own policy. */
export async function sendPage(number: number, content: Omit<Previewed, 'document'>, tree: Tree) {
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    action: '/previa/',
    target: frameName(number),
    hidden: true,
  })
  const fields = { nonce: await restNonce(), id: String(content.id), content: JSON.stringify({ ...content, document: tree }) }
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
  form.remove()
}
