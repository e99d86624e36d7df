import { mayContact, sayYes } from '#islands/outside-consent.ts'
import { text } from '#ui/player/text.ts'
import { hostOf, pageOf, videoSource } from '#ui/player/video-source.ts'

/** A player from outside, or the question that comes before it where the visitor has not allowed it. */
export function askFirst({ src }: { src: string }, player: () => HTMLElement): HTMLElement {
  const source = videoSource(src)
  const host = source && hostOf(source)
  if (!host || mayContact(host)) return player()
  const ask = document.createElement('div')
  ask.className = 'elementor-lightbox-ask'
  const notice = document.createElement('p')
  notice.textContent = text.ask(host)
  const allow = document.createElement('button')
  allow.type = 'button'
  allow.textContent = text.allow
  allow.addEventListener('click', () => {
    sayYes(host)
    const shown = player()
    ask.replaceWith(shown)
    shown.focus()
  })
  const link = document.createElement('a')
  link.href = pageOf(source)
  link.target = '_blank'
  link.rel = 'noopener'
  link.dataset.elementorOpenLightbox = 'no'
  link.textContent = text.outside(host)
  ask.append(notice, allow, link)
  return ask
}
