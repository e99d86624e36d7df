import type { Finding } from '../finding.ts'
import type { PageFacts } from '../page-facts.ts'

export const KB = 1_024
/** What the shop keeps every public page to. */
export const MOST_SCRIPT = 12 * KB
export const MOST_STYLE = 14 * KB
/** A page with more than this is slow on a telephone, whatever else is done. */
const MOST_PICTURES = 1_000 * KB
const LARGE_PICTURE = 250 * KB
/** A file that is this much wider than it is drawn carries pixels that nobody sees. */
const MUCH_WIDER = 2.5

export function weightFindings({ weight, pictures }: Pick<PageFacts, 'weight' | 'pictures'>): Finding[] {
  const found: Finding[] = []
  if (weight.script > MOST_SCRIPT)
    found.push(
      wholePage(
        'script',
        `A página traz ${inKb(weight.script)} de scripts; o limite é ${inKb(MOST_SCRIPT)}. Tire widgets com movimento.`,
      ),
    )
  if (weight.style > MOST_STYLE)
    found.push(
      wholePage(
        'style',
        `A página traz ${inKb(weight.style)} de estilos; o limite é ${inKb(MOST_STYLE)}. Use as cores e fontes do tema.`,
      ),
    )
  if (weight.pictures > MOST_PICTURES)
    found.push(wholePage('pictures', `As imagens somam ${inKb(weight.pictures)}: num celular a página demora.`))
  for (const [at, { element, bytes, file, fileWidth, drawnWidth }] of pictures.entries()) {
    if (element === undefined) continue
    const isTooWide = drawnWidth > 0 && fileWidth > drawnWidth * MUCH_WIDER && bytes > 60 * KB
    if (bytes <= LARGE_PICTURE && !isTooWide) continue
    const reason = isTooWide ? `tem ${fileWidth} px de largura e aparece com ${Math.round(drawnWidth)} px` : `pesa ${inKb(bytes)}`
    found.push({ key: `weight ${element} ${at}`, kind: 'weight', element, isGrave: false, text: `A imagem ${file} ${reason}.` })
  }
  return found
}

const wholePage = (key: string, text: string): Finding => ({
  key: `weight ${key}`,
  kind: 'weight',
  element: undefined,
  isGrave: true,
  text,
})

export const inKb = (bytes: number) =>
  `${(bytes / KB).toLocaleString('pt-BR', { maximumFractionDigits: bytes < 20 * KB ? 1 : 0 })} KB`
