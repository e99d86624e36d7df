import { askFirst } from './ask-first.ts'
import type { Slide } from './slides.ts'
import { LIGHTBOX_STYLE } from './style.ts'

export type View = ReturnType<typeof drawLightbox>

/** The lightbox's elements, made once and used for every opening. */
export function drawLightbox() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(LIGHTBOX_STYLE)
  document.adoptedStyleSheets.push(sheet)

  const dialog = make('dialog', 'elementor-lightbox dialog-widget dialog-lightbox-widget')
  dialog.setAttribute('aria-label', 'Galeria')
  const counter = make('p', 'elementor-slideshow__counter')
  counter.setAttribute('aria-live', 'polite')
  const close = button('dialog-lightbox-close-button', 'Fechar', '×')
  const header = make('div', 'elementor-slideshow__header')
  header.append(counter, close)
  const stage = make('div', 'elementor-slideshow__stage elementor-lightbox-item')
  const previous = button('elementor-swiper-button elementor-swiper-button-prev', 'Anterior', '‹')
  const next = button('elementor-swiper-button elementor-swiper-button-next', 'Próxima', '›')
  const title = make('p', 'elementor-slideshow__title')
  const footer = make('div', 'elementor-slideshow__footer')
  footer.append(title)
  dialog.append(header, stage, previous, next, footer)

  return {
    dialog,
    stage,
    close,
    previous,
    next,
    show: (slide: Slide, index: number, count: number) => {
      stage.replaceChildren(elementOf(slide))
      title.textContent = slide.title
      counter.textContent = count > 1 ? `${index + 1} / ${count}` : ''
      previous.hidden = next.hidden = count < 2
    },
    clear: () => stage.replaceChildren(),
  }
}

function elementOf(slide: Slide): HTMLElement {
  if (slide.kind === 'image') {
    const image = make('img', 'elementor-lightbox-image no-lazy')
    image.alt = slide.alt
    image.draggable = false
    image.src = slide.src
    return image
  }
  if (slide.kind === 'video') {
    const video = make('video', 'elementor-video-container')
    Object.assign(video, { src: slide.src, controls: true, autoplay: true, playsInline: true })
    return video
  }
  return askFirst(slide, () => {
    const frame = make('iframe', 'elementor-video-container')
    frame.title = slide.title || 'Vídeo'
    frame.allow = 'autoplay; fullscreen; picture-in-picture'
    frame.src = slide.src
    return frame
  })
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.className = className
  return element
}

function button(className: string, label: string, sign: string) {
  const element = make('button', className)
  element.type = 'button'
  element.setAttribute('aria-label', label)
  element.textContent = sign
  return element
}
