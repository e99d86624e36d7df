import type { VariationImage } from '#shop/catalog/variation.ts'

/**
 * What stands around the form on a product's page, outside of any island: its first picture and its SKU follow the choice,
 * and stand as the server drew them when there is none.
 */
export function showAround(form: HTMLFormElement, { sku: code, picture }: { sku?: string; picture?: VariationImage | false }) {
  const product = form.closest('.product')
  if (!product) return
  const sku = product.querySelector('.sku')
  if (sku) setText(sku, code)
  const gallery = product.querySelector('.woocommerce-product-gallery')
  const image = gallery?.querySelector('img')
  if (!gallery || !image) return
  const before = image.getAttribute('src')
  put(image, picture ? imageAttributes(picture) : undefined)
  put(image.parentElement?.querySelector('source'), picture ? { srcset: picture.srcset_avif } : undefined)
  // The small picture that stands for it shows the same.
  const thumb = product.querySelector('.flex-control-thumbs img')
  put(thumb, picture ? { src: picture.src, srcset: picture.srcset } : undefined)
  put(thumb?.parentElement?.querySelector('source'), picture ? { srcset: picture.srcset_avif } : undefined)
  // On a phone the pictures stand side by side: the new one must be the one in sight.
  if (image.getAttribute('src') !== before) gallery.scrollTo({ left: 0, behavior: 'instant' })
}

const imageAttributes = ({ src, srcset, alt, src_w, src_h }: VariationImage) => ({
  src,
  srcset,
  alt,
  width: String(src_w),
  height: String(src_h),
})

const KEPT = 'data-o_'

/** Sets attributes and keeps the server's own beside them, as the ecosystem does; without new ones the server's come back. */
function put(element: Element | null | undefined, attributes: Record<string, string> | undefined) {
  if (!element) return
  if (attributes) {
    for (const [name, value] of Object.entries(attributes)) {
      if (!element.hasAttribute(KEPT + name)) element.setAttribute(KEPT + name, element.getAttribute(name) ?? '')
      if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
    return
  }
  for (const { name, value } of element.attributes) {
    if (name.startsWith(KEPT)) element.setAttribute(name.slice(KEPT.length), value)
  }
}

function setText(element: Element, text: string | undefined) {
  const kept = element.getAttribute(`${KEPT}content`)
  if (text !== undefined && text !== '') {
    if (kept === null) element.setAttribute(`${KEPT}content`, element.textContent ?? '')
    element.textContent = text
  } else if (kept !== null) element.textContent = kept
}
