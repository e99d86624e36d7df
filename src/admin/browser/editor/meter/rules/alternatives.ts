import { isRecord } from '#kit/is-record.ts'
import { chosenPictures } from '../../text/picture-setting.ts'
import { valueAt, withValueAt } from '../../text/setting-path.ts'
import type { Elements, Finding, Fix } from '../finding.ts'
import type { PictureFact } from '../page-facts.ts'

/** As the shop keeps it. */
const LONGEST = 500
/** Their pictures are decoration, whatever is written of them: grounds, portraits and small pictures beside a name. */
const DECORATED = new Set([
  'author-box',
  'container',
  'lottie',
  'price-list',
  'reviews',
  'testimonial',
  'testimonial-carousel',
  'video',
  'video-playlist',
])
/** Of widgets with a picture of their own these settings hold the ground behind it. */
const GROUND = /(^|\.)(bg_image|background_image_[ab])$/

/**
 * Who does not see a picture hears its description. An empty one says «only decoration», which a picture that leads somewhere is not, nor
 * one that somebody chose for the page; of others, like a product's beside its name, the shop says it on purpose.
 */
export const alternativeFindings = (pictures: readonly PictureFact[], elements: Elements): Finding[] =>
  pictures.flatMap(({ element, alt, isLink, file }, at) => {
    if (element === undefined || (alt ?? '').trim() !== '') return []
    const path = pathOf(pictures, at, elements)
    if (path === undefined && alt === '' && !isLink) return []
    const text = isLink
      ? `A imagem ${file} é um link, mas não diz para onde leva.`
      : `A imagem ${file} não tem texto alternativo.`
    const fix = path === undefined ? undefined : describe(path, isLink)
    return [{ key: `alternative ${element} ${at}`, kind: 'alternative', element, isGrave: isLink, text, fix }]
  })

/** The setting that a drawn picture comes from: those of one element are told apart by their order. */
function pathOf(pictures: readonly PictureFact[], at: number, { widgetOf, settingsOf }: Elements): string | undefined {
  const element = pictures[at]?.element
  const [widget, settings] = element === undefined ? [] : [widgetOf(element), settingsOf(element)]
  if (!widget || !settings || DECORATED.has(widget.name)) return undefined
  const isSame = (other: PictureFact) => other.element === element
  const chosen = chosenPictures(widget.settings, settings).filter((path) => !GROUND.test(path))
  if (chosen.length === 0 || pictures.filter(isSame).length % chosen.length !== 0) return undefined
  return chosen[pictures.slice(0, at).filter(isSame).length % chosen.length]
}

const describe = (path: string, isLink: boolean): Fix => ({
  label: 'Descrever a imagem',
  asks: { label: isLink ? 'Para onde ela leva' : 'O que ela mostra', longest: LONGEST },
  change: (settings, answer) => {
    const picture = valueAt(settings, path)
    return isRecord(picture) ? withValueAt(settings, path, { ...picture, alt: answer }) : settings
  },
})
