import { openLightbox } from './lightbox.ts'
import { readLightboxAction } from './hash-action.ts'
import { largestOf, type Slide, slideOf } from './slides.ts'

const LINKS = 'a[href]'

/** Opens what a link points at, with all the others of its slideshow. Answers whether there is anything to open. */
export function openLink(link: HTMLAnchorElement): boolean {
  const { elementorLightboxSlideshow: slideshow } = link.dataset
  // Pictures that a filter has put away are not part of what is shown.
  const links = slideshow === undefined ? [link] : linksOf(slideshow).filter((one) => one === link || one.checkVisibility())
  const slides = links.flatMap((one) => {
    const slide = readLink(one)
    return slide ? [{ one, slide }] : []
  })
  const index = slides.findIndex(({ one }) => one === link)
  if (index < 0) return false
  openLightbox(
    slides.map(({ slide }) => slide),
    index,
  )
  return true
}

/** Opens the picture that an address names: from the page when it stands there, else as the shop answers for its id. */
export async function openHash(hash: string) {
  const action = readLightboxAction(hash)
  if (!action) return
  const offered = [...document.querySelectorAll<HTMLAnchorElement>(`a[data-elementor-lightbox-id="${action.id}"]`)]
  const link = offered.find((one) => one.dataset.elementorLightboxSlideshow === action.slideshow) ?? offered[0]
  if (link && openLink(link)) return
  const answer = await fetch(`/lightbox/${action.id}/`, { headers: { accept: 'application/json' } })
  if (!answer.ok) return console.warn(`The picture ${action.id} of this address is not in the shop, so nothing opens.`)
  const { src, alt } = (await answer.json()) as { src: string; alt: string } // storefront/lightbox-routes.ts
  openLightbox([{ kind: 'image', src, alt, title: '' }], 0)
}

function linksOf(slideshow: string) {
  const wanted = `${LINKS}[data-elementor-lightbox-slideshow="${CSS.escape(slideshow)}"]`
  return [...document.querySelectorAll<HTMLAnchorElement>(wanted)]
}

function readLink(link: HTMLAnchorElement): Slide | undefined {
  const image = link.querySelector('img')
  // A chosen variation shows another picture in the link's place: that one is opened.
  const swapped = image?.hasAttribute('data-o_src') ? largestOf(image.srcset) : undefined
  const { elementorOpenLightbox: choice, elementorLightboxTitle: title = '', elementorLightboxVideo: video } = link.dataset
  return slideOf({ href: video ?? swapped ?? link.href, origin: location.origin, choice, title, alt: image?.alt || title })
}
