import type { Finding } from '../finding.ts'
import type { PictureFact } from '../page-facts.ts'

/** Who does not see a picture hears its description. An empty one says «only decoration», which a picture that leads somewhere is not. */
export const alternativeFindings = (pictures: readonly PictureFact[]): Finding[] =>
  pictures.flatMap(({ element, alt, isLink, file }, at) => {
    if (element === undefined || (alt ?? '').trim() !== '') return []
    const text = isLink
      ? `A imagem ${file} é um link, mas não diz para onde leva.`
      : `A imagem ${file} não tem texto alternativo.`
    return [{ key: `alternative ${element} ${at}`, kind: 'alternative', element, isGrave: isLink, text }]
  })
