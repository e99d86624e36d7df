import { referencesOf, type Settings } from './settings.ts'

/** A slide there has colours of its own, and stands where all do unless it says otherwise. */
export function ownSlide(slide: Settings, usualPlace: unknown): Settings {
  const { background_color: ground, background_overlay: veil, background_overlay_color, content_color, ...row } = slide
  const isOwn = slide.custom_style === 'yes'
  return {
    ...row,
    ...(ground !== undefined && { ground_color: ground }),
    background_overlay: veil === 'yes' ? 'dark' : 'none',
    ...(veil === 'yes' && { veil_color: background_overlay_color ?? 'rgba(0,0,0,0.5)' }),
    ...(isOwn && content_color !== undefined && { content_color }),
    horizontal_position: PLACES[String((isOwn && slide.horizontal_position) || usualPlace)] ?? 'center',
  }
}

const PLACES: Record<string, string> = { left: 'start', start: 'start', center: 'center', right: 'end', end: 'end' }

const OVER_PICTURES = new Set(['slides', 'image-carousel', 'media-carousel'])
/** Arrows and dots there stand on the picture itself: a colour that was chosen for them may be the one of our ground. */
export function withBareArrows(widgetType: string, settings: Settings): Settings {
  if (!OVER_PICTURES.has(widgetType)) return settings
  const bare = ['arrows', 'dots'].filter(
    (one) => settings[`${one}_color`] || referencesOf(settings, '__globals__')[`${one}_color`],
  )
  return { ...Object.fromEntries(bare.map((one) => [`${one}_ground_color`, '#00000000'])), ...settings }
}
