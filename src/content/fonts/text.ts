export const MOST_FONT_BYTES = 2 * 1024 * 1024
/** Enough for every taste; a page carries two. */
export const MOST_OWN_FONTS = 20

const ONLY = 'Envie a fonte em WOFF2 (um arquivo que termina em .woff2).'

/** Why a font is not taken, and what would do. */
export const FONT_PROBLEMS = {
  type: `Este arquivo não é uma fonte em WOFF2. ${ONLY}`,
  size: 'A fonte passa de 2 MB. Envie uma versão só com letras latinas (subconjunto “latin”).',
  contents: 'A fonte está danificada ou incompleta. Baixe-a de novo de onde veio e envie outra vez.',
  twice: 'Esta fonte já está na loja.',
  'too-many': `A loja guarda até ${MOST_OWN_FONTS} fontes próprias. Exclua uma antes.`,
  name: 'Dê à fonte um nome de até 60 letras, números, espaços, pontos ou hifens.',
} as const

export const missingLetters = (letters: readonly string[]) =>
  `Faltam nesta fonte letras do português: ${letters.slice(0, 8).join(' ')}${letters.length > 8 ? ' …' : ''}. Com ela os textos ficariam em duas letras diferentes.`
