import { parse } from '#islands/fragments.ts'
import { hear } from '#islands/page-events.ts'
import { addStyle } from './add-style.ts'
import { wakePhotos } from '../product/photos.ts'
import { quickViewUrl } from '../../quick-view/addresses.ts'

let shown: HTMLDialogElement | undefined
let hears = false

/** Shows a product over the page that the link stands on: drawn by the shop, fetched at the press. The browser keeps and gives back the focus. */
export async function openQuickView(link: HTMLAnchorElement) {
  if (link.ariaBusy === 'true') return
  link.ariaBusy = 'true'
  try {
    const answer = await fetch(quickViewUrl(Number(link.dataset['quickView'])))
    if (!answer.ok) throw new Error(`The quick view answered ${answer.status}`)
    const { html, css } = (await answer.json()) as { html: string; css: string } // made by routes.tsx
    addStyle(css)
    const dialog = parse(html).querySelector('dialog')
    if (!dialog) throw new Error('The quick view has no dialog.')
    show(dialog)
  } finally {
    link.ariaBusy = null
  }
}

function show(dialog: HTMLDialogElement) {
  shown?.close()
  shown = dialog
  document.body.append(dialog)
  dialog.addEventListener('click', ({ target }) => {
    const isOutside = target === dialog
    if (isOutside || (target instanceof Element && target.closest('.quick-view-close'))) dialog.close()
  })
  dialog.addEventListener('close', (event) => {
    if (event.target !== dialog) return
    dialog.remove()
    if (shown === dialog) shown = undefined
  })
  dialog.showModal()
  for (const photos of dialog.querySelectorAll<HTMLElement>('.product-photos')) wakePhotos(photos)
  if (hears) return
  hears = true
  // What was added is shown by the cart, which stands under an open dialog.
  hear('added_to_cart', () => shown?.close())
}
